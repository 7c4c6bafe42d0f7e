import type { Temporada } from '@club/shared';

/** Consequences of deleting a season for the rest of the club (regla 49). */
export function deletionConsequences({ _id }: Temporada, temporadas: readonly Temporada[]): string {
  if (temporadas.length === 1) {
    return 'Es la única temporada: las estadísticas de los jugadores quedarán a cero.';
  }
  if (temporadas.at(-1)?._id !== _id) {
    return 'No es la temporada actual: los números actuales de los jugadores no cambian.';
  }
  const previous = temporadas.at(-2)?.nombre ?? '';
  return `Es la temporada actual: «${previous}» volverá a ser la actual, con los números que los jugadores tenían en ella.`;
}

export function deletedPartidosText(nombre: string, partidos: number | undefined): string {
  if (partidos === undefined) return `Se borrarán los partidos de «${nombre}».`;
  if (partidos === 0) return `«${nombre}» no tiene partidos.`;
  return partidos === 1
    ? `Se borrará el partido de «${nombre}».`
    : `Se borrarán los ${String(partidos)} partidos de «${nombre}».`;
}
