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
  it('stand once each, in the order of their first goals, with the minutes of all', () => {
    expect(scorers(goles, 'goles_anotados')).toEqual(["Álex R. 12', 45+2'", "Nico P. 40'"]);
  });

  it('of the rival are minutes', () => {
    expect(scorers(goles, 'goles_encajados')).toEqual(["31', 70'"]);
  });

  it('whose minutes are not known are counted', () => {
    const [first, second] = [{ evento: 'gol anotado', autor: alex } as const, goles[3]];
    if (!second) throw new Error('no goal');
    expect(scorers([first, first, { ...second, minuto: undefined }], 'goles_anotados')).toEqual([
      'Álex R. (2)',
      'Nico P.',
    ]);
    expect(scorers([{ evento: 'gol encajado' }], 'goles_encajados')).toEqual([]);
  });

  it('who are not known, and own goals, are told as such', () => {
    const propia = { evento: 'gol anotado', propia_puerta: true, minuto: 58 } as const;
    expect(scorers([propia, { evento: 'gol anotado', minuto: 60 }], 'goles_anotados')).toEqual([
      "Gol en propia puerta del rival 58'",
      "Gol 60'",
    ]);
  });
});
