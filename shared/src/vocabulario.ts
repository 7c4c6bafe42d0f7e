/**
 * The fixed words and bounds of the domain, without zod: public pages use them and need no parser
 * (docs/decisions/0005).
 */
export const FORMAS = [
  'derecha',
  'izquierda',
  'cabeza',
  'falta',
  'penalti',
  'corner',
  'otro',
] as const;
export type Forma = (typeof FORMAS)[number];

/** Rows of a line-up, in the order in which the pitch shows them from top to bottom, then the bench. */
export const FILAS = ['delanteros', 'mediocentros', 'defensas', 'portero', 'suplentes'] as const;
export type Fila = (typeof FILAS)[number];

export const MITADES = ['primera_parte', 'segunda_parte'] as const;
export type Mitad = (typeof MITADES)[number];

/** The eight figures of a player that sheets add to; ratios are derived from them. */
export const CONTADORES = [
  'partidos_jugados',
  'goles',
  'asistencias',
  'porterias_imbatidas',
  'tarjetas_amarillas',
  'tarjetas_rojas',
  'goles_encajados',
  'mvp',
] as const;
export type Contador = (typeof CONTADORES)[number];
export type Contadores = Readonly<Record<Contador, number>>;

export const ESTADOS = [
  'programado',
  'aplazado',
  'suspendido',
  'cancelado',
  'en_juego',
  'finalizado',
] as const;
export type EstadoPartido = (typeof ESTADOS)[number];

export const RESULTADOS = ['win', 'lose', 'draw', ''] as const;
/** Result for our side; empty while the match has not been played. */
export type Resultado = (typeof RESULTADOS)[number];

export const PIES = ['Derecho', 'Izquierdo'] as const;
export const ALTURA_MIN_CM = 150;
export const ALTURA_MAX_CM = 250;
export const DORSAL_MIN = 1;
export const DORSAL_MAX = 99;

/** What an uploaded image can belong to: a player's portrait or banner, or a news item. */
export const TIPOS_IMAGEN = ['jugador-perfil', 'jugador-banner', 'noticia'] as const;
export type TipoImagen = (typeof TIPOS_IMAGEN)[number];

/** Bounds of an uploaded image (regla 21). */
export const IMAGEN_MAX_BYTES = 400 * 1024;
export const IMAGEN_MAX_LADO_PX = 1600;
/** Above this a body is not read to its end: 413 (regla 61). */
export const IMAGEN_MAX_CUERPO_BYTES = 600 * 1024;

/** Phases of a match followed from the touchline, in playing order. */
export const FASES_DIRECTO = [
  'sin_empezar',
  'primera_parte',
  'descanso',
  'segunda_parte',
  'final',
] as const;
export type FaseDirecto = (typeof FASES_DIRECTO)[number];
/** Steps that begin or end a half. */
export const TIPOS_FASE = ['comienzo', 'descanso', 'segunda_parte', 'final'] as const;

/** Minutes of a half; what is played beyond them is added time. */
export const MINUTOS_POR_PARTE = 45;
/** Most minutes of added time that a sheet takes. */
export const MAX_ANADIDO = 30;
/** Bounds of a live log (docs/decisions/0018); a half of a sheet takes at most 200 events. */
export const MAX_PASOS = 400;
export const MAX_EVENTOS_DIRECTO = 200;
/** A live log that has not changed for so long was forgotten, and is not shown as a match in play. */
export const HORAS_SIN_NOTICIAS = 4;
