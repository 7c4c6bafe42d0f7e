import { distance } from 'fastest-levenshtein';

/** Text without case and accents. */
export const fold = memoize((text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());

/** Words without case, accents and punctuation, separated by one space: `2ª Amarilla` is `2a amarilla`. */
export const foldText = memoize((text) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
);

/** Legal forms of clubs, and their initials. Longer ones first: "real club deportivo" contains "club deportivo". */
const FORMS: ReadonlyMap<string, string> = new Map([
  ['real club deportivo', 'rcd'],
  ['club deportivo', 'cd'],
  ['club de futbol', 'cf'],
  ['club futbol', 'cf'],
  ['futbol club', 'fc'],
  ['union deportiva', 'ud'],
  ['agrupacion deportiva', 'ad'],
  ['asociacion deportiva', 'ad'],
  ['sociedad deportiva', 'sd'],
  ...['rcd', 'cd', 'cf', 'fc', 'ud', 'ad', 'sd'].flatMap((initials): [string, string][] => [
    [initials, initials],
    [initials.split('').join(' '), initials],
  ]),
]);
const FORM = new RegExp(` (${[...FORMS.keys()].join('|')})(?= )`, 'g');

/** A club's name in parts that are compared. They are without case, accents and punctuation. */
interface ClubName {
  /** Without the legal form, unless the name is nothing else. `At.` is `atletico`, which is moved to the front. */
  readonly words: readonly string[];
  /** The same words in the order of the name, as one text. */
  readonly exact: string;
  /** Initials of the legal form, empty if the name has none. */
  readonly form: string;
}

export const readClubName = memoize((name): ClubName => {
  const folded = foldText(
    fold(name)
      // "C.D.E." is one word, in which no shorter form is found.
      .replace(
        /(?<!\p{L})(?:(?:\p{L}\.){2,}|(?:\p{L}\. ){3,}(?=\p{L}{2}))/gu,
        (initials) => `${initials.replace(/[. ]/g, '')} `,
      )
      .replace(/(?<=[a-z])['’´`](?=[a-z]{2})/g, ''),
  );
  const forms: string[] = [];
  const own = ` ${folded} `
    .replace(FORM, (_found, written: string) => {
      forms.push(FORMS.get(written) ?? written);
      return '';
    })
    .trim()
    .replace(/(?<=^| )(?:at|atl|ato|atco)(?= |$)/g, 'atletico');
  const form = forms.join(' ');
  const exact = own || form;
  // «Encina At. B» means «Atlético Encina B».
  const sorted = exact.replace(/^(.+) atletico(?= \p{L}$|$)/u, 'atletico $1');
  return { words: sorted.split(' '), exact, form };
});

export const clubForm = (name: string): string => readClubName(name).form;

/** Whether a name is more than a legal form. */
export function hasOwnName(name: string): boolean {
  const { words, form } = readClubName(name);
  return words.join(' ') !== form && words.some((word) => /\p{L}{2}|\d{3}/u.test(word));
}

/**
 * Key of a club: equal for all ways to write its name. Ignores case, accents, punctuation, the legal form and the place of
 * "Atlético".
 */
export const clubKey = (name: string): string => readClubName(name).words.join('');

/** Whether two names can mean the same club (`clubKey`). */
export const isSameClub = (one: string, other: string): boolean => clubKey(one) === clubKey(other);

/** Key of a club that differs between "Vega Atlético" and "Atlético Vega". */
export const exactClubKey = (name: string): string => readClubName(name).exact.replaceAll(' ', '');

interface Named {
  readonly nombre: string;
}

/** All clubs that a name can mean. If some have its words in the same order, only those. */
export function findClubs<T extends Named>(clubs: readonly T[], name: string): readonly T[] {
  const same = clubs.filter(({ nombre }) => isSameClub(nombre, name));
  const exact = same.filter(({ nombre }) => exactClubKey(nombre) === exactClubKey(name));
  return exact.length > 0 ? exact : same;
}

/** The club that a name means: the only one or, among several, the one with the same form; `undefined` if ambiguous. */
export function findClub<T extends Named>(clubs: readonly T[], name: string): T | undefined {
  const found = findClubs(clubs, name);
  const exact = found.filter(({ nombre }) => clubForm(nombre) === clubForm(name));
  const candidates = found.length > 1 ? exact : found;
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** Creates the function that says whether a name means us. A rival's with our words in another order does not. */
export function createIsUs(us: readonly string[], rivals: readonly Named[]) {
  const ours = new Set(us.map(clubKey));
  const others = new Set(rivals.map(({ nombre }) => exactClubKey(nombre)));
  for (const nombre of us) others.delete(exactClubKey(nombre));
  return memoize((text) => {
    // "C.D. Encina (Los Verdes)".
    const name = text.replace(/\s*\([^()]{3,}\)$/, '');
    return ours.has(clubKey(name)) && !others.has(exactClubKey(name));
  });
}

/** Key of a ground: ignores case, accents and punctuation. */
export const groundKey = (name: string): string => foldText(name).replaceAll(' ', '');

const GROUND_WORD =
  'campos?|camp|estadio|polideportivo|municipal|instalacion(?:es)?|ciudad deportiva|complejo|terreno|recinto|parque deportivo|zona deportiva';
const GROUND = new RegExp(`^(?:el |la |los |c\\.\\s?m\\. )?(?:${GROUND_WORD})\\b`);

/** Whether a text is named like a ground and not like a club. */
export const isNamedLikeGround = (text: string): boolean =>
  GROUND.test(fold(text)) && clubForm(text) === '';

const GROUND_START = new RegExp(`\\s(?=(?:${GROUND_WORD})\\b)`, 'i');

/** Splits a text before the word that starts the name of a ground: "U.D. Vega Campo Nuevo". */
export function splitGround(text: string): readonly [string, string | null] {
  const found = GROUND_START.exec(text);
  if (!found || !hasOwnName(text.slice(0, found.index))) return [text, null];
  return [text.slice(0, found.index).trim(), text.slice(found.index).trim()];
}

/** Whether two keys differ by one or two letters, as misspelt names do. */
export function isNearlySame(a: string, b: string): boolean {
  if (a === b || Math.min(a.length, b.length) < 6 || Math.abs(a.length - b.length) > 2)
    return false;
  // Another number is another club, and "B" another team.
  if (a.replace(/\D/g, '') !== b.replace(/\D/g, '')) return false;
  if (a === `${b}b` || b === `${a}b`) return false;
  return distance(a, b) <= 2;
}

/** The function with a cache for short texts. The cache is emptied when full, as a server process keeps it. */
export function memoize<T>(read: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = read(text);
    if (answers.size >= 5_000) answers.clear();
    if (text.length <= 200) answers.set(text, answer);
    return answer;
  };
}
