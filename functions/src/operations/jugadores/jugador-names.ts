import { ANONYMOUS_JUGADOR, type JugadorDoc, nameWithInitial } from '@club/shared';

export type Llamado = Pick<JugadorDoc, 'nombre' | 'apellido1' | 'apellido2' | 'alias'>;

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const isSame = (a: string, b: string) =>
  withoutAccents(a).toLowerCase() === withoutAccents(b).toLowerCase();

/** Possible names of a player in a text, longest first. */
function formsOf({ nombre, apellido1, apellido2, alias }: Llamado): string[] {
  const forms = [alias];
  if (apellido1 !== '') {
    forms.push(`${nombre} ${apellido1}`, nameWithInitial(nombre, apellido1), apellido1);
  }
  if (apellido1 !== '' && apellido2 !== '') {
    forms.push(`${nombre} ${apellido1} ${apellido2}`, `${apellido1} ${apellido2}`);
  }
  if (apellido2 !== '') forms.push(apellido2);
  return forms.filter((form) => form.length > 2);
}

/**
 * Names of this player that nobody else in the squad has, longest first, so that «Marcos López» is replaced before
 * «López».
 */
export function ownNames(jugador: Llamado, otros: readonly Llamado[]): string[] {
  const taken = otros.flatMap((otro) => [otro.nombre, ...formsOf(otro)]);
  return formsOf(jugador)
    .filter((form) => !taken.some((other) => isSame(form, other)))
    .sort((a, b) => b.length - a.length);
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Replaces these names as whole words with «Jugador anónimo». Also matches capitals and missing accents, but not
 * lower case: «blanco» is a colour.
 */
export function hideNames(nombres: readonly string[]): (text: string) => string {
  const variants = nombres.flatMap((nombre) => {
    const plain = withoutAccents(nombre);
    return [nombre, plain, nombre.toLocaleUpperCase('es'), plain.toLocaleUpperCase('es')];
  });
  if (variants.length === 0) return (text) => text;
  const any = [...new Set(variants)]
    .sort((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => text.replace(pattern, ANONYMOUS_JUGADOR);
}
