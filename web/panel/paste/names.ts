import { foldText } from '../common/team-names';

/** Particles of a surname, which belong to the following word. */
const PARTICLES = new Set('de del la las los y san santa da do dos'.split(' '));
/** Compound first names: a word of this list followed by one of the next. */
const PRIMEROS = new Set(
  'jose juan luis miguel maria ana francisco jesus pedro carlos marco angel eva'.split(' '),
);
const SECONDS = new Set(
  'luis carlos antonio manuel maria angel jose miguel javier ramon pablo jesus francisco david ignacio andres alberto enrique jaime felipe isabel carmen belen teresa'.split(
    ' ',
  ),
);

/** Words of a name, with particles joined to the following word: «de la Fuente» is one. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  let before = '';
  for (const word of text.split(' ').filter(Boolean)) {
    if (PARTICLES.has(foldText(word))) before += `${word} `;
    else {
      words.push(before + word);
      before = '';
    }
  }
  const rest = before.trim();
  return rest === '' ? words : [...words, rest];
}

/** Splits a cell into two surnames. */
export function splitSurnames(text: string): { apellido1: string; apellido2: string } {
  const [apellido1 = '', ...rest] = wordsOf(text);
  return { apellido1, apellido2: rest.join(' ') };
}

/**
 * Splits a full name: «Rubén García Prieto», «José Luis de la Fuente», «García Prieto, Rubén». With enough words it has
 * two surnames.
 */
export function splitName(text: string): {
  nombre: string;
  apellido1: string;
  apellido2: string;
} {
  const [surnames = '', nombre = ''] = text.split(',').map((part) => part.trim());
  if (nombre !== '') return { nombre, ...splitSurnames(surnames) };
  const words = wordsOf(text);
  const [first = '', second = ''] = words.map(foldText);
  const isDouble = PRIMEROS.has(first) && SECONDS.has(second);
  const names = Math.max(isDouble ? 2 : 1, words.length - 2);
  const [apellido1 = '', apellido2 = ''] = words.slice(names);
  return { nombre: words.slice(0, names).join(' '), apellido1, apellido2 };
}
