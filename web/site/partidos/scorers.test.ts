import type { Evento } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { samplePlayer } from './sample-match';
import { scorers } from './scorers';

const [nico, alex] = [samplePlayer(8, 'Nico P.'), samplePlayer(9, 'Álex R.')];
const goles: readonly Evento[] = [
  { evento: 'gol anotado', autor: alex, minuto: 12 },
  { evento: 'gol encajado', minuto: 31 },
  { evento: 'tarjeta amarilla', autor: nico, minuto: 33 },
  { evento: 'gol anotado', autor: nico, minuto: 40 },
  { evento: 'gol anotado', autor: alex, minuto: 45, anadido: 2 },
  { evento: 'gol encajado', minuto: 70, propia_puerta: true },
];

describe('scorers', () => {
  it('are listed once each, by first goal, with the minutes of all their goals', () =>
    expect(scorers(goles, 'goles_anotados')).toEqual(["Álex R. 12', 45+2'", "Nico P. 40'"]));

  it('of the rival are only minutes', () =>
    expect(scorers(goles, 'goles_encajados')).toEqual(["31', 70'"]));

  it('have a count of goals if minutes are missing', () => {
    const [first, second] = [{ evento: 'gol anotado', autor: alex } as const, goles[3]];
    if (!second) throw new Error('no goal');
    expect(scorers([first, first, { ...second, minuto: undefined }], 'goles_anotados')).toEqual([
      'Álex R. (2)',
      'Nico P.',
    ]);
    expect(scorers([{ evento: 'gol encajado' }], 'goles_encajados')).toEqual([]);
  });

  it('include unknown scorers and own goals', () => {
    const own = { evento: 'gol anotado', propia_puerta: true, minuto: 58 } as const;
    expect(scorers([own, { evento: 'gol anotado', minuto: 60 }], 'goles_anotados')).toEqual([
      "Gol en propia puerta del rival 58'",
      "Gol 60'",
    ]);
  });
});
