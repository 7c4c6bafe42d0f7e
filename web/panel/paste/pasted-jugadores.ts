import { createJugadorSchema, type EndpointInput, type endpoints, foldText } from '@club/shared';
import { type FilaTabla, findHeadings, type PastedRecord, readTable, zipCells } from './table';
import {
  isPosition,
  keysByWord,
  readDay,
  readDorsal,
  readHeight,
  readPosition,
  splitName,
  splitSurnames,
} from './values';

/** Headings of each column. */
const HEADINGS = {
  dorsal:
    '#, n, no, n o, nro, num, numero, dorsal, dorsales, camiseta, no dorsal, n o dorsal, num dorsal, numero de dorsal, no de dorsal, numero de camiseta',
  nombre:
    'nombre, nombres, jugador, jugadora, jugadores, jugadoras, nombre completo, nombre y apellidos, nombre y apellido, apellidos y nombre, apellidos nombre',
  apellido1: 'apellido, apellido1, apellido 1, primer apellido, 1 apellido, 1er apellido',
  apellido2: 'apellido2, apellido 2, segundo apellido, 2 apellido, 2o apellido',
  apellidos: 'apellidos',
  posicion: 'posicion, posiciones, puesto, demarcacion, pos, linea',
  fecha_nac:
    'fecha de nacimiento, nacimiento, fecha nac, f nac, fecha nacimiento, f nacimiento, nacido, nacida',
  alias: 'alias, apodo, mote',
  altura: 'altura, altura cm, altura m, estatura, talla',
  pais: 'pais, nacionalidad',
  pie: 'pie, pierna, pie bueno',
};
type Column = keyof typeof HEADINGS;
const COLUMNS = keysByWord(HEADINGS, ', ');

const FEET = keysByWord({
  right: 'derecho derecha diestro diestra der d',
  left: 'izquierdo izquierda zurdo zurda izq izdo i z',
});
const STORED_FEET = { right: 'Derecho', left: 'Izquierdo' } as const;

/** Columns whose value is dropped if it is invalid, with texts for the warning. */
const OPTIONAL_WORDS = {
  apellido1: ['primer apellido', 'sin él'],
  apellido2: ['segundo apellido', 'sin él'],
  alias: ['alias', 'sin alias'],
  fecha_nac: ['fecha de nacimiento', 'sin fecha de nacimiento'],
  altura: ['altura', 'sin altura'],
  pais: ['país', 'sin país'],
  pie: ['pie', 'sin pie'],
} as const;
type OptionalWord = keyof typeof OPTIONAL_WORDS;
const isOptionalWord = (field: string): field is OptionalWord => field in OPTIONAL_WORDS;

export type PastedJugador = PastedRecord<EndpointInput<typeof endpoints.addJugador>>;

/** Cells of a row by column. */
type Cells = ReturnType<typeof zipCells<Column>>;

const isDorsal = (cell = '') => !Number.isNaN(readDorsal(cell));

/** «2 Rubén García», «7. Iker», «nº 10 - Ana», «1) 13 Raúl». List markers before the number are ignored. */
const NUMBER_FIRST =
  /^(?:\d{1,2}[.)]\s+(?=#?\d))?(?:n[.º°o]*\s*|#\s*|dorsal\s*:?\s*)?(\d{1,3})\u20E3?\s*[.)ºª°:\]]*\s*[-–—:=→>|*_]*\s*(\p{L}.*)$/iu;
/** «Rubén García 2», «Iker (7)», «Ana: nº 10». */
const NUMBER_LAST = /^(\p{L}[^\d]*?)\s*[-–—:(#*_]*\s*(?:n[.º°]+\s*|dorsal\s*)?(\d{1,2})\s*\)?$/iu;

/** Removes bullets, emoji and other marks around a line. */
const strip = (line: string) =>
  line.replace(/^[^\p{L}\p{N}#]+/u, '').replace(/[^\p{L}\p{N})]+$/u, '');

/** Reads a list line: number and name in either order, then an optional position. */
function readListLine(cellTexts: readonly string[]): Cells {
  const behind = cellTexts.slice(1).findLast(isPosition);
  const line = strip(cellTexts.filter((cell) => cell !== behind).join(', '));
  const first = NUMBER_FIRST.exec(line);
  const last = first ? null : NUMBER_LAST.exec(line);
  const [dorsal = '', name = line] = first ? first.slice(1) : (last?.slice(1).toReversed() ?? []);
  const tail = /^(.+?)\s*(?:\(([^()]*)\)|(?:\s[-–—]|:)\s+(.+))$/.exec(name);
  const [nombre, posicion] = tail ? [tail[1] ?? '', tail[2] ?? tail[3]] : [name];
  return {
    dorsal,
    nombre: nombre.replace(/[^\p{L}\p{N}.'’]+$/u, ''),
    posicion: behind ?? posicion ?? '',
  };
}

const SURNAMES = ['apellido1', 'apellido2'] as const;
/** Columns after number, name and surnames in a table without headings. */
const LAST_COLUMNS = ['posicion', 'fecha_nac', 'alias', 'altura', 'pais', 'pie'] as const;

/**
 * Reads a row without headings: number and name in either order, surnames, other columns. If a surname is missing, the
 * position may stand in its place.
 */
function readBareRow(cellTexts: readonly string[]): Cells {
  const [first = '', second = ''] = cellTexts;
  const cells = cellTexts.filter(Boolean);
  if (cells.length === 1 || (!isDorsal(first) && NUMBER_FIRST.test(strip(first)))) {
    return readListLine(cells);
  }
  const isNameFirst = isDorsal(second) && !isDorsal(first);
  const rest = cellTexts.slice(2);
  const positionAt = rest.slice(0, 3).findLastIndex(isPosition);
  const surnameCount = positionAt === -1 ? 2 : positionAt;
  const surnames = rest.slice(0, surnameCount);
  return {
    dorsal: isNameFirst ? second : first,
    nombre: isNameFirst ? first : second,
    // One cell may have both surnames.
    ...(surnameCount === 1 ? { apellidos: surnames[0] ?? '' } : zipCells(SURNAMES, surnames)),
    ...zipCells(LAST_COLUMNS, rest.slice(surnameCount)),
  };
}

/** Name and surnames, from one, two or three cells. `isWhole`: the table has no columns for surnames. */
function readNames(
  { nombre = '', apellido1 = '', apellido2 = '', apellidos: surnames = '' }: Cells,
  isWhole: boolean,
) {
  if (surnames !== '') return { nombre, ...splitSurnames(surnames) };
  return isWhole && apellido1 === '' && apellido2 === ''
    ? splitName(nombre)
    : { nombre, apellido1, apellido2 };
}

/** Fields that identify a player in the squad. */
export type Named = Pick<PastedJugador['body'], 'nombre' | 'apellido1' | 'apellido2'>;

/** Whether two names mean the same player. The second surname counts only if both have one. */
function isSamePlayer(one: Named, other: Named): boolean {
  const isEqual = (a = '', b = '') => foldText(a) === foldText(b);
  return (
    isEqual(one.nombre, other.nombre) &&
    isEqual(one.apellido1, other.apellido1) &&
    (!one.apellido2 || !other.apellido2 || isEqual(one.apellido2, other.apellido2))
  );
}

/** Positions as shown in the preview. */
const POSITION_NAMES = [
  ['por', 'portero'],
  ['def', 'defensa'],
  ['mc', 'medio'],
  ['del', 'delantero'],
] as const;

/** Reads one player. Values that are not understood are dropped with a warning (regla 67). */
function readJugador(cells: Cells, isWhole: boolean, now: Date) {
  const warnings: string[] = [];
  const misread = (said: string, as: string, without: string) =>
    warnings.push(`No se ha entendido «${said}» como ${as}: se deja ${without}`);
  const { posicion, unknown } = readPosition(cells.posicion ?? '');
  const isPlaced = Object.values(posicion).includes(true);
  for (const said of unknown) misread(said, 'posición', isPlaced ? 'fuera' : 'sin posición');
  const { fecha_nac: birth = '', pie: saidFoot = '', altura = '', pais = '' } = cells;
  const birthDate = birth && readDay(birth, now.getUTCFullYear());
  const today = now.toISOString().slice(0, 10);
  const foot = FEET.get(foldText(saidFoot));
  if (birthDate === undefined) misread(birth, ...OPTIONAL_WORDS.fecha_nac);
  else if (birthDate > today)
    warnings.push(`La fecha de nacimiento «${birth}» está en el futuro: se deja sin ella`);
  if (saidFoot !== '' && !foot) misread(saidFoot, ...OPTIONAL_WORDS.pie);
  const body = {
    ...readNames(cells, isWhole),
    alias: cells.alias ?? '',
    dorsal: readDorsal(cells.dorsal ?? ''),
    posicion,
    ...(birthDate && birthDate <= today && { fecha_nac: birthDate }),
    ...(altura !== '' && { altura: readHeight(altura) }),
    ...(pais !== '' && { pais }),
    ...(foot && { pie: STORED_FEET[foot] }),
  };
  const parsed = createJugadorSchema.safeParse(body);
  const problems: string[] = [];
  const wrong = new Map(
    parsed.error?.issues.map(({ path: [field], message }) => [String(field), message]),
  );
  for (const [field, message] of wrong) {
    if (isOptionalWord(field)) {
      const [label, without] = OPTIONAL_WORDS[field];
      misread(cells[field] ?? '', label, without);
    } else if (field === 'dorsal' && Number.isNaN(body.dorsal))
      problems.push(
        cells.dorsal ? 'el dorsal tiene que ser un número del 1 al 99' : 'falta el dorsal',
      );
    else problems.push(`el ${field} ${message}`);
  }
  const kept = Object.fromEntries(
    Object.entries(body).filter(([field]) => !isOptionalWord(field) || !wrong.has(field)),
  ) as typeof body;
  return { warnings, problems, body: kept };
}

/** Reads players from a pasted table or list, each with his problems. Creates nothing. */
export function readJugadores(
  text: string,
  jugadores: readonly Named[],
  now: Date,
): readonly PastedJugador[] {
  const { filas, headings } = findHeadings(readTable(text), COLUMNS);
  const seen: Named[] = [];
  // Position title above a group of names, such as «PORTEROS».
  let above = '';
  /** The text of a row that is only a title, «PORTEROS» or «Jugadores»; `undefined` for a player. */
  const findTitle = ({ cellTexts }: FilaTabla) => {
    const [only = '', ...others] = cellTexts.filter(Boolean);
    if (headings || others.length > 0) return undefined;
    return isPosition(only) || COLUMNS.get(foldText(only)) === 'nombre' ? only : undefined;
  };
  const isWhole = !headings?.some((one) => one === 'apellido1' || one === 'apellido2');
  return filas.flatMap((tableRow) => {
    const title = findTitle(tableRow);
    if (title !== undefined) {
      if (isPosition(title)) above = title;
      return [];
    }
    const read = headings
      ? zipCells(headings, tableRow.cellTexts)
      : readBareRow(tableRow.cellTexts);
    // A line without a number may be an unknown title, «Jugadores de campo»: the group above ends.
    if (Number.isNaN(readDorsal(read.dorsal ?? ''))) above = '';
    const cells: Cells = {
      ...read,
      ...(above !== '' && !read.posicion && { posicion: above }),
    };
    const { body, warnings, problems } = readJugador(cells, isWhole, now);
    if (problems.length === 0 && seen.some((one) => isSamePlayer(one, body))) {
      problems.push('está dos veces en lo pegado');
    }
    seen.push(body);
    const name = [cells.dorsal, body.nombre, body.apellido1, body.apellido2]
      .filter(Boolean)
      .join(' ');
    const placed = POSITION_NAMES.filter(([row]) => body.posicion[row])
      .map(([, name]) => name)
      .join(', ');
    return {
      ...tableRow,
      text: placed === '' ? name : `${name} · ${placed}`,
      problems,
      warnings,
      exists: jugadores.some((one) => isSamePlayer(one, body)),
      body,
    };
  });
}
