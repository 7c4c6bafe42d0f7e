import { alineacionSchema, detailsSchema, type Evento } from '../schemas/acta';
import { EVENTOS } from '../eventos/table';
import { type Fila, hasExtraTime, PERIODS, ROWS } from '../vocabulary';
import type { Content } from './record';

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

/** Short text for a change of date (DD-MM-YYYY): 'del 3 al 4 de mayo'. */
export function dateDifference(antes: string, despues: string): string {
  const toWords = (date: string) => {
    const [day = '', month = '', year = ''] = date.split('-');
    return { day: String(Number(day)), month: MONTHS[Number(month) - 1] ?? month, year };
  };
  const [a, b] = [toWords(antes), toWords(despues)];
  if (a.year !== b.year)
    return `del ${a.day} de ${a.month} de ${a.year} al ${b.day} de ${b.month} de ${b.year}`;
  return a.month === b.month
    ? `del ${a.day} al ${b.day} de ${b.month}`
    : `del ${a.day} de ${a.month} al ${b.day} de ${b.month}`;
}

/** Position of a player in each row of the line-up. */
const POSITION_BY_ROW: Readonly<Record<Fila, string>> = {
  delanteros: 'delantero',
  mediocentros: 'mediocentro',
  defensas: 'defensa',
  portero: 'portero',
  suplentes: 'suplente',
};

const finalScore = (partido: Content) =>
  partido['jugado'] === true
    ? `${String(partido['goles_anotados'])}-${String(partido['goles_encajados'])}`
    : 'sin jugar';

/** Name and row of each player of the line-up, by id. */
function lineUpPlaces(partido: Content) {
  const alineacion = alineacionSchema.safeParse(partido['alineacion']).data;
  return new Map(
    ROWS.flatMap((row) =>
      (alineacion?.[row] ?? []).map(
        ({ jugador_id: id, nombre_con_inicial: nombre }) => [id, { nombre, fila: row }] as const,
      ),
    ),
  );
}

function alineacionDifferences(antes: Content, despues: Content): string[] {
  const [a, b] = [lineUpPlaces(antes), lineUpPlaces(despues)];
  /** Players who are only in the first line-up. */
  const only = (one: typeof a, other: typeof a) =>
    [...one].flatMap(([id, { nombre }]) => (other.has(id) ? [] : [nombre]));
  const [added, removed] = [only(b, a), only(a, b)];
  const moved = [...b].flatMap(([id, { nombre, fila }]) => {
    const before = a.get(id)?.fila;
    return before !== undefined && before !== fila
      ? [`${nombre}: ${POSITION_BY_ROW[before]} → ${POSITION_BY_ROW[fila]}`]
      : [];
  });
  return [
    ...(added.length > 0 ? [`alineación: entran ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`alineación: salen ${removed.join(', ')}`] : []),
    ...moved,
  ];
}

/** Text of an event, for comparison and display. */
function eventoText(event: Evento): string {
  const { evento, autor, asistente, entra, sale: goesOff, minuto, propia_puerta: own } = event;
  const forma = autor?.forma === undefined ? '' : ` (${autor.forma})`;
  return [
    EVENTOS[evento].nombre,
    ...(own === true ? ['en propia puerta'] : []),
    ...(autor ? [`de ${autor.nombre_con_inicial}${forma}`] : []),
    ...(asistente ? [`con pase de ${asistente.nombre_con_inicial}`] : []),
    ...(goesOff && entra
      ? [`de ${goesOff.nombre_con_inicial} por ${entra.nombre_con_inicial}`]
      : []),
    ...(minuto === undefined ? [] : [`en el ${String(minuto)}’`]),
  ].join(' ');
}

/** Multiset difference: elements that `a` has more often than `b`. */
function without(a: readonly string[], b: readonly string[]): string[] {
  const left = [...b];
  return a.filter((item) => {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

function detailsDifferences(antes: Content, despues: Content): string[] {
  const eventoTexts = (partido: Content) => {
    const detalles = detailsSchema.safeParse(partido['detalles']).data;
    return PERIODS.flatMap((mitad) => detalles?.[mitad] ?? []).map(eventoText);
  };
  const [a, b] = [eventoTexts(antes), eventoTexts(despues)];
  return [
    ...without(b, a).map((text) => `se añade ${text}`),
    ...without(a, b).map((text) => `se quita ${text}`),
  ];
}

/** The captain's name, from the line-up. */
const captainName = (partido: Content): string =>
  lineUpPlaces(partido).get(String(partido['capitan']))?.nombre ?? 'nadie';

const extraTimeText = (partido: Content): string =>
  hasExtraTime(partido['detalles'] ?? {}) ? 'sí' : 'no';

const WALKOVER_TEXTS: Readonly<Record<string, string>> = { propia: 'nuestra', rival: 'del rival' };
const walkoverText = (partido: Content): string =>
  WALKOVER_TEXTS[String(partido['incomparecencia'])] ?? 'no';

const mvpName = (partido: Content): string => {
  const mvp = partido['mvp'] as Content | null | undefined;
  return mvp ? String(mvp['nombre_con_inicial']) : 'nadie';
};

/** Texts of the changes of a match: the date, then the `lines` of single fields, then the sheet. */
export function partidoDifferences(
  antes: Content,
  despues: Content,
  lines: readonly string[],
): string[] {
  const [a, b] = [String(antes['fecha_str']), String(despues['fecha_str'])];
  const formatChange = (say: (partido: Content) => string, nombre: string) =>
    say(antes) === say(despues) ? [] : [`${nombre}: ${say(antes)} → ${say(despues)}`];
  return [
    ...(a === b ? [] : [`fecha ${dateDifference(a, b)}`]),
    ...lines,
    ...formatChange(finalScore, 'marcador'),
    ...alineacionDifferences(antes, despues),
    ...detailsDifferences(antes, despues),
    ...formatChange(extraTimeText, 'prórroga'),
    ...formatChange(mvpName, 'MVP'),
    ...formatChange(captainName, 'capitán'),
    ...formatChange(walkoverText, 'incomparecencia'),
  ];
}
