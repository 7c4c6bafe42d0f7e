import { createHash } from 'node:crypto';
import { accept, refuse, type Result } from '@club/shared';
import type { Request } from 'express';
import type { IdempotencyKey } from '../firestore/run-operation';

/** Longest `Idempotency-Key` that is accepted. */
const MAX_KEY_LENGTH = 200;

const hash = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Key and fingerprint of a repeatable request; `undefined` when it does not ask to be one. */
export function idempotencyKey(request: Request, uid: string): Result<IdempotencyKey | undefined> {
  const key = request.header('idempotency-key');
  if (key === undefined) return accept(undefined);
  if (key.length === 0 || key.length > MAX_KEY_LENGTH) {
    return refuse(
      'entrada-invalida',
      'La clave de la petición («Idempotency-Key») debe tener entre 1 y 200 caracteres.',
    );
  }
  return accept({
    id: hash(uid, key),
    huella: hash(request.method, request.path, JSON.stringify(request.body ?? null)),
  });
}
