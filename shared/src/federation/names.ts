import { distance } from 'fastest-levenshtein';

/** Text without case and accents. */
export const fold = memoize((text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());

/** Legal forms of clubs, written out, and their initials. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\breal club deportivo\b/g, 'rcd'],
  [/\bclub deportivo\b/g, 'cd'],
  [/\bunion deportiva\b/g, 'ud'],
  [/\b(?:agrupacion|asociacion) deportiva\b/g, 'ad'],
  [/\bsociedad deportiva\b/g, 'sd'],
  [/\bclub (?:de )?futbol\b/g, 'cf'],
  [/\bfutbol club\b/g, 'fc'],
];
const INITIALS: ReadonlySet<string> = new Set(['cd', 'ud', 'ad', 'cf', 'fc', 'sd', 'rcd']);

/** How federations write "Atlético". */
const ATHLETIC = /^(?:at|atl|ato|atco)$/;

/** The words of a name, without case, accents and punctuation. Initials are one word: `C. D.` is `cd`. */
const wordsOf = memoize((name): readonly string[] => {
  const folded = FORMS.reduce((text, [form, initials]) => text.replace(form, initials), fold(name));
  const words = folded
    .replace(/\b(?:[a-z]\.[ ]?){2,}|\b[a-z](?:\.[a-z]\b)+\.?/g, (dotted) => {
      const joined = dotted.replace(/[. ]/g, '');
      // "C.D. B." is the second team of a club, "C.D.E." a club with three initials.
      const lengths = dotted.trim().includes(' ') ? [3, 2] : [];
      const form = lengths
        .map((length) => joined.slice(0, length))
        .find((one) => INITIALS.has(one));
      return form === undefined ? `${joined} ` : `${form} ${joined.slice(form.length)} `;
    })
    .replace(/(?<=[a-z])['’´`](?=[a-z]{2})/g, '')
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).map((word) => word.replace(ATHLETIC, 'atletico'));
});

/** The legal form of a club as initials, empty if the name has none. */
export const clubForm = (name: string): string =>
  wordsOf(name)
    .filter((word) => INITIALS.has(word))
    .join(' ');

/** Whether a name is more than a legal form. */
export const hasOwnName = (name: string): boolean =>
  wordsOf(name).some((word) => !INITIALS.has(word) && /\p{L}{2}|\d{3}/u.test(word));

/**
 * Words of a club's name: equal for all ways to write it. Ignores case, accents, punctuation and the legal form, unless
 * the name is nothing else. "Atlético" and "B" belong to the name.
 */
export function clubWords(name: string): readonly string[] {
  const words = wordsOf(name);
  const own = words.filter((word) => !INITIALS.has(word));
  return own.length > 0 ? own : words;
}

/** Key of a club, whose spaces do not matter either. */
export const clubKey = (name: string): string => clubWords(name).join('');

/** A name without the words in brackets behind it: "C.D. Vega (Los Verdes)". They may also tell another team of the club. */
export const withoutNickname = (name: string): string => name.replace(/\s*\([^()]{3,}\)$/, '');

/** Key of a ground: ignores case, accents and punctuation. */
export const groundKey = (name: string): string =>
  (fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).join('');

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
  // Digits and the letter of a second team make another club.
  if (a.replace(/\D/g, '') !== b.replace(/\D/g, '')) return false;
  if (a === `${b}b` || b === `${a}b`) return false;
  return distance(a, b) <= 2;
}

/** The function with a cache for short texts. It is emptied when full, because a function instance keeps it. */
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
