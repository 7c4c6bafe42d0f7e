import { capitalise } from './rules/club-names';
import { own } from './rules/objects';
import { FIELD_LABELS } from './field-labels';

/** Path of a value in a body: field names, and list positions from 0. */
export type FieldPath = readonly PropertyKey[];

/** Maximum number of path steps in a message. The innermost ones are kept. */
const MAX_STEPS = 8;

/** Maximum length of a quoted word, characters. */
const MAX_QUOTE = 40;

/** A client's word in quotation marks. Half a surrogate pair is shown as the replacement character. */
export function quoteWord(word: string): string {
  const chars = Array.from(word.replace(/\p{Surrogate}/gu, '\ufffd'));
  return `«${chars.slice(0, MAX_QUOTE).join('')}${chars.length > MAX_QUOTE ? '…' : ''}»`;
}

const findLabel = (name: string) => own(FIELD_LABELS, name);

/** The phrases of a path, outermost first. */
function listPhrases(path: FieldPath): string[] {
  const phrases: string[] = [];
  let outer = '';
  for (const step of path) {
    if (typeof step === 'number') {
      // «La fila 3», not «la fila 3 de las filas».
      if (outer === 'filas') phrases.pop();
      phrases.push(`la fila ${String(step + 1)}`);
      outer = '';
      continue;
    }
    const name = String(step);
    const dottedLabel = findLabel(`${outer}.${name}`);
    if (dottedLabel !== undefined) phrases.pop();
    phrases.push(dottedLabel ?? findLabel(name) ?? `el campo ${quoteWord(name)}`);
    outer = name;
  }
  return phrases;
}

/** Spanish name of a place in a body: `los puntos de la fila 3`. Empty for the body itself. */
export const sayField = (path: FieldPath): string =>
  listPhrases(path.slice(-MAX_STEPS))
    .reverse()
    .join(' de ')
    .replaceAll(/\bde el /g, 'del ');

/** Verbs at the beginning of predicates, with their plurals. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/^((?:no|solo) )?es\b/, '$1son'],
  [/^((?:no|solo) )?está\b/, '$1están'],
  [/^((?:no|solo) )?(se )?(debe|puede|admite|tiene|lleva|reconoce|repite)\b/, '$1$2$3n'],
];
const ADJECTIVES = /\b(vacío|obligatorio|negativo|pequeño|largo|grande)(?![\p{L}])/gu;

/** Makes a predicate, written for a masculine singular, agree with its subject. */
function agree(subject: string, predicate: string): string {
  const isPlural = /^(los|las) /.test(subject);
  const isFeminine = /^(la|las) /.test(subject);
  const inNumber = isPlural
    ? PLURALS.reduce((text, [singular, plural]) => text.replace(singular, plural), predicate)
    : predicate;
  return inNumber.replaceAll(
    ADJECTIVES,
    (word) => (isFeminine ? word.replace(/o$/, 'a') : word) + (isPlural ? 's' : ''),
  );
}

/**
 * A sentence about a wrong field: `Los puntos de la fila 3 deben ser un número entero.` `predicate` is written for a
 * masculine singular: `debe ser un número entero`.
 */
export function sayProblem(path: FieldPath, predicate: string): string {
  const subject = sayField(path);
  if (subject === '') return `Lo que se ha enviado ${predicate}.`;
  return `${capitalise(subject)} ${agree(subject, predicate)}.`;
}

/** A sentence that names unknown fields, as the client wrote them, with their place. */
export function sayUnknownFields(path: FieldPath, names: readonly string[]): string {
  const quoted = names.slice(0, 3).map(quoteWord).join(', ');
  const where = sayField(path);
  const what = names.length > 1 ? 'Campos desconocidos' : 'Campo desconocido';
  const subject = where === '' ? what : `${what} en ${where}`;
  return `${subject}: ${quoted}${names.length > 3 ? '…' : ''}.`;
}
