import { createHash } from 'node:crypto';
import { ALTA_HORAS } from '@club/shared';
import { Timestamp } from 'firebase-admin/firestore';
import { documents } from '../store/documents';
import type { UnitOfWork } from '../store/unit-of-work';

const HOUR_MS = 60 * 60 * 1000;

/** How long a used or expired code is remembered, so that an old link gets a helpful message, milliseconds. */
const RECUERDO_MS = 365 * 24 * HOUR_MS;

/** Digest of a code, which is all that the store has. With 140 random bits the code cannot be guessed from it. */
export const codeDigest = (codigo: string): string =>
  createHash('sha256').update(codigo).digest('hex');

/** A random code with letters and digits that messengers do not alter. */
export const newCode = (newId: () => string): string => newId() + newId().slice(0, 8);

/** Stores the digest of a code for an account, with its expiry. */
export function keepCode(uow: UnitOfWork, codigo: string, uid: string, ahora: Date): void {
  const at = (ms: number) => ahora.getTime() + ms;
  uow.create(documents.codigo(codeDigest(codigo)), {
    uid,
    caduca: new Date(at(ALTA_HORAS * HOUR_MS)).toISOString(),
    expira: Timestamp.fromMillis(at(RECUERDO_MS)),
  });
}
