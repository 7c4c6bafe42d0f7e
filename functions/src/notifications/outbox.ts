import { accept, type NotificationDoc } from '@club/shared';
import { collections, documents } from '../store/documents';
import { createReader } from '../store/reader';
import type { UnitOfWork } from '../store/unit-of-work';
import { createWriteQueue } from '../store/run-operation';
import { transact, unqueued } from '../accounts/transaction';
import type { Services } from '../services';
import { removeSubscriptions } from './subscriptions';

export type WithOutbox = Pick<Services, 'db' | 'now' | 'newId'>;

/** Duration of a sender's lease on a notification, milliseconds. The sender renews it. */
const LEASE_MS = 20_000;
export const RENEW_MS = LEASE_MS / 3;

/** How long an entry of a notification's log is kept, milliseconds: a withdrawal may need it. */
const LOG_MS = 24 * 60 * 60 * 1000;

/** Leases are taken one at a time, because two concurrent transactions for one lease would block each other. */
const oneByOne = createWriteQueue();

/** Runs `work` in one transaction on the outbox (docs/decisions/0042). */
async function change<T>(
  { db, now, newId }: WithOutbox,
  accion: string,
  work: (uow: UnitOfWork) => Promise<T>,
  enqueue = unqueued,
): Promise<T> {
  const stamp = { operationId: newId(), accion, quien: 'avisos', now: now() };
  const done = await transact(db, stamp, enqueue, async (uow) => accept(await work(uow)));
  if (!done.ok) throw new Error(`${accion} was refused`);
  return done.value;
}

const isLeased = ({ turno }: NotificationDoc, at: Date) =>
  turno !== undefined && Date.parse(turno.hasta) > at.getTime();

/** Unsent notifications without a valid lease, oldest first. */
export async function listPending({ db, now }: WithOutbox): Promise<NotificationDoc[]> {
  const filter = { field: 'estado', value: 'pendiente' };
  const found = await createReader(db).list(collections.avisos, filter);
  const at = now();
  return found
    .filter((notification) => !isLeased(notification, at))
    .toSorted((a, b) => (a.aviso?.orden ?? 0) - (b.aviso?.orden ?? 0));
}

/** A lease that starts at a time, as stored. */
const createLease = (senderId: string, at: Date) => ({
  por: senderId,
  hasta: new Date(at.getTime() + LEASE_MS).toISOString(),
});

/** Takes the lease. `undefined` if another sender has it, or if a notification that this one withdraws is unfinished. */
export const claimNotification = (services: WithOutbox, id: string, senderId: string) =>
  change(
    services,
    'tomarAviso',
    async (uow) => {
      const notification = await uow.read(documents.aviso(id));
      if (notification?.estado !== 'pendiente' || isLeased(notification, uow.now)) return undefined;
      const withdrawn = await uow.readAll(
        (notification.tras ?? []).map((one) => documents.aviso(one)),
      );
      if (withdrawn.some((one) => one?.estado === 'pendiente')) return undefined;
      const turno = createLease(senderId, uow.now);
      const claimed: NotificationDoc = { ...notification, empezado: true, turno };
      await uow.write(documents.aviso(id), claimed);
      return claimed;
    },
    oneByOne,
  );

/** Progress of a sender since it last saved progress. */
export interface Progress {
  /** Digests of devices that have the notification or will never get it. */
  readonly hechos: string[];
  /** Digests of those devices whose subscription has ended. */
  readonly gone: string[];
}

/** Saves progress and renews the lease. `false` if the notification was withdrawn or another sender has the lease. */
export const noteProgress = (
  services: WithOutbox,
  { _id: id }: Pick<NotificationDoc, '_id'>,
  senderId: string,
  { hechos, gone }: Progress,
): Promise<boolean> =>
  change(services, 'apuntarAviso', async (uow) => {
    const notification = await uow.read(documents.aviso(id));
    // Saved even if the lease is lost, because these devices have the notification.
    if (hechos.length > 0 && notification) {
      const _id = services.newId();
      uow.create(documents.notificationLogEntry(_id), {
        _id,
        aviso_id: id,
        hechos,
        expira: new Date(uow.now.getTime() + LOG_MS),
      });
    }
    await removeSubscriptions(uow, gone);
    if (!notification || notification.turno?.por !== senderId) return false;
    await uow.write(documents.aviso(id), {
      ...notification,
      turno: createLease(senderId, uow.now),
    });
    return !notification.retirado;
  });

/** Digests of devices that have a notification or will never get it, from its log. */
export async function readDone({ db }: WithOutbox, id: string): Promise<Set<string>> {
  const filter = { field: 'aviso_id', value: id };
  const log = await createReader(db).list(collections.notificationsLog, filter);
  return new Set(log.flatMap(({ hechos }) => hechos));
}

/**
 * Releases a notification. It is finished if all devices have it (`isComplete`), or it was withdrawn or has expired.
 * Otherwise the next sender continues. Deletes the log only if all have it: a withdrawal needs to know who has it.
 */
export const releaseNotification = (
  services: WithOutbox,
  { _id: id }: Pick<NotificationDoc, '_id'>,
  senderId: string,
  isComplete: boolean,
): Promise<void> =>
  change(services, 'dejarAviso', async (uow) => {
    const spec = documents.aviso(id);
    const notification = await uow.read(spec);
    if (!notification || notification.turno?.por !== senderId) return;
    const { turno: _lease, ...free } = notification;
    const { aviso: _content, ...empty } = free;
    const closed: NotificationDoc = { ...empty, estado: 'terminado' };
    if (isComplete) {
      const filter = { field: 'aviso_id', value: id };
      for (const { _id } of await uow.list(collections.notificationsLog, filter)) {
        await uow.remove(documents.notificationLogEntry(_id));
      }
      await uow.write(spec, closed);
    } else if (
      notification.retirado === true ||
      Date.parse(notification.caduca) <= uow.now.getTime()
    ) {
      await uow.write(spec, { ...closed, parcial: true });
    } else await uow.write(spec, free);
  });

/** Digests of the devices that may have got what a notification withdraws. `undefined` for all devices. */
export async function readNotified(services: WithOutbox, { tras }: Pick<NotificationDoc, 'tras'>) {
  if (!tras) return undefined;
  const reader = createReader(services.db);
  const notified = new Set<string>();
  for (const id of tras) {
    const withdrawn = await reader.read(documents.aviso(id));
    if (!withdrawn?.parcial) return undefined;
    for (const huella of await readDone(services, id)) notified.add(huella);
  }
  return notified;
}
