import { clubForm, clubKey } from '@club/shared';

/** Whether two names can mean the same team: equal except for case, accents, punctuation and club form. */
export const isSameTeam = (one: string, other: string): boolean => clubKey(one) === clubKey(other);

/** Whether two names mean the same team, club form included. For lists in which two teams differ only by it. */
export const isSameTeamAndForm = (one: string, other: string): boolean =>
  isSameTeam(one, other) && clubForm(one) === clubForm(other);

/** All teams that a name can mean; several if they differ only by their club form. */
export const findTeams = <T extends { readonly nombre: string }>(
  teams: readonly T[],
  nombre: string,
): readonly T[] => teams.filter((team) => isSameTeam(team.nombre, nombre));

/**
 * The team that a name means: the only match or, among several, the one with the same club form; `undefined` if
 * ambiguous.
 */
export function findTeam<T extends { readonly nombre: string }>(
  teams: readonly T[],
  nombre: string,
): T | undefined {
  const found = findTeams(teams, nombre);
  const exact = found.filter((team) => isSameTeamAndForm(team.nombre, nombre));
  const candidates = found.length > 1 ? exact : found;
  return candidates.length === 1 ? candidates[0] : undefined;
}
