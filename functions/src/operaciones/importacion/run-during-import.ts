import { runOperation } from '../../firestore/run-operation';

/** An operation that belongs to an import, or ends one: what is under way does not refuse it. */
export const runDuringImport = (
  ...[db, stamp, idempotency, work]: Readonly<Parameters<typeof runOperation>>
) => runOperation(db, stamp, idempotency, work, { isImportacion: true });
