import { describe, expect, it } from 'vitest';
import { assignEscudos } from './rival-crests';

const EQUIPOS = [
  { _id: 'a', nombre: 'Atlético Robledal' },
  { _id: 'b', nombre: 'CF Sotillo' },
  { _id: 'c', nombre: 'Robledal B' },
];

const named = (...names: string[]) => names.map((name) => ({ name }));
const given = (...names: string[]) => {
  const { escudos, sobran: surplus } = assignEscudos(named(...names), EQUIPOS);
  return {
    escudos: escudos.map(({ equipo, file }) => [equipo._id, file.name]),
    sobran: surplus.map(({ name }) => name),
  };
};

describe('assigning crests by file name', () => {
  it('finds the team despite differences in spelling', () => {
    expect(given('ATLETICO_ROBLEDAL.png', 'escudo-sotillo.svg', 'Robledal B.jpg')).toEqual({
      escudos: [
        ['a', 'ATLETICO_ROBLEDAL.png'],
        ['b', 'escudo-sotillo.svg'],
        ['c', 'Robledal B.jpg'],
      ],
      sobran: [],
    });
  });

  it('leaves out files that match several teams, none, or a team that already has one', () => {
    expect(
      given('robledal.png', 'IMG_1234.png', 'escudo.png', 'sotillo.png', 'cf sotillo.png'),
    ).toEqual({
      escudos: [['b', 'sotillo.png']],
      sobran: ['robledal.png', 'IMG_1234.png', 'escudo.png', 'cf sotillo.png'],
    });
  });
});
