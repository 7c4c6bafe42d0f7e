import { createHash } from 'node:crypto';
import { ALTA_HORAS } from '@club/shared';
import { Timestamp } from 'firebase-admin/firestore';
import { documents } from '../firestore/documents';
import type { UnitOfWork } from '../firestore/unit-of-work';

const HOUR_MS = 60 * 60 * 1000;

/** For so long it is known of a code that there was one: who opens an old link is told that it is old. */
const RECUERDO_MS = 365 * 24 * HOUR_MS;

/** What the store knows of a code. It has 140 random bits: nobody finds it by trying what has this digest. */
export const huellaCodigo = (codigo: string): string =>
  createHash('sha256').update(codigo).digest('hex');

/** A code that nobody can guess, in letters and digits that messengers leave alone. */
export const newCodigo = (newId: () => string): string => newId() + newId().slice(0, 8);

/** Keeps the digest of a code for an account, with the time until which it is good. */
export function keepCodigo(uow: UnitOfWork, codigo: string, uid: string, ahora: Date): void {
  const at = (ms: number) => ahora.getTime() + ms;
  uow.create(documents.codigo(huellaCodigo(codigo)), {
    uid,
    caduca: new Date(at(ALTA_HORAS * HOUR_MS)).toISOString(),
    expira: Timestamp.fromMillis(at(RECUERDO_MS)),
  });
}
