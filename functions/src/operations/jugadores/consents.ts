import {
  type Consentimiento,
  type JugadorDoc,
  type Reserva,
  reservaOf,
  FULL_CONSENT,
} from '@club/shared';
import { documents } from '../../store/documents';
import type { Reader } from '../../store/reader';
import type { UnitOfWork } from '../../store/unit-of-work';

/** Withheld data of a player. `undefined` if everything is public. */
export async function findReserva(reader: Reader, id: string): Promise<Reserva | undefined> {
  const stored = (await reader.read(documents.reservas()))?.jugadores ?? {};
  return Object.hasOwn(stored, id) ? stored[id] : undefined;
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
  const stored = await uow.read(documents.reservas());
  const reserva = jugador ? reservaOf(jugador, consentimiento) : undefined;
  if (!reserva && !Object.hasOwn(stored?.jugadores ?? {}, id)) return;
  const { [id]: _before, ...others } = stored?.jugadores ?? {};
  await uow.write(documents.reservas(), {
    jugadores: { ...others, ...(reserva && { [id]: reserva }) },
  });
}
