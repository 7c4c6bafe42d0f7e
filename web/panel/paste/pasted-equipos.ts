import {
  clubForm,
  createEquipoSchema,
  type EndpointInput,
  type endpoints,
  type Equipo,
  exactClubKey,
  findClubs,
  foldText,
  isSameClub,
} from '@club/shared';
import { findHeadings, type PastedRecord, readTable, zipCells } from './table';
import { keysByWord, readColor } from './values';

const COLUMNS = keysByWord({
  nombre: 'nombre equipo equipos rival rivales club clubes',
  color: 'color colores camiseta equipacion',
});
const DEFAULT_COLUMNS = ['nombre', 'color'] as const;

export type PastedEquipo = PastedRecord<EndpointInput<typeof endpoints.addEquipo>>;

/**
 * Splits a list line into name and colour, without its bullet or number: «3. CF Sotillo (granate)», «- Riberas: azul».
 */
function readListLine(line: string): { nombre: string; color: string } {
  const nombre = line.replace(/^(?:[^\p{L}\p{N}"'«]+|\d{1,2}\s*[.)]\s+)+/u, '');
  const tail = /^(.+?)\s*(?:\(([^()]+)\)|(?:\s[-–—]|:)\s*([^-–—:]+))$/.exec(nombre);
  const color = tail?.[2] ?? tail?.[3] ?? '';
  return tail && readColor(color) !== undefined
    ? { nombre: tail[1] ?? '', color }
    : { nombre, color: '' };
}

/**
 * Whether two names mean the same rival. Different club forms, such as «CF» and «UD», make two rivals, and so do «Vega
 * Atlético» and «Atlético Vega». But «Vega At.» means either of these.
 */
function isSameRival(one: string, other: string): boolean {
  const [a, b] = [clubForm(one), clubForm(other)];
  const isFormEqual = a === b || a === '' || b === '';
  const areInFull = [one, other].every((name) => foldText(name).includes('atletico'));
  const isOrderEqual = !areInFull || exactClubKey(one) === exactClubKey(other);
  return isSameClub(one, other) && isFormEqual && isOrderEqual;
}

/** Reads rivals from a pasted list, one per row. Creates nothing. */
export function readEquipos(
  text: string,
  equipos: readonly Pick<Equipo, 'nombre'>[],
): readonly PastedEquipo[] {
  const { filas, headings } = findHeadings(readTable(text), COLUMNS);
  const columns = headings ?? DEFAULT_COLUMNS;
  const seen: string[] = [];
  // The heading of a list with one column, such as «Rivales», which `findHeadings` leaves in.
  const isHeading = COLUMNS.get(foldText(filas[0]?.cellTexts[0] ?? '')) === 'nombre';
  return (isHeading ? filas.slice(1) : filas).map((row) => {
    const { nombre: nameCell = '', color: colorCell = '' } = zipCells(columns, row.cellTexts);
    const listed = readListLine(nameCell);
    const [nombre, colorText] =
      colorCell === '' ? [listed.nombre, listed.color] : [nameCell, colorCell];
    const color = readColor(colorText);
    const problems: string[] = [];
    const warnings: string[] = [];
    if (colorText !== '' && color === undefined) {
      warnings.push(`No se ha entendido «${colorText}» como color: se deja sin color`);
    }
    const named = createEquipoSchema.pick({ nombre: true }).safeParse({ nombre });
    if (!named.success) problems.push(`el nombre ${named.error.issues[0]?.message ?? 'no vale'}`);
    if (problems.length === 0 && seen.some((one) => isSameRival(one, nombre))) {
      problems.push('está dos veces en lo pegado');
    }
    seen.push(nombre);
    const exists = equipos.some((equipo) => isSameRival(equipo.nombre, nombre));
    const [similar] = findClubs(equipos, nombre);
    if (!exists && similar) {
      warnings.push(`Ya existe «${similar.nombre}»: si es el mismo equipo, quita esta fila`);
    }
    return {
      ...row,
      text: colorText === '' ? nombre : `${nombre} · ${colorText}`,
      problems,
      warnings,
      exists,
      body: { nombre, ...(color !== undefined && { color_hex: color }) },
    };
  });
}
