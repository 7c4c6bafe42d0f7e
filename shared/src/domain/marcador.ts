import type { Detalles, Evento } from '../schemas/acta';
import type { Resultado } from '../vocabulario';

export interface Marcador {
  readonly goles_anotados: number;
  readonly goles_encajados: number;
  readonly resultado: Exclude<Resultado, ''>;
}

/** All events of a match in playing order. */
export function allEvents(detalles: Detalles): readonly Evento[] {
  return [...detalles.primera_parte, ...detalles.segunda_parte];
}

/** Score of a sheet, counted from its events and never taken from a body (regla 34). */
export function marcadorOf(detalles: Detalles): Marcador {
  const eventos = allEvents(detalles);
  const anotados = eventos.filter(({ evento }) => evento === 'gol anotado').length;
  const encajados = eventos.filter(({ evento }) => evento === 'gol encajado').length;
  return {
    goles_anotados: anotados,
    goles_encajados: encajados,
    resultado: anotados > encajados ? 'win' : anotados < encajados ? 'lose' : 'draw',
  };
}
