// Fixed words and limits of the domain. Without zod, which public pages do not load (docs/decisions/0004).

/** How a goal was scored. */
export const FORMS = [
  'derecha',
  'izquierda',
  'cabeza',
  'falta',
  'penalti',
  'corner',
  'otro',
] as const;
export type Forma = (typeof FORMS)[number];

/** Rows of a line-up as shown on the pitch from top to bottom, then the bench. */
export const ROWS = ['delanteros', 'mediocentros', 'defensas', 'portero', 'suplentes'] as const;
export type Fila = (typeof ROWS)[number];
/** Names of the rows, as lists of players show them. */
export const ROW_NAMES: Readonly<Record<Fila, string>> = {
  delanteros: 'Delanteros',
  mediocentros: 'Mediocentros',
  defensas: 'Defensas',
  portero: 'Portero',
  suplentes: 'Banquillo',
};

/** An object with a value for each key, in the order of the keys. */
export const perKey = <Key extends string, T>(
  keys: readonly Key[],
  toValue: (key: Key) => T,
): Record<Key, T> => Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<Key, T>;

export const perRow = <T>(toValue: (row: Fila) => T): Record<Fila, T> => perKey(ROWS, toValue);

/** Periods of play in order: the two halves, and the two of extra time (regla 98). */
export const PERIODS = ['primera_parte', 'segunda_parte', 'prorroga_1', 'prorroga_2'] as const;
export type Period = (typeof PERIODS)[number];
/** The periods that every match has. */
export const HALVES = ['primera_parte', 'segunda_parte'] as const;
export const EXTRA_PERIODS = ['prorroga_1', 'prorroga_2'] as const;
/** Whether a sheet has extra time. An empty period counts (regla 98). */
export const hasExtraTime = (detalles: Partial<Record<Period, unknown>>): boolean =>
  EXTRA_PERIODS.some((period) => detalles[period] !== undefined);
/** Length of a period of extra time, minutes. */
export const EXTRA_PERIOD_MINUTES = 15;
/** Maximum number of goals of a side in a shoot-out. */
export const SHOOT_OUT_MAX = 30;
/** Side that did not turn up to a match, which was awarded to the other one: `propia` is our club. */
export const WALKOVERS = ['propia', 'rival'] as const;
export type Walkover = (typeof WALKOVERS)[number];
/** Goals of an awarded match, unless its competition says otherwise. */
export const WALKOVER_GOALS = 3;

/** Player figures that are summed over sheets. Ratios are derived from them. */
export const COUNTERS = [
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
export type Counter = (typeof COUNTERS)[number];
export type Counters = Readonly<Record<Counter, number>>;
export const ZERO_COUNTERS: Counters = perKey(COUNTERS, () => 0);
/** Sum of two sets of figures. Figures missing in older data count as zero. */
export const addCounters = (
  a: Readonly<Partial<Counters>>,
  b: Readonly<Partial<Counters>>,
): Counters => perKey(COUNTERS, (counter) => (a[counter] ?? 0) + (b[counter] ?? 0));

export const STATUSES = [
  'programado',
  'aplazado',
  'suspendido',
  'cancelado',
  'en_juego',
  'finalizado',
] as const;
export type PartidoStatus = (typeof STATUSES)[number];

export const RESULTS = ['win', 'lose', 'draw', ''] as const;
/** Result for our side, empty while the match has not been played. */
export type PartidoResult = (typeof RESULTS)[number];

export const PIES = ['Derecho', 'Izquierdo'] as const;
export const HEIGHT_MIN_CM = 150;
export const HEIGHT_MAX_CM = 250;
export const DORSAL_MIN = 1;
export const DORSAL_MAX = 99;

/** Kinds of a news item's photos: each photo has a kind of its own. The order on screen is that of `media`. */
export const NOTICIA_PHOTO_KINDS = [
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
export type NoticiaPhotoKind = (typeof NOTICIA_PHOTO_KINDS)[number];
/** Kinds of uploaded photos: a player's portrait or banner, or a slot of a news item. */
const PHOTO_KINDS = ['jugador-perfil', 'jugador-banner', ...NOTICIA_PHOTO_KINDS] as const;
/** The club's crest, a sponsor's logo, a rival's crest. */
export const EMBLEM_KINDS = ['escudo', 'patrocinador', 'equipo'] as const;
export type EmblemKind = (typeof EMBLEM_KINDS)[number];
export const IMAGE_KINDS = [...PHOTO_KINDS, ...EMBLEM_KINDS] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** Id of the club's only crest. */
export const CREST_ID = 'club';

/** Limits of an uploaded photo, a JPEG (regla 21). */
export const IMAGE_MAX_BYTES = 400 * 1024;
export const IMAGE_MAX_SIDE_PX = 1600;
/** Limits of a crest or logo, a PNG or a JPEG (regla 2). */
export const EMBLEM_MAX_BYTES = 200 * 1024;
export const EMBLEM_MAX_SIDE_PX = 1024;
/** Bodies above this are rejected without being read completely: 413 (regla 61). */
export const IMAGE_MAX_BODY_BYTES = 600 * 1024;

export const MAX_NOTICIA_PHOTOS = NOTICIA_PHOTO_KINDS.length;
/** Maximum length of an alt text, characters. */
export const ALT_MAX = 200;
/** Who may read a news item: everybody, everybody from an instant on, administrators only. */
export const NOTICIA_STATES = ['publicada', 'programada', 'borrador'] as const;
export type NoticiaState = (typeof NOTICIA_STATES)[number];

/** Steps that start or end a period, in order. */
export const PHASE_KINDS = [
  'comienzo',
  'descanso',
  'segunda_parte',
  'fin_segunda_parte',
  'prorroga_1',
  'descanso_prorroga',
  'prorroga_2',
  'fin_prorroga',
  'tanda',
  'final',
] as const;
export type PhaseKind = (typeof PHASE_KINDS)[number];
/** Phases of a live match. Each is named after the step that starts it, except the first two. */
export type LivePhase = 'sin_empezar' | 'primera_parte' | Exclude<PhaseKind, 'comienzo'>;

/** Default length of a half, minutes. Play beyond it is added time. */
export const MINUTES_PER_HALF = 45;
/** Limits of a competition's length of a half, minutes. */
export const HALF_MINUTES_MIN = 10;
export const HALF_MINUTES_MAX = 60;
/** Maximum added time in a sheet, minutes. */
export const MAX_ADDED_TIME = 30;
/** Limits of a live log (docs/decisions/0016). A half of a sheet has at most 200 events. */
export const MAX_STEPS = 400;
export const MAX_LIVE_EVENTOS = 200;
/** A live log without changes for this long counts as abandoned, and is not shown as live. */
export const ABANDONED_AFTER_HOURS = 4;

export const TIME_ZONES = ['Europe/Madrid', 'Atlantic/Canary'] as const;
export type TimeZone = (typeof TIME_ZONES)[number];

/** Articles of a club's name in a sentence, `''` for none. */
export const ARTICLES = ['el', 'la', 'los', 'las', ''] as const;
export type Article = (typeof ARTICLES)[number];

/** Shirt designs with two colours. */
export const SHIRT_PATTERNS = ['lisa', 'franjas', 'aros', 'banda', 'mitades'] as const;

export const SOCIAL_NETWORKS = [
  'instagram',
  'facebook',
  'x',
  'youtube',
  'tiktok',
  'whatsapp',
  'telegram',
  'web',
] as const;

/** Notification topics (regla 78). */
export const NOTIFICATION_TOPICS = ['goles', 'final', 'horario', 'noticias'] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];
/** Maximum number of devices with notifications. */
export const MAX_SUBSCRIPTIONS = 5_000;

/** Colour schemes that a reader can choose instead of the system's: light or dark. */
export const SCHEMES = ['claro', 'oscuro'] as const;
export type ColourScheme = (typeof SCHEMES)[number];

/** Key of the stored choice, and name of the root element's attribute (`data-…`). */
export const SCHEME_KEY = 'aspecto';
