import { type HistoryChange, mapOk, type Result } from '@club/shared';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { type AccountDoc, documents } from '../store/documents';
import type { OperationStamp } from '../store/history';
import { runOperation } from '../store/run-operation';
import type { UnitOfWork } from '../store/unit-of-work';
import { createWriteQueue, type Enqueue } from '../store/write-queue';
import { type Accounts, usernameOf } from './accounts';

/** Store and identity provider, which both hold accounts. */
export interface Identity {
  readonly db: Firestore;
  readonly auth: Auth;
}

export const unqueued: Enqueue = (_db, work) => work();

/** Runs `work` in one transaction outside the club's records. Waits neither for the club's queue nor for an import. */
export function transact<T>(
  db: Firestore,
  stamp: OperationStamp,
  enqueue: Enqueue,
  work: (uow: UnitOfWork) => Promise<Result<T>>,
): Promise<Result<T>> {
  const done = runOperation(db, stamp, undefined, work, { isImport: true, enqueue });
  return mapOk(done, ({ body }) => body);
}

/** Separate from the club's queue, which strangers opening links must not slow down. */
const enqueue = createWriteQueue();

/** Runs `work` in one transaction on the accounts. */
export const changeAccounts = <T>(
  { db }: Identity,
  stamp: OperationStamp,
  work: (uow: UnitOfWork, cuentas: Accounts) => Promise<Result<T>>,
): Promise<Result<T>> =>
  transact(db, stamp, enqueue, async (uow) =>
    work(uow, (await uow.read(documents.cuentas()))?.cuentas ?? {}),
  );

/** Writes an account. `told` is its history entry, if any. */
export async function putAccount(
  uow: UnitOfWork,
  cuentas: Accounts,
  uid: string,
  cuenta: AccountDoc,
  told?: Pick<HistoryChange, 'cambio'> & { readonly detalle: readonly string[] },
): Promise<void> {
  await uow.write(documents.cuentas(), { cuentas: { ...cuentas, [uid]: cuenta } });
  if (!told) return;
  const { cambio, detalle } = told;
  const nombre = usernameOf(cuenta);
  uow.tellOnly({ tipo: 'cuenta', id: uid, nombre, cambio, detalle: [...detalle] });
}

/** The stamp for follow-up work of a permitted operation, which must run even if the session has ended. */
export const afterwards = ({ sesion: _session, ...stamp }: OperationStamp): OperationStamp => stamp;
