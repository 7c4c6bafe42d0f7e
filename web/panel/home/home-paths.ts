export interface HomePaths {
  readonly empezar: string;
  readonly banda: (partidoId: string) => string;
  readonly acta: (partidoId: string) => string;
  readonly cronica: (partidoId: string) => string;
  readonly editarPartido: (partidoId: string) => string;
  readonly estadisticas: string;
  readonly copia: string;
  readonly plantilla: string;
  readonly historial: string;
}
