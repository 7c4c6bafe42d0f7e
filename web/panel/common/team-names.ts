/** Text folded for comparison: without case, accents, ordinal signs and punctuation. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Club forms, in full and abbreviated. Longer ones come first, because «real club deportivo» contains «club deportivo».
 */
const FORMS: readonly (readonly [string, string])[] = [
  ['real club deportivo', 'rcd'],
  ['club deportivo', 'cd'],
  ['club de futbol', 'cf'],
  ['club futbol', 'cf'],
  ['futbol club', 'fc'],
  ['union deportiva', 'ud'],
  ['agrupacion deportiva', 'ad'],
  ['asociacion deportiva', 'ad'],
  ['sociedad deportiva', 'sd'],
  ...['rcd', 'cd', 'cf', 'fc', 'ud', 'ad', 'sd'].flatMap((form): [string, string][] => [
    [form, form],
    [form.split('').join(' '), form],
  ]),
];
const FORM = new RegExp(` (${FORMS.map(([written]) => written).join('|')})(?= )`, 'g');
const SHORT: ReadonlyMap<string, string> = new Map(FORMS);

/** A team's name, split for comparison. */
interface TeamName {
  /** The name without its club form: «laciana» for both «C.D. LACIANA» and «Laciana CD». */
  readonly key: string;
  /** The club form, such as «cd», which may be the only difference between two teams; empty if there is none. */
  readonly form: string;
}

/** Joins dotted initials: «C.D.E.» becomes «CDE», in which no shorter club form is found. */
const joinInitials = (text: string) =>
  text.replace(/(?<!\p{L})(?:\p{L}\.){2,}/gu, (initials) => `${initials.replaceAll('.', '')} `);

export function readTeamName(nombre: string): TeamName {
  const folded = foldText(joinInitials(nombre)).replace(
    /(?<=^| )(?:at|atl|atco)(?= |$)/g,
    'atletico',
  );
  const forms: string[] = [];
  const key = ` ${folded} `
    .replace(FORM, (_found, written: string) => {
      forms.push(SHORT.get(written) ?? written);
      return '';
    })
    .trim()
    // «Encina At.» means «Atlético Encina».
    .replace(/^(.+) atletico$/, 'atletico $1');
  return key === '' ? { key: folded, form: '' } : { key, form: forms.join(' ') };
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
