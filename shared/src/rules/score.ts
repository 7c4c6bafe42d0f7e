import { EVENTOS, type EventoKind } from '../eventos/table';
import type { Details, Evento } from '../schemas/acta';
import { type PartidoPlayed, resultOf } from './form';

export interface Score {
  readonly goles_anotados: number;
  readonly goles_encajados: number;
  readonly resultado: PartidoPlayed['resultado'];
}

/** All events of a match in playing order. */
export function allEvents(detalles: Details): readonly Evento[] {
  return [...detalles.primera_parte, ...detalles.segunda_parte];
}

export const isGoalOurs = ({ evento }: { readonly evento: EventoKind }): boolean =>
  EVENTOS[evento].marcador === 'goles_anotados';

/** Goals of both sides among some events. */
export function goalsOf(
  eventos: readonly { readonly evento: EventoKind }[],
): Pick<Score, 'goles_anotados' | 'goles_encajados'> {
  const goles = { goles_anotados: 0, goles_encajados: 0 };
  for (const { evento } of eventos) {
    const { marcador } = EVENTOS[evento];
    if (marcador !== null) goles[marcador] += 1;
  }
  return goles;
}

/** Score of a sheet, counted from its events and never taken from a body (regla 34). */
export function scoreOf(detalles: Details): Score {
  const goles = goalsOf(allEvents(detalles));
  return { ...goles, resultado: resultOf(goles.goles_anotados, goles.goles_encajados) };
}
