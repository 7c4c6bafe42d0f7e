import type { Competicion } from '../records/catalogues';
import type { Partido } from '../records/partido';
import type { StoredClasificacion } from '../schemas/clasificacion';
import type { CalendarDoc, Suspension } from '../schemas/public';
import { pick } from './objects';
import { EVENTOS } from '../eventos/table';
import { compareInstants, compareNames } from './order';
import { perPartido } from './partido';
import { allEvents } from './score';

/** Places of both teams in the league table. Empty for a match of another competition. */
function placesIn(partido: Partido, table: StoredClasificacion | undefined) {
  if (table?.competicion_id !== partido.competicion_id) return {};
  const findPlace = (index: number) => {
    const row = table.filas[index];
    return row && { posicion: index + 1, ...pick(row, 'pts', 'g', 'e', 'p') };
  };
  const nuestro = findPlace(table.filas.findIndex(({ es_nuestro: isOurs }) => isOurs === true));
  const rival = findPlace(table.filas.findIndex(({ equipo_id: id }) => id === partido.equipo_id));
  return { ...(nuestro && { nuestro }), ...(rival && { rival }) };
}

/** Places and suspended players, which the page of an unplayed match shows (regla 109), by match. */
export function upcomingDetails(
  partidos: readonly Partido[],
  table: StoredClasificacion | undefined,
  competiciones: readonly Pick<Competicion, '_id' | 'ciclo_amarillas'>[],
): NonNullable<CalendarDoc['previas']> {
  const cycles = new Map(competiciones.map((one) => [one._id, one.ciclo_amarillas]));
  return perPartido(partidos, (partido) => {
    if (partido.jugado) return undefined;
    const cycle = cycles.get(partido.competicion_id) ?? null;
    const sancionados = deriveSuspensions(partido, partidos, cycle);
    const shown = { ...placesIn(partido, table), ...(sancionados.length > 0 && { sancionados }) };
    return Object.keys(shown).length > 0 ? shown : undefined;
  });
}

/** A player's cards in one match. */
interface Cards {
  readonly nombre_con_inicial: string;
  /** Yellow cards that count for the cycle. A yellow card before a double yellow does not count. */
  readonly yellows: number;
  readonly sentOff: 'roja' | 'doble amarilla' | null;
}

/** Cards of a match by player. */
function deriveCards({ detalles }: Partido): ReadonlyMap<string, Cards> {
  const cards = new Map<string, Cards>();
  for (const { evento, autor } of allEvents(detalles)) {
    const isYellow = evento === 'tarjeta amarilla';
    if (!autor || (!isYellow && !EVENTOS[evento].expulsa)) continue;
    const { jugador_id: id, nombre_con_inicial } = autor;
    const had: Cards = cards.get(id) ?? { nombre_con_inicial, yellows: 0, sentOff: null };
    if (isYellow) cards.set(id, { ...had, yellows: had.yellows + 1 });
    else if (evento === 'doble amarilla') cards.set(id, { ...had, yellows: 0, sentOff: evento });
    else cards.set(id, { ...had, sentOff: 'roja' });
  }
  return cards;
}

/**
 * Our players who miss an unplayed match (regla 101): in the match before it, of the same competition and season, they
 * were sent off or their yellow cards reached a multiple of `yellowCycle`. Cancelled matches are skipped. Empty if the
 * match before it has not been played, because its cards are not known.
 */
export function deriveSuspensions(
  partido: Partido,
  partidos: readonly Partido[],
  yellowCycle: number | null,
): Suspension[] {
  const inOrder = partidos
    .filter(
      ({ competicion_id: id, temporada_id: season, estado }) =>
        id === partido.competicion_id && season === partido.temporada_id && estado !== 'cancelado',
    )
    .toSorted((a, b) => compareInstants(a, b) || (a._id < b._id ? -1 : 1));
  const position = inOrder.findIndex(({ _id }) => _id === partido._id);
  const before = inOrder[position - 1];
  if (partido.jugado || !before?.jugado) return [];
  const earlier = inOrder.slice(0, position - 1).filter(({ jugado }) => jugado);
  const yellowsBefore = (id: string) =>
    earlier.reduce((sum, match) => sum + (deriveCards(match).get(id)?.yellows ?? 0), 0);
  return [...deriveCards(before)]
    .flatMap(([jugador_id, { nombre_con_inicial, yellows, sentOff }]): Suspension[] => {
      const had = yellowsBefore(jugador_id);
      const completes =
        yellowCycle !== null &&
        Math.floor((had + yellows) / yellowCycle) > Math.floor(had / yellowCycle);
      const motivo = sentOff ?? (completes ? ('amarillas' as const) : null);
      return motivo === null ? [] : [{ jugador_id, nombre_con_inicial, motivo }];
    })
    .toSorted((a, b) => compareNames(a.nombre_con_inicial, b.nombre_con_inicial));
}
