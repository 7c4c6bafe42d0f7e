import {
  type CambioContado,
  campoNombre,
  type EndpointName,
  type OperacionHistorial,
  type TipoHistorial,
} from '@club/shared';

interface Noun {
  readonly nombre: string;
  readonly isFeminine?: true;
}

const NOUNS: Readonly<Record<TipoHistorial, Noun>> = {
  temporada: { nombre: 'Temporada', isFeminine: true },
  jugador: { nombre: 'Jugador' },
  partido: { nombre: 'Partido' },
  directo: { nombre: 'Directo de' },
  noticia: { nombre: 'Noticia', isFeminine: true },
  equipo: { nombre: 'Equipo' },
  competicion: { nombre: 'Competición', isFeminine: true },
  campo: { nombre: 'Campo' },
  estadisticas_equipo: { nombre: 'Puesto y balance de' },
  estadisticas_jugadores: { nombre: 'Números de los jugadores de' },
};

const PARTICIPLES = {
  creado: ['creado', 'creada'],
  cambiado: ['cambiado', 'cambiada'],
  borrado: ['borrado', 'borrada'],
} as const;

/** What became of a record, in words: 'Jugador Ximo L. cambiado: dorsal, foto de perfil'. */
export function cambioText({ tipo, nombre, cambio, detalle }: CambioContado): string {
  if (tipo === 'estadisticas_jugadores') {
    return `${NOUNS[tipo].nombre} ${nombre}, a mano: ${detalle.join(', ')}`;
  }
  const fields = [...new Set(detalle.map(campoNombre))];
  const list = fields.length === 0 ? '' : `: ${fields.join(', ')}`;
  const noun = NOUNS[tipo];
  if (tipo === 'estadisticas_equipo') return `${noun.nombre} ${nombre}, a mano${list}`;
  const participle = PARTICIPLES[cambio][noun.isFeminine ? 1 : 0];
  return `${noun.nombre} ${nombre} ${participle}${list}`;
}

/** What a record is called where its differences follow: 'Partido Robledal (14-11-2026)'. */
export const cambioTitle = ({ tipo, nombre }: CambioContado): string =>
  `${NOUNS[tipo].nombre} ${nombre}${tipo.startsWith('estadisticas') ? ', a mano' : ''}`;

/** Whether what was done can be undone: who was anonymised is not known any more. */
export const isRestorable = ({ accion }: OperacionHistorial): boolean =>
  accion !== ('anonimizarJugador' satisfies EndpointName);

/** Whether something was deleted that restoring would bring back. */
export const isBorrado = ({ documentos }: OperacionHistorial): boolean =>
  documentos.some(({ cambio }) => cambio === 'borrado');

/** Account by the name that its owner signs in with. */
export const quienText = (quien: string): string => quien.replace(/@.*$/, '');
