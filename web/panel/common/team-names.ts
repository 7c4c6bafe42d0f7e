import { clubForm, clubWords, fold } from '@club/shared';

/** Text folded for comparison: without case, accents, ordinal signs and punctuation. */
export const foldText = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A team's name, split for comparison. */
interface TeamName {
  /** The name without its club form: «laciana» for both «C.D. LACIANA» and «Laciana CD». */
  readonly key: string;
  /** The club form, such as «cd», which may be the only difference between two teams; empty if there is none. */
  readonly form: string;
}

export function readTeamName(nombre: string): TeamName {
  const words = clubWords(nombre);
  // «Encina At.» means «Atlético Encina».
  const isReversed = words.length > 1 && words.at(-1) === 'atletico';
  const inOrder = isReversed ? ['atletico', ...words.slice(0, -1)] : words;
  return { key: inOrder.join(' '), form: clubForm(nombre) };
}

/** Whether two names can mean the same team: equal except for case, accents, punctuation and club form. */
export const isSameTeam = (one: string, other: string): boolean =>
  readTeamName(one).key === readTeamName(other).key;

/** Whether two names mean the same team, club form included. For lists in which two teams differ only by it. */
export function isSameTeamAndForm(one: string, other: string): boolean {
  const [a, b] = [readTeamName(one), readTeamName(other)];
  return a.key === b.key && a.form === b.form;
}

/** All teams that a name can mean; several if they differ only by their club form. */
export const findTeams = <T extends { readonly nombre: string }>(
  teams: readonly T[],
  nombre: string,
): readonly T[] => {
  const { key } = readTeamName(nombre);
  return teams.filter((team) => readTeamName(team.nombre).key === key);
};

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
