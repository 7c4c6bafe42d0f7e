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

/** A line-up, or what stands for it, made row by row. */
export const porFila = <T>(of: (fila: Fila) => T): Record<Fila, T> => ({
  delanteros: of('delanteros'),
  mediocentros: of('mediocentros'),
  defensas: of('defensas'),
  portero: of('portero'),
  suplentes: of('suplentes'),
});

export const MITADES = ['primera_parte', 'segunda_parte'] as const;
export type Mitad = (typeof MITADES)[number];

/** The figures of a player that sheets add to; ratios are derived from them. */
export const CONTADORES = [
  'partidos_jugados',
  'goles',
  'asistencias',
  'porterias_imbatidas',
  'tarjetas_amarillas',
  'tarjetas_rojas',
  'goles_encajados',
  'mvp',
  'titularidades',
  'minutos',
  'partidos_con_minutos',
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

/** The places for photos that a news item has, one kind for each; which stands first is not told by its number. */
export const TIPOS_FOTO_NOTICIA = [
  'noticia',
  'noticia2',
  'noticia3',
  'noticia4',
  'noticia5',
  'noticia6',
  'noticia7',
  'noticia8',
  'noticia9',
  'noticia10',
] as const;
export type TipoFotoNoticia = (typeof TIPOS_FOTO_NOTICIA)[number];
/** What an uploaded photo can belong to: a player's portrait or banner, or a news item. */
const TIPOS_FOTO = ['jugador-perfil', 'jugador-banner', ...TIPOS_FOTO_NOTICIA] as const;
/** The club's crest, a sponsor's logo, a rival's crest. */
export const TIPOS_EMBLEMA = ['escudo', 'patrocinador', 'equipo'] as const;
export type TipoEmblema = (typeof TIPOS_EMBLEMA)[number];
export const TIPOS_IMAGEN = [...TIPOS_FOTO, ...TIPOS_EMBLEMA] as const;
export type TipoImagen = (typeof TIPOS_IMAGEN)[number];

/** The club has one crest: the id that stands for it. */
export const ESCUDO_ID = 'club';

/** Bounds of an uploaded photo, a JPEG (regla 21). */
export const IMAGEN_MAX_BYTES = 400 * 1024;
export const IMAGEN_MAX_LADO_PX = 1600;
/** Bounds of a crest or logo, a PNG or a JPEG (regla 2). */
export const EMBLEMA_MAX_BYTES = 200 * 1024;
export const EMBLEMA_MAX_LADO_PX = 1024;
/** Above this a body is not read to its end: 413 (regla 61). */
export const IMAGEN_MAX_CUERPO_BYTES = 600 * 1024;

export const FOTOS_NOTICIA_MAX = TIPOS_FOTO_NOTICIA.length;
/** Characters of what a photo shows, told to who does not see it. */
export const ALT_MAX = 200;
/** Who may read a news item: everybody, everybody from an instant on, nobody but administrators. */
export const ESTADOS_NOTICIA = ['publicada', 'programada', 'borrador'] as const;
export type EstadoNoticia = (typeof ESTADOS_NOTICIA)[number];

/** Phases of a match followed from the touchline, in playing order. */
export type FaseDirecto = 'sin_empezar' | 'primera_parte' | 'descanso' | 'segunda_parte' | 'final';
/** Steps that begin or end a half. */
export const TIPOS_FASE = ['comienzo', 'descanso', 'segunda_parte', 'final'] as const;

/** Minutes of a half where its competition says nothing else; what is played beyond them is added time. */
export const MINUTOS_POR_PARTE = 45;
/** Bounds of the minutes of a half that a competition may say. */
export const MINUTOS_PARTE_MIN = 10;
export const MINUTOS_PARTE_MAX = 60;
/** Most minutes of added time that a sheet takes. */
export const MAX_ANADIDO = 30;
/** Bounds of a live log (docs/decisions/0018); a half of a sheet takes at most 200 events. */
export const MAX_PASOS = 400;
export const MAX_EVENTOS_DIRECTO = 200;
/** A live log that has not changed for so long was forgotten, and is not shown as a match in play. */
export const HORAS_SIN_NOTICIAS = 4;

/** Where the club's clock is. */
export const ZONAS_HORARIAS = ['Europe/Madrid', 'Atlantic/Canary'] as const;
export type ZonaHoraria = (typeof ZONAS_HORARIAS)[number];

/** Articles that a club's name may take in a sentence; `''` where it takes none. */
export const ARTICULOS = ['el', 'la', 'los', 'las', ''] as const;
export type Articulo = (typeof ARTICULOS)[number];

/** How a shirt's two colours lie on it. */
export const DIBUJOS_CAMISETA = ['lisa', 'franjas', 'aros', 'banda', 'mitades'] as const;

export const REDES_SOCIALES = [
  'instagram',
  'facebook',
  'x',
  'youtube',
  'tiktok',
  'whatsapp',
  'telegram',
  'web',
] as const;

/** What somebody can have on his phone (regla 78). */
export const TEMAS_AVISO = ['goles', 'final', 'horario', 'noticias'] as const;
export type TemaAviso = (typeof TEMAS_AVISO)[number];
/** Devices that get notices, at most. */
export const MAX_SUSCRIPCIONES = 5_000;

/** What a reader may choose instead of his system's scheme: light or dark. */
export const ASPECTOS = ['claro', 'oscuro'] as const;
export type Aspecto = (typeof ASPECTOS)[number];

/** Key under which a device keeps the choice, and attribute of the page's root element that carries it (`data-…`). */
export const ASPECTO_KEY = 'aspecto';
