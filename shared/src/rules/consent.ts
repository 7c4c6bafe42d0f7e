import { fold, foldText } from '../federation/names';
import { NO_IMAGE } from '../schemas/base';
import type { Consent, JugadorDoc, Withheld } from '../records/jugador';
import { nameWithInitial } from './jugador';
import { pick } from './objects';

/** Default: everything is shown. */
export const FULL_CONSENT: Consent = { foto: true, apellidos: true };

/** Words in surnames that identify nobody: of «de la Fuente» only «Fuente» counts. */
const PARTICLES: ReadonlySet<string> = new Set(['de', 'del', 'la', 'las', 'los', 'san', 'santa']);

/** Words without accents, so a key like `perez-gomez` mentions Pérez. */
const words = (text: string) => foldText(text).split(' ');

/** Whether a text contains one of the surnames as a whole word. */
export function mentionsSurname(text: string, surnames: readonly string[]): boolean {
  const named = new Set(
    surnames.flatMap(words).filter((word) => word.length > 2 && !PARTICLES.has(word)),
  );
  return words(text).some((word) => named.has(word));
}

/** Whether an alias is a shortened surname, like «Zubi». */
const isSurnameStem = (alias: string, surnames: readonly string[]) =>
  alias.length > 2 && surnames.some((surname) => fold(surname).startsWith(fold(alias)));

/** Whether anything of a player is withheld. */
export const isWithheld = ({ foto, apellidos }: Consent): boolean => !foto || !apellidos;

/**
 * The public version of a player: without photos or surnames if he has not consented. Texts that contain the surname
 * are withheld completely (regla 20).
 */
export function publishable(jugador: JugadorDoc, consentimiento: Consent): JugadorDoc {
  const shown: JugadorDoc = consentimiento.foto
    ? jugador
    : { ...jugador, img_perfil: NO_IMAGE, img_banner: NO_IMAGE };
  if (consentimiento.apellidos) return shown;
  const surnames = [jugador.apellido1, jugador.apellido2];
  const unlessNamed = (text: string) => (mentionsSurname(text, surnames) ? '' : text);
  const { clave_externa: key, nombre_federacion: _federationName, ...others } = shown;
  return {
    ...others,
    apellido1: '',
    apellido2: '',
    nombre_con_inicial: jugador.nombre,
    alias: isSurnameStem(jugador.alias, surnames) ? '' : unlessNamed(jugador.alias),
    trayectoria: unlessNamed(jugador.trayectoria),
    ...(key !== undefined && unlessNamed(key) !== '' && { clave_externa: key }),
  };
}

/** Data of a player to store privately. `undefined` if everything is public. */
export function pickWithheld(jugador: JugadorDoc, consentimiento: Consent): Withheld | undefined {
  if (!isWithheld(consentimiento)) return undefined;
  return {
    consentimiento,
    ...pick(jugador, 'apellido1', 'apellido2', 'alias', 'trayectoria', 'img_perfil', 'img_banner'),
    ...pick(jugador, 'clave_externa', 'nombre_federacion'),
  };
}

/** The player with the private data, the inverse of {@link publishable}. */
export function withWithheld(publicPart: JugadorDoc, withheld?: Withheld): JugadorDoc {
  if (!withheld) return publicPart;
  const { consentimiento: _consent, ...fields } = withheld;
  const nombre_con_inicial = nameWithInitial(publicPart.nombre, withheld.apellido1);
  return { ...publicPart, ...fields, nombre_con_inicial };
}
