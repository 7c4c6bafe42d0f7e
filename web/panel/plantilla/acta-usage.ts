import { ROWS, type Partido } from '@club/shared';

/** Whether a player is in a match's line-up. */
export const isInActa = ({ alineacion }: Pick<Partido, 'alineacion'>, jugadorId: string) =>
  ROWS.some((fila) => alineacion[fila].some(({ jugador_id }) => jugador_id === jugadorId));

/** What happens to the sheets of a deleted player, and the alternative (regla 18). */
export function actasText(nombre: string, fichas: number | undefined): string {
  const advice =
    'Si solo ha dejado el equipo, márcalo como INACTIVO: deja de salir en la plantilla y conserva su página.';
  if (fichas === 0) return `${nombre} no está en ninguna ficha.`;
  if (fichas === undefined) {
    return `No se ha podido comprobar en cuántas fichas está ${nombre}. Las que haya lo conservarán, sin enlace. ${advice}`;
  }
  const where =
    fichas === 1 ? '1 ficha, que lo conservará' : `${String(fichas)} fichas, que lo conservarán`;
  return `${nombre} está en ${where}, sin enlace. ${advice}`;
}

/** The same for several players. */
export function bulkActasText(count: number | undefined): string {
  if (count === undefined) return 'No se ha podido comprobar en cuántas fichas están.';
  if (count === 0) return 'No están en ninguna ficha.';
  const where =
    count === 1 ? '1 ficha, que conservará' : `${String(count)} fichas, que conservarán`;
  return `Están en ${where} sus nombres. Para que dejen de verse basta con desactivarlos.`;
}
