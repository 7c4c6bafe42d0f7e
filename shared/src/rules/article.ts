import type { Article } from '../vocabulary';

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
