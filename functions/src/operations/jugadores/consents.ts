import {
  type Consentimiento,
  type JugadorDoc,
  own,
  type Reserva,
  reservaOf,
  FULL_CONSENT,
  withEntry,
} from '@club/shared';
import { documents } from '../../store/documents';
import type { Reader } from '../../store/reader';
import type { UnitOfWork } from '../../store/unit-of-work';

/** Withheld data of a player. `undefined` if everything is public. */
export async function findReserva(reader: Reader, id: string): Promise<Reserva | undefined> {
  return own((await reader.read(documents.reservas()))?.jugadores ?? {}, id);
}

/** Consent of a player. Everything by default. */
export const consentimientoOf = (reserva: Reserva | undefined): Consentimiento =>
  reserva?.consentimiento ?? FULL_CONSENT;

/** Stores the withheld data of a player, from his complete record. Removes it for a deleted player. */
export async function writeReserva(
  uow: UnitOfWork,
  id: string,
  jugador: JugadorDoc | null,
  consentimiento: Consentimiento,
): Promise<void> {
  const { jugadores = {} } = (await uow.read(documents.reservas())) ?? {};
  const reserva = jugador ? reservaOf(jugador, consentimiento) : undefined;
  if (!reserva && !own(jugadores, id)) return;
  await uow.write(documents.reservas(), { jugadores: withEntry(jugadores, id, reserva) });
}
