import type { Competicion } from '../records/catalogues';
import type { Partido } from '../records/partido';
import type { StoredClasificacion } from '../schemas/clasificacion';
import type { CalendarDoc } from '../schemas/public';
import { pick } from './objects';
import { suspensionsOf } from './suspensions';

/** Places of both teams in the league table; nothing for a match of another competition. */
function placesIn(partido: Partido, table: StoredClasificacion | undefined) {
  if (table?.competicion_id !== partido.competicion_id) return {};
  const placeOf = (index: number) => {
    const fila = table.filas[index];
    return fila && { posicion: index + 1, ...pick(fila, 'pts', 'g', 'e', 'p') };
  };
  const nuestro = placeOf(table.filas.findIndex(({ es_nuestro: isOurs }) => isOurs === true));
  const rival = placeOf(table.filas.findIndex(({ equipo_id: id }) => id === partido.equipo_id));
  return { ...(nuestro && { nuestro }), ...(rival && { rival }) };
}

/** What the page of each unplayed match shows of other records (regla 109): places and suspended players. */
export function comingPartidos(
  partidos: readonly Partido[],
  table: StoredClasificacion | undefined,
  competiciones: readonly Pick<Competicion, '_id' | 'ciclo_amarillas'>[],
): NonNullable<CalendarDoc['previas']> {
  const cycles = new Map(competiciones.map((one) => [one._id, one.ciclo_amarillas]));
  return Object.fromEntries(
    partidos.flatMap((partido) => {
      if (partido.jugado) return [];
      const cycle = cycles.get(partido.competicion_id) ?? null;
      const sancionados = suspensionsOf(partido, partidos, cycle);
      const shown = {
        ...placesIn(partido, table),
        ...(sancionados.length > 0 && { sancionados }),
      };
      return Object.keys(shown).length > 0 ? [[partido._id, shown]] : [];
    }),
  );
}
