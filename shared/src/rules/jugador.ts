import type { JugadorPreview, JugadorSummary, Position, JugadorDoc } from '../records/jugador';
import { compareNames } from './order';
import { pick } from './objects';
import type { PlantillaDoc } from '../schemas/public';

/** Name of an anonymised player everywhere (regla 20). */
export const ANONYMOUS_JUGADOR = 'Jugador anónimo';

/** Weight of each position in `order_code` (regla 14). */
const WEIGHTS = { por: 1000, def: 100, mc: 10, del: 1 } as const;

/** Badge of each position, goalkeeper first (regla 14). */
export const BADGES = { por: 'POR', def: 'DEF', mc: 'MC', del: 'DEL' } as const;
export type PositionKey = keyof typeof BADGES;
export const POSITION_NAMES = {
  por: 'portero',
  def: 'defensa',
  mc: 'mediocentro',
  del: 'delantero',
} as const satisfies Readonly<Record<PositionKey, string>>;

/** Selected positions of a player, goalkeeper first. */
export const listPositions = (posicion: Position): PositionKey[] =>
  (['por', 'def', 'mc', 'del'] as const).filter((key) => posicion[key]);

/** `order_code` of a player: the sum of the weights of his positions, highest for goalkeepers. */
export const orderCode = (posicion: Position): number =>
  listPositions(posicion).reduce((sum, key) => sum + WEIGHTS[key], 0);

/** First name and initial of the first surname: `Marcos L.`. Without a surname, the first name alone. */
export function nameWithInitial(nombre: string, apellido1: string): string {
  const [initial] = apellido1.trim();
  return initial === undefined ? nombre : `${nombre} ${initial.toLocaleUpperCase('es')}.`;
}

/** Fields of a player's record that his preview shows. */
export interface JugadorBase extends Omit<JugadorPreview, 'jugador_id' | 'edad' | 'posicion'> {
  readonly posicion: Position;
}

/** Preview of a player, a projection of his record. */
export const previewJugador = (id: string, jugador: JugadorBase, edad: number): JugadorPreview => ({
  jugador_id: id,
  ...pick(jugador, 'nombre', 'apellido1', 'nombre_con_inicial', 'alias', 'img_perfil', 'dorsal'),
  edad,
  activo: jugador.activo,
  posicion: { ...jugador.posicion, order_code: orderCode(jugador.posicion) },
});

/** Player data stored in a sheet. */
export const summarizeJugador = (preview: JugadorPreview): JugadorSummary =>
  pick(preview, 'jugador_id', 'nombre_con_inicial', 'nombre', 'dorsal', 'img_perfil');

/** Order of the squad page: keepers to forwards, then shirt number, then name (regla 15). */
export const compareSquad = (a: JugadorPreview, b: JugadorPreview): number =>
  b.posicion.order_code - a.posicion.order_code ||
  a.dorsal - b.dorsal ||
  compareNames(a.nombre_con_inicial, b.nombre_con_inicial);

/** The squad's document. */
export function derivePlantilla(jugadores: readonly JugadorDoc[]): PlantillaDoc {
  // The latest day on which ages were updated.
  const edades_al = jugadores
    .flatMap((jugador) => jugador.edades_al ?? [])
    .sort()
    .at(-1);
  return {
    jugadores: Object.fromEntries(
      jugadores.map((jugador) => [jugador._id, previewJugador(jugador._id, jugador, jugador.edad)]),
    ),
    ...(edades_al !== undefined && { edades_al }),
  };
}
