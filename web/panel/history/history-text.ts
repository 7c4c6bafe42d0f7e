import {
  type CountedSubstitution,
  fieldName,
  type EndpointName,
  type HistoryOperation,
  RECORDS,
} from '@club/shared';

const ENDINGS = { el: 'o', la: 'a', los: 'os' } as const;

/** A change of a record as text: 'Jugador Ximo L. cambiado: dorsal, foto de perfil'. */
export function changeText({ tipo, nombre, cambio, detalle }: CountedSubstitution): string {
  if (tipo === 'estadisticas_jugadores') {
    return `${RECORDS[tipo].nombre} ${nombre}, a mano: ${detalle.join(', ')}`;
  }
  const fields = [...new Set(detalle.map((campo) => fieldName(tipo, campo)))];
  const list = fields.length === 0 ? '' : `: ${fields.join(', ')}`;
  const registro = RECORDS[tipo];
  if (tipo === 'estadisticas_equipo') return `${registro.nombre} ${nombre}, a mano${list}`;
  const participle = cambio.replace(/o$/, ENDINGS[registro.articulo]);
  return `${registro.nombre} ${nombre} ${participle}${list}`;
}

/** A record's title above its differences: 'Partido Robledal (14-11-2026)'. */
export const changeTitle = ({ tipo, nombre }: CountedSubstitution): string =>
  `${RECORDS[tipo].nombre} ${nombre}${tipo.startsWith('estadisticas') ? ', a mano' : ''}`;

/** Operations that cannot be undone, as they erase data for good. */
const FOREVER: readonly string[] = [
  'anonimizarJugador',
  'vaciarClub',
] satisfies readonly EndpointName[];

/** Whether an operation can be undone here. Accounts have their own screen. */
export const isRestorable = ({ accion, documentos }: HistoryOperation): boolean =>
  !FOREVER.includes(accion) && documentos.every(({ tipo }) => tipo !== 'cuenta');

/** Whether the operation deleted something that can be restored. */
export const isDeleted = ({ documentos }: HistoryOperation): boolean =>
  documentos.some(({ cambio }) => cambio === 'borrado');

/** The account's user name. */
export const actorText = (quien: string): string => quien.replace(/@.*$/, '');
