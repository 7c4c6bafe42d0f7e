import {
  type CambioContado,
  campoNombre,
  type EndpointName,
  type OperacionHistorial,
  REGISTROS,
} from '@club/shared';

const ENDINGS = { el: 'o', la: 'a', los: 'os' } as const;

/** What became of a record, in words: 'Jugador Ximo L. cambiado: dorsal, foto de perfil'. */
export function cambioText({ tipo, nombre, cambio, detalle }: CambioContado): string {
  if (tipo === 'estadisticas_jugadores') {
    return `${REGISTROS[tipo].nombre} ${nombre}, a mano: ${detalle.join(', ')}`;
  }
  const fields = [...new Set(detalle.map((campo) => campoNombre(tipo, campo)))];
  const list = fields.length === 0 ? '' : `: ${fields.join(', ')}`;
  const registro = REGISTROS[tipo];
  if (tipo === 'estadisticas_equipo') return `${registro.nombre} ${nombre}, a mano${list}`;
  const participle = cambio.replace(/o$/, ENDINGS[registro.articulo]);
  return `${registro.nombre} ${nombre} ${participle}${list}`;
}

/** What a record is called where its differences follow: 'Partido Robledal (14-11-2026)'. */
export const cambioTitle = ({ tipo, nombre }: CambioContado): string =>
  `${REGISTROS[tipo].nombre} ${nombre}${tipo.startsWith('estadisticas') ? ', a mano' : ''}`;

/** What is done for good: who was anonymised is not known any more, of a demonstration that was emptied nothing is left. */
const PARA_SIEMPRE: readonly string[] = [
  'anonimizarJugador',
  'vaciarClub',
] satisfies readonly EndpointName[];

/** Whether what was done can be undone; accounts have a screen of their own. */
export const isRestorable = ({ accion, documentos }: OperacionHistorial): boolean =>
  !PARA_SIEMPRE.includes(accion) && documentos.every(({ tipo }) => tipo !== 'cuenta');

/** Whether something was deleted that restoring would bring back. */
export const isBorrado = ({ documentos }: OperacionHistorial): boolean =>
  documentos.some(({ cambio }) => cambio === 'borrado');

/** Account by the name that its owner signs in with. */
export const quienText = (quien: string): string => quien.replace(/@.*$/, '');
