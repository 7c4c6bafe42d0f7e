import { expect, it } from 'vitest';
import { findTeam, findTeams, isSameTeamAndForm } from './team-names';

it('tells teams with the same name apart by their club form', () => {
  const teams = [{ nombre: 'CF Sotillo' }, { nombre: 'U.D. Sotillo' }, { nombre: 'CD Encina' }];
  expect(findTeam(teams, 'Unión Deportiva SOTILLO')).toBe(teams[1]);
  expect(findTeam(teams, 'Sotillo')).toBeUndefined();
  expect(findTeam(teams, 'Encina')).toBe(teams[2]);
  expect(findTeam(teams, 'Encina B')).toBeUndefined();
  expect(findTeams(teams, 'Sotillo')).toHaveLength(2);
  expect(isSameTeamAndForm('Sotillo C.F.', 'CF Sotillo')).toBe(true);
  expect(isSameTeamAndForm('CF Sotillo', 'UD Sotillo')).toBe(false);
});
