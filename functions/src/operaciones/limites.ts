import { createHmac } from 'node:crypto';
import { accept, refuse, type Result } from '@club/shared';
import { Timestamp } from 'firebase-admin/firestore';
import { documents } from '../firestore/documents';
import type { UnitOfWork } from '../firestore/unit-of-work';

/** Something whose tries are counted: an account's email, or the address that a request comes from. */
export interface Contado {
  readonly clase: 'cuenta' | 'direccion';
  readonly valor: string;
}

/** Tries in a window; an address may be that of many people. */
const MAX_INTENTOS = { cuenta: 10, direccion: 60 } as const;
const VENTANA_MS = 15 * 60 * 1000;

/** Seconds after which who was refused may try again, for `Retry-After`. */
export const VENTANA_S = VENTANA_MS / 1000;

/** Key of the digests; made by the first try, under the id that the operation brings. */
async function readSal(uow: UnitOfWork, nueva: string): Promise<string> {
  const stored = await uow.read(documents.sal());
  if (stored) return stored.valor;
  await uow.write(documents.sal(), { valor: nueva });
  return nueva;
}

const idOf = (sal: string, { clase, valor }: Contado) =>
  createHmac('sha256', sal).update(`${clase}:${valor}`).digest('hex').slice(0, 40);

/**
 * Counts one more try of everybody given, or refuses it when one of them has used up his. Before the password is
 * checked, so that parallel tries count too. Stored under keyed digests that expire: who tried what stays unknown.
 */
export async function countIntento(
  uow: UnitOfWork,
  contados: readonly Contado[],
  nuevaSal: string,
  ahora: Date,
): Promise<Result<null>> {
  const sal = await readSal(uow, nuevaSal);
  for (const contado of contados) {
    const spec = documents.limite(idOf(sal, contado));
    const stored = await uow.read(spec);
    const isCurrent = stored && ahora.getTime() - Date.parse(stored.desde) < VENTANA_MS;
    const intentos = isCurrent ? stored.intentos : 0;
    if (intentos >= MAX_INTENTOS[contado.clase]) return refuse('demasiados-intentos');
    const desde = isCurrent ? stored.desde : ahora.toISOString();
    await uow.write(spec, {
      intentos: intentos + 1,
      desde,
      expira: Timestamp.fromMillis(Date.parse(desde) + VENTANA_MS),
    });
  }
  return accept(null);
}

/** Forgets an account's tries: it has shown its password. */
export async function forgetIntentos(uow: UnitOfWork, contado: Contado, sal: string) {
  await uow.remove(documents.limite(idOf(await readSal(uow, sal), contado)));
}
