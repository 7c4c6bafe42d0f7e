import { expect, it } from 'vitest';
import { REPORT_SQUAD, REPORT_TEXTS } from '../testing/report-texts';
import { readReport } from './report';

it.each(Object.entries(REPORT_TEXTS))('reads %s', (name, text) => {
  const result = readReport(text, {
    us: ['C.D. Villarrín'],
    match: { nombre_equipo: 'U.D. Las Eras', local: true, minutos_parte: 45 },
    squad: REPORT_SQUAD,
  });
  if (!result.ok) throw new Error(result.refusal.detail);
  const { acta, preguntas, marcador } = result.value;
  expect(preguntas).toEqual([]);
  expect(marcador).toEqual({ local: 2, visitante: 1 });
  const refs = (...ids: readonly string[]) => ids.map((id) => ({ jugador_id: id }));
  const hasReserve = name === 'a page copied from a phone';
  // Only some of the pages mark penalties.
  const penalty = acta.detalles.segunda_parte[1]?.autor?.forma;
  expect([undefined, 'penalti']).toContain(penalty);
  expect(acta).toEqual({
    alineacion: {
      portero: refs('po'),
      defensas: refs('d1', 'd2', 'd3', 'd4'),
      mediocentros: refs('m1', 'm2', 'm3'),
      delanteros: refs('f1', 'f2', 'f3'),
      suplentes: refs(...(hasReserve ? ['po2'] : []), 'm4', 'm5'),
    },
    detalles: {
      primera_parte: [
        { evento: 'gol anotado', minuto: 23, autor: { jugador_id: 'f2' } },
        { evento: 'tarjeta amarilla', minuto: 34, autor: { jugador_id: 'd2' } },
        { evento: 'gol encajado', minuto: 45, anadido: 1 },
      ],
      segunda_parte: [
        { evento: 'cambio', minuto: 46, entra: { jugador_id: 'm4' }, sale: { jugador_id: 'm1' } },
        {
          evento: 'gol anotado',
          minuto: 78,
          autor: { jugador_id: 'f3', ...(penalty && { forma: penalty }) },
        },
        { evento: 'doble amarilla', minuto: 88, autor: { jugador_id: 'd2' } },
      ],
    },
    mvp: null,
    sin_cambios: false,
    capitan: 'd2',
  });
});
