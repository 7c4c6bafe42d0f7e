import { type CrearEquipo, crearEquipoSchema, type Equipo } from '@club/shared';
import { findTeams, foldText, isSameTeamAndForm, readTeamName } from '../common/team-names';
import { readColor } from './colours';
import { cellOf, findHeadings, type PastedRecord, readTable } from './table';

const NOMBRES = {
  nombre: ['nombre', 'equipo', 'equipos', 'rival', 'rivales', 'club', 'clubes'],
  color: ['color', 'colores', 'camiseta', 'equipacion'],
} as const;
const ORDEN = ['nombre', 'color'] as const;

/** A pasted rival and the body that would create it. */
export interface PastedEquipo extends PastedRecord {
  readonly body: { readonly nombre: string; readonly color_hex?: CrearEquipo['color_hex'] };
}

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
 * Whether two names mean the same rival. They differ only if both have a club form and the forms differ, such as «CF»
 * and «UD».
 */
function isSameRival(one: string, other: string): boolean {
  const [a, b] = [readTeamName(one), readTeamName(other)];
  return a.key === b.key && (a.form === b.form || a.form === '' || b.form === '');
}

/** Reads rivals from a pasted list, one a row. Pure: creates nothing. */
export function readEquipos(
  texto: string,
  equipos: readonly Pick<Equipo, 'nombre'>[],
): readonly PastedEquipo[] {
  const { filas, headings } = findHeadings(readTable(texto), NOMBRES);
  const columnas = headings ?? ORDEN;
  const seen: string[] = [];
  // A heading of a single column is recognised by its word alone.
  const [first] = filas;
  const isHeading = NOMBRES.nombre.some((word) => word === foldText(first?.celdas[0] ?? ''));
  return (isHeading ? filas.slice(1) : filas).map((fila) => {
    const cell = cellOf(fila, columnas, 'nombre');
    const said = cellOf(fila, columnas, 'color');
    const listed = readListLine(cell);
    const nombre = said === '' ? listed.nombre : cell;
    const dicho = said === '' ? listed.color : said;
    const color = readColor(dicho);
    const problemas: string[] = [];
    const avisos: string[] = [];
    if (dicho !== '' && color === undefined) {
      avisos.push(`No se ha entendido «${dicho}» como color: se deja sin color`);
    }
    const named = crearEquipoSchema.pick({ nombre: true }).safeParse({ nombre });
    if (!named.success) {
      problemas.push(`el nombre ${named.error.issues[0]?.message ?? 'no vale'}`);
    }
    if (problemas.length === 0 && seen.some((one) => isSameRival(one, nombre))) {
      problemas.push('está dos veces en lo pegado');
    }
    seen.push(nombre);
    const existe = equipos.some((equipo) => isSameRival(equipo.nombre, nombre));
    const [similar] = findTeams(equipos, nombre);
    if (!existe && similar && !isSameTeamAndForm(similar.nombre, nombre)) {
      avisos.push(`Ya existe «${similar.nombre}»: si es el mismo equipo, quita esta fila`);
    }
    return {
      linea: fila.linea,
      ultima: fila.ultima,
      texto: dicho === '' ? nombre : `${nombre} · ${dicho}`,
      problemas,
      avisos,
      existe,
      body: { nombre, ...(color !== undefined && { color_hex: color }) },
    };
  });
}
