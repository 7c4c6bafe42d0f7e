import {
  type Consent,
  type JugadorDoc,
  own,
  type Withheld,
  withheldOf,
  FULL_CONSENT,
  withEntry,
} from '@club/shared';
import { documents } from '../../store/documents';
import type { Reader } from '../../store/reader';
import type { UnitOfWork } from '../../store/unit-of-work';

/** Withheld data of a player. `undefined` if everything is public. */
export async function findWithheld(reader: Reader, id: string): Promise<Withheld | undefined> {
  return own((await reader.read(documents.reservas()))?.jugadores ?? {}, id);
}

/** Consent of a player. Everything by default. */
export const consentOf = (reservation: Withheld | undefined): Consent =>
  reservation?.consentimiento ?? FULL_CONSENT;

/** Stores the withheld data of a player, from his complete record. Removes it for a deleted player. */
export async function writeWithheld(
  uow: UnitOfWork,
  id: string,
  jugador: JugadorDoc | null,
  consentimiento: Consent,
): Promise<void> {
  const { jugadores = {} } = (await uow.read(documents.reservas())) ?? {};
  const reservation = jugador ? withheldOf(jugador, consentimiento) : undefined;
  if (!reservation && !own(jugadores, id)) return;
  await uow.write(documents.reservas(), { jugadores: withEntry(jugadores, id, reservation) });
}
