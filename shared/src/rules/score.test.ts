import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scoreOf } from './score';
import { EVENTO_KINDS } from '../eventos/table';

it('the score counts each goal for the side that benefits, in any half and order, own goals included', () => {
  const evento = fc.record(
    { evento: fc.constantFrom(...EVENTO_KINDS), propia_puerta: fc.boolean() },
    { requiredKeys: ['evento'] },
  );
  fc.assert(
    fc.property(fc.array(evento, { maxLength: 12 }), fc.nat(12), (eventos, split) => {
      const count = (kind: string) => eventos.filter((one) => one.evento === kind).length;
      const [ours, theirs] = [count('gol anotado'), count('gol encajado')];
      const detalles = {
        primera_parte: eventos.slice(0, split),
        segunda_parte: eventos.slice(split),
      };
      expect(scoreOf({ detalles })).toEqual({
        goles_anotados: ours,
        goles_encajados: theirs,
        resultado: ours > theirs ? 'win' : ours < theirs ? 'lose' : 'draw',
      });
    }),
  );
});
