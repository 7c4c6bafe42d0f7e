/** Text without case, accents, ordinal signs and punctuation: what names and headings are compared by. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Forms of a club, as written and in short; the longer ones first, because «real club deportivo» holds «club deportivo». */
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

/** A team's name as it is compared. */
interface TeamName {
  /** The name without its form: «laciana» of «C.D. LACIANA» and of «Laciana CD». */
  readonly key: string;
  /** The form, «cd», which alone tells two teams of one town apart; empty where there is none. */
  readonly form: string;
}

/** Initials with dots are one word, «C.D.E.», so that a shorter form is not found in them. */
const joinInitials = (text: string) =>
  text.replace(/(?<!\p{L})(?:\p{L}\.){2,}/gu, (initials) => `${initials.replaceAll('.', '')} `);

export function readTeamName(nombre: string): TeamName {
  const folded = foldText(joinInitials(nombre)).replace(
    /(?<![^ ])(?:at|atl|atco)(?![^ ])/g,
    'atletico',
  );
  const forms: string[] = [];
  const key = ` ${folded} `
    .replace(FORM, (_found, written: string) => {
      forms.push(SHORT.get(written) ?? written);
      return '';
    })
    .trim()
    // «Encina At.» is another way to write «Atlético Encina».
    .replace(/^(.+) atletico$/, 'atletico $1');
  return key === '' ? { key: folded, form: '' } : { key, form: forms.join(' ') };
}

/** Whether two names can be of one team: all is equal but case, accents, punctuation and the form. */
export const isSameTeam = (one: string, other: string): boolean =>
  readTeamName(one).key === readTeamName(other).key;

/** Whether two names are of one team also where another one has the same name in another form. */
export function isSameTeamAndForm(one: string, other: string): boolean {
  const [a, b] = [readTeamName(one), readTeamName(other)];
  return a.key === b.key && a.form === b.form;
}

/** All teams that a name can mean; several where only the form tells them apart. */
export const findTeams = <T extends { readonly nombre: string }>(
  teams: readonly T[],
  nombre: string,
): readonly T[] => {
  const { key } = readTeamName(nombre);
  return teams.filter((team) => readTeamName(team.nombre).key === key);
};

/** The team that a name means: the only one or, of several, the one in this form; `undefined` where that leaves a doubt. */
export function findTeam<T extends { readonly nombre: string }>(
  teams: readonly T[],
  nombre: string,
): T | undefined {
  const found = findTeams(teams, nombre);
  const exact = found.filter((team) => isSameTeamAndForm(team.nombre, nombre));
  const [only] = found.length === 1 ? found : exact;
  return found.length === 1 || exact.length === 1 ? only : undefined;
}
