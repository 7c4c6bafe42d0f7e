import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Evento } from '../schemas/acta';
import { scoreOf } from './score';
import { EVENTO_KINDS, type EventoKind } from '../eventos/table';

const eventos = (...kinds: EventoKind[]): Evento[] => kinds.map((evento) => ({ evento }));

describe('score of a sheet', () => {
  const A = 'gol anotado';
  const E = 'gol encajado';
  it.each([
    ['no event', [], [], 0, 0, 'draw'],
    ['a goal in the second half', [], [A], 1, 0, 'win'],
    ['a goal conceded', [], [E], 0, 1, 'lose'],
    ['a goal each, in different halves', [A], [E], 1, 1, 'draw'],
    ['a lost lead', [A, A], [E, E, E], 2, 3, 'lose'],
    ['only cards', ['tarjeta roja', 'doble amarilla'], ['tarjeta amarilla'], 0, 0, 'draw'],
  ] as const)('%s', (_name, first, second, scored, encajados, resultado) => {
    const detalles = { primera_parte: eventos(...first), segunda_parte: eventos(...second) };
    expect(scoreOf({ detalles })).toEqual({
      goles_anotados: scored,
      goles_encajados: encajados,
      resultado,
    });
  });

  it('counts own goals for the side that benefits', () => {
    const own = eventos('gol anotado', 'gol encajado').map((one) => ({
      ...one,
      propia_puerta: true,
    }));
    const detalles = { primera_parte: own, segunda_parte: eventos('gol anotado') };
    expect(scoreOf({ detalles })).toMatchObject({ goles_anotados: 2, goles_encajados: 1 });
  });

  it('is independent of the order and the half of the events', () => {
    const kinds = fc.array(fc.constantFrom(...EVENTO_KINDS), { maxLength: 12 });
    const shuffledKinds = kinds.chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.shuffledSubarray(list, { minLength: list.length }),
        fc.nat({ max: list.length }),
      ),
    );
    fc.assert(
      fc.property(shuffledKinds, ([list, shuffled, split]) => {
        const together = { primera_parte: eventos(...list), segunda_parte: [] };
        const apart = {
          primera_parte: eventos(...shuffled.slice(0, split)),
          segunda_parte: eventos(...shuffled.slice(split)),
        };
        expect(scoreOf({ detalles: apart })).toEqual(scoreOf({ detalles: together }));
      }),
    );
  });
});
