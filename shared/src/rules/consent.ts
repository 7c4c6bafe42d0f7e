import { NO_IMAGE } from '../schemas/base';
import type { Consentimiento, Reserva } from '../schemas/consent';
import type { JugadorDoc } from '../records/jugador';
import { nameWithInitial } from './jugador';
import { pick } from './objects';

/** Default: everything is shown. */
export const FULL_CONSENT: Consentimiento = { foto: true, apellidos: true };

/** Words in surnames that identify nobody: only «Fuente» mentions «de la Fuente». */
const PARTICULAS: ReadonlySet<string> = new Set(['de', 'del', 'la', 'las', 'los', 'san', 'santa']);

/** Lower case without accents, so a key like `perez-gomez` mentions Pérez. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const words = (text: string) => fold(text).split(/[^\p{L}\p{N}]+/u);

/** Whether a text contains one of the surnames as a whole word. */
export function mentionsApellido(text: string, apellidos: readonly string[]): boolean {
  const named = new Set(
    apellidos.flatMap(words).filter((word) => word.length > 2 && !PARTICULAS.has(word)),
  );
  return words(text).some((word) => named.has(word));
}

/** Whether an alias is a shortened surname, like «Zubi». */
const isStemOf = (alias: string, apellidos: readonly string[]) =>
  alias.length > 2 && apellidos.some((apellido) => fold(apellido).startsWith(fold(alias)));

export const isReservado = ({ foto, apellidos }: Consentimiento): boolean => !foto || !apellidos;

/**
 * The public version of a player: without photos or surnames if he has not consented. Texts that contain the surname
 * are withheld completely (regla 20).
 */
export function publicable(jugador: JugadorDoc, consentimiento: Consentimiento): JugadorDoc {
  const shown: JugadorDoc = consentimiento.foto
    ? jugador
    : { ...jugador, img_perfil: NO_IMAGE, img_banner: NO_IMAGE };
  if (consentimiento.apellidos) return shown;
  const apellidos = [jugador.apellido1, jugador.apellido2];
  const silent = (text: string) => (mentionsApellido(text, apellidos) ? '' : text);
  const { clave_externa: clave, ...others } = shown;
  return {
    ...others,
    apellido1: '',
    apellido2: '',
    nombre_con_inicial: jugador.nombre,
    alias: isStemOf(jugador.alias, apellidos) ? '' : silent(jugador.alias),
    trayectoria: silent(jugador.trayectoria),
    ...(clave !== undefined && silent(clave) !== '' && { clave_externa: clave }),
  };
}

/** Data of a player to store privately. `undefined` if everything is public. */
export function reservaOf(
  jugador: JugadorDoc,
  consentimiento: Consentimiento,
): Reserva | undefined {
  if (!isReservado(consentimiento)) return undefined;
  return {
    consentimiento,
    ...pick(jugador, 'apellido1', 'apellido2', 'alias', 'trayectoria', 'img_perfil', 'img_banner'),
    ...pick(jugador, 'clave_externa'),
  };
}

/** The player with the private data, the inverse of {@link publicable}. */
export function withReserva(publico: JugadorDoc, reserva: Reserva | undefined): JugadorDoc {
  if (!reserva) return publico;
  const { consentimiento: _consentimiento, ...reservado } = reserva;
  return {
    ...publico,
    ...reservado,
    nombre_con_inicial: nameWithInitial(publico.nombre, reserva.apellido1),
  };
}
