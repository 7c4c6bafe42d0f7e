import { type HistoryChange, mapOk, type Result } from '@club/shared';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { type AccountDoc, documents } from '../store/documents';
import type { OperationStamp } from '../store/history';
import { runOperation, createWriteQueue, type Enqueue } from '../store/run-operation';
import type { UnitOfWork } from '../store/unit-of-work';
import { type Accounts, toUsername } from './accounts';

/** The two systems that hold accounts: store and identity provider. */
export interface AccountSystems {
  readonly db: Firestore;
  readonly auth: Auth;
}

/** Runs work at once, without a queue. */
export const unqueued: Enqueue = (_db, work) => work();

/** Runs `work` in one transaction that leaves the club's records alone, so it is allowed even while an import runs. */
export function transact<T>(
  db: Firestore,
  stamp: OperationStamp,
  enqueue: Enqueue,
  work: (uow: UnitOfWork) => Promise<Result<T>>,
): Promise<Result<T>> {
  const done = runOperation(db, stamp, undefined, work, { skipsProjections: true, enqueue });
  return mapOk(done, ({ body }) => body);
}

/** The accounts' own queue: strangers who open links must not slow down the club's writes. */
const enqueue = createWriteQueue();

/** Runs `work` in one transaction on the accounts. */
export const changeAccounts = <T>(
  { db }: AccountSystems,
  stamp: OperationStamp,
  work: (uow: UnitOfWork, accounts: Accounts) => Promise<Result<T>>,
): Promise<Result<T>> =>
  transact(db, stamp, enqueue, async (uow) =>
    work(uow, (await uow.read(documents.cuentas()))?.cuentas ?? {}),
  );

/** Writes an account, and a history entry if `entry` is given. */
export async function putAccount(
  uow: UnitOfWork,
  accounts: Accounts,
  uid: string,
  account: AccountDoc,
  entry?: Pick<HistoryChange, 'cambio' | 'detalle'>,
): Promise<void> {
  await uow.write(documents.cuentas(), { cuentas: { ...accounts, [uid]: account } });
  if (entry) uow.noteOnly({ tipo: 'cuenta', id: uid, nombre: toUsername(account), ...entry });
}

/** The stamp without its session, so that follow-up work is not refused if the operation itself ended that session. */
export const skipSessionCheck = ({ session: _, ...stamp }: OperationStamp): OperationStamp => stamp;
