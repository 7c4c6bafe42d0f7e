import type { Article } from '../vocabulary';

/** Abbreviated legal forms in clubs' names. */
const LEGAL_FORMS = ['cd', 'cf', 'ud', 'ad', 'sd', 'fc'];
/** Words that are skipped in initials. */
const FILLERS = new Set([...LEGAL_FORMS, 'club', 'de', 'del', 'la', 'el', 'los', 'las', 'y']);

const splitWords = (nombre: string) => nombre.split(/\s+/).filter((word) => word !== '');

/** A club's name without its legal form: `UD La Alameda` is `La Alameda`. */
export function shortClubName(nombre: string): string {
  const words = splitWords(nombre).filter((word) => !LEGAL_FORMS.includes(word.toLowerCase()));
  return words.length === 0 ? nombre : words.join(' ');
}

/** Up to two initials of a club. */
export function toInitials(nombre: string): string {
  const words = splitWords(nombre);
  const mainWords = words.filter((word) => !FILLERS.has(word.toLowerCase()));
  return (mainWords.length > 0 ? mainWords : words)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}

/** Letters for the club's own crest. A single initial gets the legal form too, `CDL`, or the next letters, `LAC`. */
export function crestInitials(nombre: string): string {
  const initials = toInitials(nombre);
  if (Array.from(initials).length !== 1) return initials;
  const words = splitWords(nombre);
  const form = words.find((word) => LEGAL_FORMS.includes(word.toLowerCase()));
  const mainWord = words.find((word) => !FILLERS.has(word.toLowerCase())) ?? words.join('');
  const hasForm = form !== undefined && form !== mainWord;
  const letters = hasForm ? `${form}${initials}` : Array.from(mainWord).slice(0, 3).join('');
  return letters.toUpperCase();
}

/** Whether dark text is more readable than white on a colour `#rrggbb`. */
export function needsDarkText(color: string): boolean {
  const channel = (start: number) => parseInt(color.slice(start, start + 2), 16);
  return channel(1) * 0.299 + channel(3) * 0.587 + channel(5) * 0.114 > 150;
}

/** First words of names that have an article of their own or take none: `La Cantera`, `Mi club`. */
const WITHOUT_ARTICLE = /^(el|los?|las?|mi|nuestr[oa]) /iu;
const PLURAL = /^(veteranos|amigos|rangers) /iu;
const FEMININE =
  /^(ud|ad|sd|sad|scd|rsd|ue|ap|ef|unión|agrupación|asociación|peña|escuela|sociedad|cultural|gimnástica|deportiva|academia|real (sociedad|unión)) /iu;

/** Article of a club's name in a sentence, from its first words: `el CD Encina`, `la UD Roja`. */
export function findArticle(nombre: string): Article {
  const words = `${nombre.replaceAll('.', '')} `;
  if (WITHOUT_ARTICLE.test(words)) return '';
  if (PLURAL.test(words)) return 'los';
  return FEMININE.test(words) ? 'la' : 'el';
}

/** A club's name, and its article if the club has chosen one. */
interface Named {
  readonly nombre: string;
  readonly articulo?: Article | undefined;
}

/** A club's name with its article, alone and after `a` and `de`: `el CD Encina`, `al CD Encina`, `del CD Encina`. */
export type WithArticle = Readonly<Record<'el' | 'al' | 'del', string>>;

export function withArticle({ nombre, articulo = findArticle(nombre) }: Named): WithArticle {
  const el = `${articulo} ${nombre}`.trim();
  return articulo === 'el'
    ? { el, al: `al ${nombre}`, del: `del ${nombre}` }
    : { el, al: `a ${el}`, del: `de ${el}` };
}

export const capitalise = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
