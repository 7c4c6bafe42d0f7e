import type { Period } from '../vocabulary';

/**
 * Vocabulary of match reports. All words are folded (`foldText`). To read a new layout, usually add words here and an
 * example file.
 */

export const EVENT_SECTIONS = ['changes', 'cards', 'goals', 'events'] as const;
export type SectionKind =
  | 'starters'
  | 'substitutes'
  | (typeof EVENT_SECTIONS)[number]
  | 'shoot-out'
  | 'other';

type CardKind = 'tarjeta amarilla' | 'tarjeta roja' | 'doble amarilla';

interface Heading {
  readonly kind: SectionKind;
  /** Which card the lines below tell if they do not say. */
  readonly facts?: EventFacts;
  /** Role of the players below the heading. */
  readonly role?: 'entra' | 'sale';
}

/** A map from each phrase to its meaning. Bars separate phrases that mean the same. */
const mapPhrases = <T>(rows: Readonly<Record<string, T>>) =>
  new Map(
    Object.entries(rows).flatMap(([phrases, meaning]) =>
      phrases.split('|').map((one) => [one, meaning] as const),
    ),
  );

export const HEADINGS = mapPhrases<Heading>({
  'titulares|titular|equipo titular|once inicial|once titular|alineacion|alineacion inicial|alineacion titular|alineaciones|jugadores':
    { kind: 'starters' },
  'suplentes|banquillo|reservas|sustitutos': { kind: 'substitutes' },
  'sustituciones|cambios|sustituciones realizadas|cambios realizados|relevos': { kind: 'changes' },
  'entran|jugadores que entran': { kind: 'changes', role: 'entra' },
  'salen|jugadores que salen': { kind: 'changes', role: 'sale' },
  'tarjetas|disciplina|amonestaciones y expulsiones|tarjetas y expulsiones|tarjetas mostradas|expulsiones|expulsados':
    { kind: 'cards' },
  'tarjetas amarillas|amarillas|amonestaciones|amonestados': {
    kind: 'cards',
    facts: { card: 'tarjeta amarilla' },
  },
  'tarjetas rojas|rojas|rojas directas': { kind: 'cards', facts: { card: 'tarjeta roja' } },
  'dobles amarillas|tarjetas dobles amarillas': {
    kind: 'cards',
    facts: { card: 'doble amarilla' },
  },
  'segundas amarillas': { kind: 'cards', facts: { card: 'doble amarilla', isSecondYellow: true } },
  'goles|goleadores|goles del partido|relacion de goles|tantos': { kind: 'goals' },
  'tanda|tanda de penaltis|penaltis|lanzamientos de penalti|lanzamientos desde el punto de penalti':
    { kind: 'shoot-out' },
  'cronologia|minuto a minuto|eventos|incidencias del partido|sucesos': { kind: 'events' },
  'observaciones|cuerpo tecnico|tecnicos|entrenador|entrenadores|delegado|delegados|delegado de equipo|delegado de campo|ayudante|segundo entrenador|2o entrenador|medico|fisioterapeuta|encargado de material|arbitro|arbitros|equipo arbitral|incidencias|otras incidencias|firmas|otros datos':
    { kind: 'other' },
});

/** Words of a heading that name the team. */
export const SIDE_WORDS = mapPhrases<'local' | 'visitante'>({
  'local|casa|equipo local|del equipo local': 'local',
  'visitante|fuera|equipo visitante|del equipo visitante': 'visitante',
});

/** Parts of a match that a heading above events may name. */
export const PART_WORDS = mapPhrases<readonly Period[]>({
  'primera parte|1a parte|1er tiempo|primer tiempo': ['primera_parte'],
  'segunda parte|2a parte|2o tiempo|segundo tiempo': ['segunda_parte'],
  'prorroga|tiempo extra|tiempo suplementario': ['prorroga_1', 'prorroga_2'],
  'primera parte de la prorroga|1a parte de la prorroga|1a parte prorroga|prorroga 1a parte|prorroga primera parte':
    ['prorroga_1'],
  'segunda parte de la prorroga|2a parte de la prorroga|2a parte prorroga|prorroga 2a parte|prorroga segunda parte':
    ['prorroga_2'],
});

/** What a phrase in an event's line says. */
export interface EventFacts {
  readonly card?: CardKind | undefined;
  /** Whether the player must have seen a first yellow card. */
  readonly isSecondYellow?: boolean;
  readonly isGoal?: boolean;
  readonly isPenalty?: boolean;
  readonly isOwnGoal?: boolean;
}

/** Phrases in an event's line, before or after a name. */
export const EVENT_WORDS = mapPhrases<EventFacts>({
  'segunda tarjeta amarilla|segunda amarilla|segunda amonestacion|2a tarjeta amarilla|2a amarilla|2 amarilla|2ta|2 ta|2a ta|2a t a|por segunda amarilla|por la segunda amarilla|por 2a amarilla':
    { card: 'doble amarilla', isSecondYellow: true },
  'doble tarjeta amarilla|doble amarilla|doble amonestacion|por doble amarilla|por doble amonestacion|por dos amarillas|por acumulacion de amarillas':
    { card: 'doble amarilla' },
  'tarjeta roja directa|roja directa|tarjeta roja|roja|tr|t r': { card: 'tarjeta roja' },
  'tarjeta amarilla|amarilla|amonestado|amonestacion|ta|t a': { card: 'tarjeta amarilla' },
  gol: { isGoal: true },
  'gol de penalti': { isGoal: true, isPenalty: true },
  'pen|penalti|penalty|de penalti': { isPenalty: true },
  'autogol|gol en propia puerta': { isGoal: true, isOwnGoal: true },
  'pp|p p|propia puerta|en propia puerta|propia meta|en propia meta|en propia': { isOwnGoal: true },
  'cambio|sustitucion': {},
});

/** Phrases that count only if they fill a cell: beside a name, `P` may be an initial. */
export const CELL_WORDS = mapPhrases<EventFacts>({
  'p|penal': { isPenalty: true },
  propia: { isOwnGoal: true },
  'jugada|de jugada|falta|de falta|cabeza|de cabeza|corner': {},
});

/** How a change begins in a list of all kinds of events. */
export const CHANGE = /^\s*(?:cambio|sustitución)\b/iu;

/** The reason of a card, behind its player. */
export const REASON = /\s(?:por|motivo:?)\s(?!(?:la )?(?:doble|segunda|2|dos|acumul))\S.*$/iu;

/** Marks after a player of a line-up. Starters and substitutes are told by the heading, so their marks say nothing. */
export const PLAYER_MARKS = mapPhrases<readonly ('keeper' | 'captain')[]>({
  'pt|p|por|portero|portera|gk': ['keeper'],
  'c|cap|capitan|capitana': ['captain'],
  'pt c|p c|c p|c pt|ptc': ['keeper', 'captain'],
  't|s|tit|sup|titular|suplente': [],
});

/** Words for who comes on and who goes off: the role of the person before them, and of the one after. */
export const ROLE_WORDS = [
  [/(?<![\p{L}\d])(?:entra|in)\b\s*:?|(?<![\p{L}\d])e\s*:|[↑▲⬆🔼]/giu, null, 'entra'],
  [/(?<![\p{L}\d])(?:sale|out)\b\s*:?|(?<![\p{L}\d])s\s*:|[↓▼⬇🔽]/giu, null, 'sale'],
  [/\s*(?:<-+|←|⟵)\s*/gu, 'entra', 'sale'],
  [/\s*(?:-+>|→|⟶)\s*/gu, 'sale', 'entra'],
] as const;
/** `X por Y`, in a change. */
export const ON_FOR_OFF = [/\s\(?por\s/giu, 'entra', 'sale'] as const;

/** Words for staff, who may be listed among the players. */
export const STAFF =
  /\b(?:entrenador|delegad|ayudante|auxiliar|fisio|medico|masajista|encargad|preparador|2o entrenador|tecnico)/u;

/** Words of column headings. A line of only these is no event. */
export const COLUMN_WORDS = new Set(
  'n no num numero dorsal jugador jugadores nombre nombres apellidos y min minuto equipo entra sale tarjeta tipo gol autor goleador resultado marcador parcial posicion motivo'.split(
    ' ',
  ),
);

/** Lines about extra time without events: `Prórroga: 2 - 1`, `Final de la prórroga`. */
const EXTRA_TIME =
  '(?=.*(?:prorroga|tiempo (?:extra|suplementario)))(?:(?:el|la|en|de|se|no|si|con|tras|despues|hubo|jugo|disputo|decidio|partido|inicio|comienzo|fin|final|resultado|marcador|prorroga|tiempo|extra|suplementario|\\d+)(?: |$))+';

/** Lines of the page around a report, wherever they stand. */
export const PAGE_LINE = new RegExp(
  `^(?:pagina \\d+( de \\d+)?|\\d+ de \\d+|aviso legal.*|cookies|politica de .*|sin (?:incidencias|goles|tarjetas|cambios|sustituciones|novedad).*|no hay .*|no hubo .*|ninguno|ninguna|volver|imprimir|descargar.*|https? .*|www .*|subir|compartir.*|fdo.*|inicio .*|${EXTRA_TIME})$`,
  'u',
);

const SENTENCE =
  'en el minuto (\\d+(?:\\s*\\+\\s*\\d+)?),? (?:el|la) jugador(?:a)? (?:n[ºo°.]+\\s*)?\\(?(\\d*)\\)?\\s*(.+?),? fue ';

/** Patterns of whole sentences, with the short form that replaces each: "45' Amarilla 7 CANO, IVAN". */
export const SENTENCES = [
  ['amonestad[oa]\\b.*$', "$1' Amarilla $2 $3"],
  [
    'expulsad[oa]\\b.*(?:segunda|2ª) (?:tarjetas? )?(?:amarilla|amonestaci).*$',
    "$1' Segunda amarilla $2 $3",
  ],
  [
    'expulsad[oa]\\b.*(?:doble|dos) (?:tarjetas? )?(?:amarilla|amonestaci).*$',
    "$1' Doble amarilla $2 $3",
  ],
  ['expulsad[oa]\\b.*$', "$1' Roja $2 $3"],
].map(([end = '', short = '']) => [new RegExp(`${SENTENCE}${end}`, 'iu'), short] as const);
