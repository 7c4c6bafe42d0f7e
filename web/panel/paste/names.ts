import { foldText } from '../common/team-names';

/** Particles of a surname, which belong to the following word. */
const PARTICULAS = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'y',
  'san',
  'santa',
  'da',
  'do',
  'dos',
]);
/** Compound first names: a word of this list followed by one of the next. */
const PRIMEROS = new Set(
  'jose juan luis miguel maria ana francisco jesus pedro carlos marco angel eva'.split(' '),
);
const SEGUNDOS = new Set(
  'luis carlos antonio manuel maria angel jose miguel javier ramon pablo jesus francisco david ignacio andres alberto enrique jaime felipe isabel carmen belen teresa'.split(
    ' ',
  ),
);

/** Words of a name, with particles joined to the following word: «de la Fuente» is one. */
function wordsOf(texto: string): string[] {
  const words: string[] = [];
  let before = '';
  for (const word of texto.split(' ').filter(Boolean)) {
    if (PARTICULAS.has(foldText(word))) before += `${word} `;
    else {
      words.push(before + word);
      before = '';
    }
  }
  const rest = before.trim();
  return rest === '' ? words : [...words, rest];
}

/** Splits a cell into two surnames. */
export function splitApellidos(texto: string): { apellido1: string; apellido2: string } {
  const [apellido1 = '', ...rest] = wordsOf(texto);
  return { apellido1, apellido2: rest.join(' ') };
}

/**
 * Splits a full name: «Rubén García Prieto», «José Luis de la Fuente», «García Prieto, Rubén». With enough words it has
 * two surnames.
 */
export function splitName(texto: string): {
  nombre: string;
  apellido1: string;
  apellido2: string;
} {
  const [apellidos = '', nombre = ''] = texto.split(',').map((part) => part.trim());
  if (nombre !== '') return { nombre, ...splitApellidos(apellidos) };
  const words = wordsOf(texto);
  const [first = '', second = ''] = words.map(foldText);
  const isDouble = PRIMEROS.has(first) && SEGUNDOS.has(second);
  const names = Math.max(isDouble ? 2 : 1, words.length - 2);
  const [apellido1 = '', apellido2 = ''] = words.slice(names);
  return { nombre: words.slice(0, names).join(' '), apellido1, apellido2 };
}
