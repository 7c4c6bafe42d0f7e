/**
 * Vocabulary of match reports. All words are folded (`report-text.ts`). A new layout usually needs only new words here,
 * and an example file.
 */

export type EventSection = 'changes' | 'cards' | 'goals' | 'events';
export type SectionKind = 'starters' | 'substitutes' | EventSection | 'other';

export type CardKind = 'tarjeta amarilla' | 'tarjeta roja' | 'doble amarilla';

const sameFor = <T>(words: readonly string[], value: T): Record<string, T> =>
  Object.fromEntries(words.map((word) => [word, value]));

interface Heading {
  readonly kind: SectionKind;
  /** Kind of the cards below it that do not name their own. */
  readonly card?: CardKind;
}

const headings = (heading: Heading, ...phrases: readonly string[]) =>
  phrases.map((phrase) => [phrase, heading] as const);

/** Headings of sections. */
export const HEADINGS: ReadonlyMap<string, Heading> = new Map([
  ...headings(
    { kind: 'starters' },
    'titulares',
    'titular',
    'equipo titular',
    'once inicial',
    'once titular',
    'alineacion',
    'alineacion inicial',
    'alineacion titular',
    'alineaciones',
    'jugadores',
  ),
  ...headings({ kind: 'substitutes' }, 'suplentes', 'banquillo', 'reservas', 'sustitutos'),
  ...headings(
    { kind: 'changes' },
    'sustituciones',
    'cambios',
    'sustituciones realizadas',
    'cambios realizados',
    'relevos',
  ),
  ...headings(
    { kind: 'cards' },
    'tarjetas',
    'disciplina',
    'amonestaciones y expulsiones',
    'tarjetas y expulsiones',
    'tarjetas mostradas',
  ),
  ...headings(
    { kind: 'cards', card: 'tarjeta amarilla' },
    'tarjetas amarillas',
    'amarillas',
    'amonestaciones',
    'amonestados',
    'a amonestaciones',
  ),
  ...headings({ kind: 'cards', card: 'tarjeta roja' }, 'tarjetas rojas', 'rojas', 'rojas directas'),
  ...headings({ kind: 'cards' }, 'expulsiones', 'expulsados', 'b expulsiones'),
  ...headings(
    { kind: 'cards', card: 'doble amarilla' },
    'dobles amarillas',
    'segundas amarillas',
    'tarjetas dobles amarillas',
  ),
  ...headings(
    { kind: 'goals' },
    'goles',
    'goleadores',
    'goles del partido',
    'relacion de goles',
    'tantos',
  ),
  ...headings(
    { kind: 'events' },
    'cronologia',
    'minuto a minuto',
    'eventos',
    'incidencias del partido',
    'sucesos',
  ),
  ...headings(
    { kind: 'other' },
    'observaciones',
    'cuerpo tecnico',
    'tecnicos',
    'entrenador',
    'entrenadores',
    'delegado',
    'delegados',
    'arbitro',
    'arbitros',
    'equipo arbitral',
    'incidencias',
    'otras incidencias',
    'firmas',
    'otros datos',
    'c otras incidencias',
  ),
]);

/** Words of a heading that name the team. */
export const SIDE_WORDS = {
  local: 'local',
  casa: 'local',
  visitante: 'visitante',
  fuera: 'visitante',
} as const;

/** Parts of a match that a heading above events may name, by their number. */
export const PART_WORDS: ReadonlyMap<string, number> = new Map([
  ...['primera parte', '1a parte', '1er tiempo', 'primer tiempo'].map((one) => [one, 0] as const),
  ...['segunda parte', '2a parte', '2o tiempo', 'segundo tiempo'].map((one) => [one, 1] as const),
]);

/** Cards, longest first. Short forms count only by themselves, before or after a name. */
export const CARD_WORDS: readonly (readonly [string, CardKind])[] = [
  ['segunda tarjeta amarilla', 'doble amarilla'],
  ['segunda amarilla', 'doble amarilla'],
  ['2a tarjeta amarilla', 'doble amarilla'],
  ['2 amarilla', 'doble amarilla'],
  ['2a amarilla', 'doble amarilla'],
  ['doble tarjeta amarilla', 'doble amarilla'],
  ['doble amarilla', 'doble amarilla'],
  ['tarjeta roja directa', 'tarjeta roja'],
  ['roja directa', 'tarjeta roja'],
  ['tarjeta roja', 'tarjeta roja'],
  ['tarjeta amarilla', 'tarjeta amarilla'],
  ['amarilla', 'tarjeta amarilla'],
  ['amonestado', 'tarjeta amarilla'],
  ['amonestacion', 'tarjeta amarilla'],
  ['roja', 'tarjeta roja'],
  ['2ta', 'doble amarilla'],
  ['2 ta', 'doble amarilla'],
  ['2a ta', 'doble amarilla'],
  ['ta', 'tarjeta amarilla'],
  ['tr', 'tarjeta roja'],
];

/** Cards that presuppose a first one in the same report. */
export const SECOND_YELLOW = /^(?:2|segunda)/u;

/** What may stand after a scorer. */
export const GOAL_MARKS: ReadonlyMap<string, 'penalty' | 'own goal' | 'play'> = new Map([
  ...['p', 'pen', 'penal', 'penalti', 'penalty', 'de penalti', 'gol de penalti'].map(
    (mark) => [mark, 'penalty'] as const,
  ),
  ...[
    'pp',
    'p p',
    'propia',
    'propia puerta',
    'en propia puerta',
    'propia meta',
    'en propia meta',
    'en propia',
    'autogol',
    'gol en propia puerta',
  ].map((mark) => [mark, 'own goal'] as const),
  ...['jugada', 'de jugada', 'falta', 'de falta', 'cabeza', 'de cabeza', 'corner', 'gol'].map(
    (mark) => [mark, 'play'] as const,
  ),
]);

/** What may stand after a player of a line-up. */
export const PLAYER_MARKS: ReadonlyMap<string, readonly ('keeper' | 'captain')[]> = new Map(
  Object.entries({
    ...sameFor(['pt', 'p', 'por', 'portero', 'portera', 'gk'], ['keeper'] as const),
    ...sameFor(['c', 'cap', 'capitan', 'capitana'], ['captain'] as const),
    ...sameFor(['pt c', 'p c', 'c p', 'c pt', 'ptc'], ['keeper', 'captain'] as const),
    ...sameFor(['t', 's', 'tit', 'sup', 'titular', 'suplente'], [] as const),
  }),
);

/** Who comes on and who goes off, before a name. */
export const ON_OFF = {
  entra: /(?<![\p{L}\d])(?:entra|in)\b\s*:?|(?<![\p{L}\d])e\s*:|[↑▲⬆🔼]/giu,
  sale: /(?<![\p{L}\d])(?:sale|out)\b\s*:?|(?<![\p{L}\d])s\s*:|[↓▼⬇🔽]/giu,
} as const;

/** Between the two players of a change: `X por Y` and `X <- Y` are X coming on. */
export const ON_FOR_OFF = /\s\(?por\s|\s*(?:<[-–—]+|←|⟵)\s*/iu;
export const OFF_FOR_ON = /\s*(?:[-–—]+>|→|⟶)\s*/u;

/** Staff, who may be listed between players. */
export const STAFF =
  /\b(?:entrenador|delegad|ayudante|auxiliar|fisio|medico|masajista|encargad|preparador|2o entrenador|tecnico)/u;

/** Words of columns' headings. A line of nothing else says nothing, but may tell which player comes on. */
export const COLUMN_WORDS = new Set(
  'n no num numero dorsal jugador jugadores nombre nombres apellidos y min minuto equipo entra sale tarjeta tipo gol autor goleador resultado marcador parcial posicion motivo'.split(
    ' ',
  ),
);

/** Lines of a page around a report, wherever they stand. */
export const FURNITURE =
  /^(?:pagina \d+( de \d+)?|\d+ de \d+|aviso legal.*|cookies|politica de .*|sin (?:incidencias|goles|tarjetas|cambios|sustituciones|novedad).*|no hay .*|no hubo .*|ninguno|ninguna|volver|imprimir|descargar.*|https? .*|www .*|subir|compartir.*|fdo.*|inicio .*)$/u;

/** Sentences of reports, rewritten to the short form. */
export const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [
    /en el minuto (\d+(?:\s*\+\s*\d+)?),? (?:el|la) jugador(?:a)? (?:n[ºo°.]+\s*)?\(?(\d*)\)?\s*(.+?),? fue amonestad[oa]\b.*$/iu,
    "$1' Amarilla $2 $3",
  ],
  [
    /en el minuto (\d+(?:\s*\+\s*\d+)?),? (?:el|la) jugador(?:a)? (?:n[ºo°.]+\s*)?\(?(\d*)\)?\s*(.+?),? fue expulsad[oa]\b.*(?:doble|segunda|dos) (?:tarjetas? )?(?:amarilla|amonestaci).*$/iu,
    "$1' Doble amarilla $2 $3",
  ],
  [
    /en el minuto (\d+(?:\s*\+\s*\d+)?),? (?:el|la) jugador(?:a)? (?:n[ºo°.]+\s*)?\(?(\d*)\)?\s*(.+?),? fue expulsad[oa]\b.*$/iu,
    "$1' Roja $2 $3",
  ],
];
