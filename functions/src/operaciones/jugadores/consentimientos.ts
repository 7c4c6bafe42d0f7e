import {
  type Consentimiento,
  type JugadorDoc,
  type Reserva,
  reservaOf,
  TODO_CONSENTIDO,
} from '@club/shared';
import { documents } from '../../firestore/documents';
import type { Reader } from '../../firestore/reader';
import type { UnitOfWork } from '../../firestore/unit-of-work';

/** What is withheld of a player; `undefined` when everything of him is shown. */
export async function findReserva(reader: Reader, id: string): Promise<Reserva | undefined> {
  const stored = (await reader.read(documents.reservas()))?.jugadores ?? {};
  return Object.hasOwn(stored, id) ? stored[id] : undefined;
}

/** What a player has agreed to; everything as long as nothing is known. */
export const consentimientoOf = (reserva: Reserva | undefined): Consentimiento =>
  reserva?.consentimiento ?? TODO_CONSENTIDO;

/** Keeps apart what is not to be shown of a player, given as he really is; of a player who is gone, nothing. */
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
