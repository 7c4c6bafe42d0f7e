/**
 * Where each document lives in Firestore; the same for functions, web and rules (`docs/architecture.md`).
 * Each function gives a document path.
 */
export const firestorePaths = {
  club: () => 'publico/club',
  portada: () => 'publico/portada',
  noticias: () => 'publico/noticias',
  noticiasPagina: (paginaId: string) => `noticias_paginas/${paginaId}`,
  plantilla: () => 'publico/plantilla',
  cambios: () => 'publico/cambios',
  calendario: (temporadaId: string) => `calendarios/${temporadaId}`,
  estadisticasEquipo: (temporadaId: string) => `estadisticas_equipo/${temporadaId}`,
  estadisticasJugadores: (temporadaId: string) => `estadisticas_jugadores/${temporadaId}`,
  jugador: (id: string) => `jugadores/${id}`,
  fechasNacimiento: () => 'privado/fechas_nacimiento',
  reservas: () => 'privado/reservas',
  partido: (id: string) => `partidos/${id}`,
  noticia: (id: string) => `noticias/${id}`,
  equipo: (id: string) => `equipos/${id}`,
  competicion: (id: string) => `competiciones/${id}`,
  campo: (id: string) => `campos/${id}`,
  imagen: (id: string) => `imagenes/${id}`,
  directo: (partidoId: string) => `directo/${partidoId}`,
  historial: (operacionId: string) => `historial/${operacionId}`,
  idempotencia: (id: string) => `idempotencia/${id}`,
  limite: (id: string) => `limites/${id}`,
  sal: () => 'privado/sal',
  importacion: () => 'privado/importacion',
  esquema: () => 'privado/esquema',
} as const;
