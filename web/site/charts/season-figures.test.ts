import { describe, expect, it } from 'vitest';
import { type PartidoPreview, previewPartido } from '@club/shared';
import { buildPartido } from '../../../shared/src/testing/partido-builder';
import { findLeague, rivalsOf, runningPoints, tallyByVenue } from './season-figures';

const resultOf = (favor: number, contra: number) => {
  if (favor === contra) return 'draw';
  return favor > contra ? 'win' : 'lose';
};

/** A played match: day, whether at home, rival, goals for and against. */
const played = (day: number, local: boolean, rival: string, favor: number, contra: number) =>
  previewPartido(
    buildPartido({
      _id: `p${String(day)}`,
      fecha_date: `2026-09-${String(day).padStart(2, '0')}T10:00:00.000Z`,
      local,
      nombre_equipo: rival,
      jugado: true,
      estado: 'finalizado',
      goles_anotados: favor,
      goles_encajados: contra,
      resultado: resultOf(favor, contra),
    }),
  );

// Out of order, and with one unplayed match.
const season: readonly PartidoPreview[] = [
  played(20, false, 'Ágora', 1, 1),
  played(6, true, 'Zurra', 3, 0),
  previewPartido(buildPartido({ _id: 'p27', fecha_date: '2026-09-27T10:00:00.000Z' })),
  played(13, false, 'Zurra', 0, 2),
];

describe('course of a season', () => {
  it('adds up points match by match', () =>
    expect(
      runningPoints(season).map(({ partido, points, total }) => [
        partido.partido_id,
        points,
        total,
      ]),
    ).toEqual([
      ['p6', 3, 3],
      ['p13', 0, 3],
      ['p20', 1, 4],
    ]));

  it('is split by home and away', () =>
    expect(tallyByVenue(season)).toEqual({
      home: { ganados: 1, empatados: 0, perdidos: 0, favor: 3, contra: 0, puntos: 3 },
      away: { ganados: 0, empatados: 1, perdidos: 1, favor: 1, contra: 3, puntos: 1 },
    }));

  it('has each rival once, in alphabetical order', () => {
    const ids = (partidos: readonly PartidoPreview[]) => partidos.map((one) => one.partido_id);
    expect(
      rivalsOf(season).map(({ nombre, home, away }) => [nombre, ids(home), ids(away)]),
    ).toEqual([
      ['Ágora', [], ['p20']],
      ['Zurra', ['p6'], ['p13']],
    ]);
  });
});

/** Played matches with the given competitions, in order of kick-off. */
const playedIn = (...competiciones: readonly string[]): readonly PartidoPreview[] =>
  competiciones.map((nombre, index) => ({
    ...played(index + 1, true, 'Zurra', 1, 0),
    nombre_competicion: nombre,
  }));

describe('league whose points are shown', () => {
  const names = (league: ReturnType<typeof findLeague>) => [
    league?.nombre,
    league?.partidos.map(({ partido_id: id }) => id),
  ];

  it('is the league table’s competition, however few of its matches were played', () => {
    const partidos = playedIn('Copa', 'Liga', 'Copa', 'Otra', 'Otra');
    expect(names(findLeague(partidos, { nombre_competicion: 'Liga' }))).toEqual(['Liga', ['p2']]);
  });

  it('is undefined if no match of the competition was played', () => {
    const unplayed = previewPartido(buildPartido({ _id: 'p9', nombre_competicion: 'Liga' }));
    const partidos = [...playedIn('Otra'), unplayed];
    expect(findLeague(partidos, { nombre_competicion: 'Liga' })).toBeUndefined();
    expect(findLeague([unplayed])).toBeUndefined();
  });

  it('is the most played competition if there is no table', () =>
    expect(names(findLeague(playedIn('Otra', 'Liga', 'Liga')))).toEqual(['Liga', ['p2', 'p3']]));

  it('is the earlier one of two equally played competitions', () =>
    expect(names(findLeague(playedIn('Liga', 'Otra', 'Otra', 'Liga')))[0]).toBe('Liga'));

  it.each([
    ...['Amistoso', 'AMISTOSOS', 'Pretemporada', 'Copa de la Sierra', 'Supercopa'],
    ...['Trofeo de verano', 'Eliminatoria', 'Play-off de ascenso', 'Playoffs'],
  ])('is never %s if there is no table', (nombre) => {
    expect(findLeague(playedIn(nombre, nombre))).toBeUndefined();
    expect(findLeague(playedIn(nombre, nombre, 'Liga'))?.nombre).toBe('Liga');
  });
});
