import { describe, expect, it } from 'vitest';
import { findTeam, findTeams, foldText, isSameTeam, isSameTeamAndForm } from './team-names';

it.each([
  ['N.º', 'n o'],
  ['Nº', 'no'],
  ['  Posición: ', 'posicion'],
  ['"PEÑA" (B)', 'pena b'],
  ['#', ''],
])('folding turns %s into %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

describe('names of teams', () => {
  it.each([
    ['CD Laciana', 'C.D. LACIANA'],
    ['Atlético Fuentetejo', 'Fuentetejo At.'],
    ['CD Atlético Fuentetejo', 'Fuentetejo Atlético C.D.'],
    ['Sporting de Zarzalejuela "B"', "SPORTING DE ZARZALEJUELA 'B'"],
    ['A.D. Torrealmendra', 'Torrealmendra Fútbol Club'],
  ])('%s and %s are the same team', (one, other) => {
    expect(isSameTeam(one, other)).toBe(true);
  });

  it.each([
    ['CD Encina', 'CD Encina B'],
    ['CD Encina', 'Atlético Encina'],
    ['Fuentetejo A.D.', 'Atlético Fuentetejo'],
    ['Real Betis', 'Betis'],
    ['CD', 'CF'],
  ])('%s and %s are different teams', (one, other) => {
    expect(isSameTeam(one, other)).toBe(false);
  });

  it('are told apart by their club form when two share a name', () => {
    const teams = [{ nombre: 'CF Sotillo' }, { nombre: 'U.D. Sotillo' }, { nombre: 'CD Encina' }];
    expect(findTeam(teams, 'Unión Deportiva SOTILLO')).toBe(teams[1]);
    expect(findTeam(teams, 'Sotillo')).toBeUndefined();
    expect(findTeam(teams, 'Encina')).toBe(teams[2]);
    expect(findTeam(teams, 'Encina B')).toBeUndefined();
    expect(findTeams(teams, 'Sotillo')).toHaveLength(2);
    expect(isSameTeamAndForm('Sotillo C.F.', 'CF Sotillo')).toBe(true);
    expect(isSameTeamAndForm('CF Sotillo', 'UD Sotillo')).toBe(false);
  });
});
