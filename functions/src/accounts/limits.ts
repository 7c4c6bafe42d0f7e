import { createHmac, randomBytes } from 'node:crypto';
import type { Result } from '@club/shared';
import { Timestamp } from 'firebase-admin/firestore';
import { documents } from '../store/documents';
import type { UnitOfWork } from '../store/unit-of-work';

/**
 * Maximum attempts in a window (docs/decisions/0012). `cuenta`: an account tried by one visitor, a code, or an own
 * password. `accountTotal`: an account tried by anybody. `direccion` and `avisos`: one visitor. The fronts: all
 * visitors behind one server.
 */
const MAX_INTENTOS = {
  cuenta: 10,
  accountTotal: 100,
  direccion: 60,
  front: 3_000,
  avisos: 60,
  avisosFront: 3_000,
} as const;
const VENTANA_MS = 15 * 60 * 1000;

export interface Contado {
  readonly clase: keyof typeof MAX_INTENTOS;
  readonly valor: string;
}

/** Counters of a call's origin: the visitor, and the front server. */
export const countedAddress = (
  { client, front }: { readonly client: string; readonly front: string },
  clase: 'direccion' | 'avisos',
): readonly Contado[] => [
  { clase, valor: `${client} ${front}` },
  { clase: clase === 'avisos' ? 'avisosFront' : 'front', valor: front },
];

/** Whether a correct password resets this counter: those of accounts, not of addresses. */
export const isForgiven = ({ clase }: Contado): boolean =>
  clase === 'cuenta' || clase === 'accountTotal';

/** Key of the digests, created by the first attempt. */
async function readSal(uow: UnitOfWork): Promise<string> {
  const stored = await uow.read(documents.sal());
  if (stored) return stored.valor;
  const valor = randomBytes(24).toString('base64url');
  await uow.write(documents.sal(), { valor });
  return valor;
}

const idOf = (sal: string, { clase, valor }: Contado) =>
  createHmac('sha256', sal).update(`${clase}:${valor}`).digest('hex').slice(0, 40);

/** An exhausted counter, and when its window ends. */
interface Agotado {
  readonly contado: Contado;
  readonly hastaMs: number;
}

/** Refusal with the time until the next attempt. */
export const refuseUntil = (hastaMs: number, ahora: Date): Result<never> => ({
  ok: false,
  refusal: {
    code: 'demasiados-intentos',
    detail: '',
    retryAfterS: Math.max(1, Math.ceil((hastaMs - ahora.getTime()) / 1000)),
  },
});

/**
 * Counts an attempt for all counters, or for none if some are exhausted: returns those. Called before the password is
 * checked.
 */
export async function countIntento(
  uow: UnitOfWork,
  contados: readonly Contado[],
  ahora: Date,
): Promise<readonly Agotado[]> {
  if (contados.length === 0) return [];
  const sal = await readSal(uow);
  const specOf = (contado: Contado) => documents.limite(idOf(sal, contado));
  const stored = await uow.readAll(contados.map(specOf));
  const current = contados.map((contado, index) => {
    const known = stored[index];
    const isCurrent = known && ahora.getTime() - Date.parse(known.desde) < VENTANA_MS;
    const { intentos, desde } = isCurrent ? known : { intentos: 0, desde: ahora.toISOString() };
    const hastaMs = Date.parse(desde) + VENTANA_MS;
    return { contado, intentos, desde, hastaMs };
  });
  const agotados = current.filter(
    ({ contado, intentos }) => intentos >= MAX_INTENTOS[contado.clase],
  );
  if (agotados.length > 0) return agotados;
  for (const { contado, intentos, desde, hastaMs } of current) {
    await uow.write(specOf(contado), {
      intentos: intentos + 1,
      desde,
      expira: Timestamp.fromMillis(hastaMs),
    });
  }
  return [];
}

/** Resets counters after a correct password. */
export async function forgetIntentos(uow: UnitOfWork, contados: readonly Contado[]) {
  const sal = await readSal(uow);
  for (const contado of contados) await uow.remove(documents.limite(idOf(sal, contado)));
}
