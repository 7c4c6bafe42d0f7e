import { EVENTOS, type TipoEvento } from '../eventos/table';
import type { Detalles, Evento } from '../schemas/acta';
import { type PartidoJugado, resultadoOf } from './form';

export interface Marcador {
  readonly goles_anotados: number;
  readonly goles_encajados: number;
  readonly resultado: PartidoJugado['resultado'];
}

/** All events of a match in playing order. */
export function allEvents(detalles: Detalles): readonly Evento[] {
  return [...detalles.primera_parte, ...detalles.segunda_parte];
}

export const isGolNuestro = ({ evento }: { readonly evento: TipoEvento }): boolean =>
  EVENTOS[evento].marcador === 'goles_anotados';

/** Goals of both sides among some events. */
export function golesOf(
  eventos: readonly { readonly evento: TipoEvento }[],
): Pick<Marcador, 'goles_anotados' | 'goles_encajados'> {
  const goles = { goles_anotados: 0, goles_encajados: 0 };
  for (const { evento } of eventos) {
    const { marcador } = EVENTOS[evento];
    if (marcador !== null) goles[marcador] += 1;
  }
  return goles;
}

/** Score of a sheet, counted from its events and never taken from a body (regla 34). */
export function marcadorOf(detalles: Detalles): Marcador {
  const goles = golesOf(allEvents(detalles));
  return { ...goles, resultado: resultadoOf(goles.goles_anotados, goles.goles_encajados) };
}
