import { createHmac } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { documents } from '../firestore/documents';
import type { UnitOfWork } from '../firestore/unit-of-work';

/** Something whose tries are counted: an account's email, or the address that a request comes from, for passwords and for notices apart. */
export interface Contado {
  readonly clase: 'cuenta' | 'direccion' | 'avisos';
  readonly valor: string;
}

/** Tries in a window; an address may be that of many people. */
const MAX_INTENTOS = { cuenta: 10, direccion: 60, avisos: 60 } as const;
const VENTANA_MS = 15 * 60 * 1000;

/** Key of the digests; made by the first try, under the id that the operation brings. */
async function readSal(uow: UnitOfWork, nueva: string): Promise<string> {
  const stored = await uow.read(documents.sal());
  if (stored) return stored.valor;
  await uow.write(documents.sal(), { valor: nueva });
  return nueva;
}

const idOf = (sal: string, { clase, valor }: Contado) =>
  createHmac('sha256', sal).update(`${clase}:${valor}`).digest('hex').slice(0, 40);

/** Who has used up his tries, and when his window ends. */
export interface Agotado {
  readonly contado: Contado;
  readonly hastaMs: number;
}

/**
 * Counts one more try of everybody given; of nobody when some of them have used up theirs, who are told. Before the
 * password is checked, so that parallel tries count too. Stored under keyed digests that expire: who tried what stays
 * unknown.
 */
export async function countIntento(
  uow: UnitOfWork,
  contados: readonly Contado[],
  nuevaSal: string,
  ahora: Date,
): Promise<readonly Agotado[]> {
  const sal = await readSal(uow, nuevaSal);
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
  if (agotados.length > 0) {
    return agotados.map(({ contado, hastaMs }) => ({ contado, hastaMs }));
  }
  for (const { contado, intentos, desde, hastaMs } of current) {
    await uow.write(specOf(contado), {
      intentos: intentos + 1,
      desde,
      expira: Timestamp.fromMillis(hastaMs),
    });
  }
  return [];
}

/** Forgets an account's tries: it has shown its password. */
export async function forgetIntentos(uow: UnitOfWork, contado: Contado, sal: string) {
  await uow.remove(documents.limite(idOf(await readSal(uow, sal), contado)));
}
