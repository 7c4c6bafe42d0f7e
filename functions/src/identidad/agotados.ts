import { createHmac, randomBytes } from 'node:crypto';

/** Who is remembered at most; who does not fit is asked for in the store again. */
const MAX_REMEMBERED = 10_000;

/**
 * Milliseconds after which the store is asked again whether somebody is still exhausted: a right password that another
 * instance has seen may have given him back his tries.
 */
const MEMORY_MS = 60_000;

/**
 * Who has used up his tries, as far as this process has heard: it need not ask the store to refuse him again. The memory
 * names nobody: it keeps digests under a key that dies with the process.
 */
export function createAgotados(maxRemembered = MAX_REMEMBERED) {
  const key = randomBytes(32);
  const digest = (valor: string) => createHmac('sha256', key).update(valor).digest('base64');
  const known = new Map<string, { readonly hastaMs: number; readonly recuerdoMs: number }>();
  return {
    /** When the latest of them may try again, in milliseconds since 1970; `undefined` when nobody of them is known. */
    until(valores: readonly string[], ahora: Date): number | undefined {
      const found = valores.flatMap((valor) => {
        const id = digest(valor);
        const entry = known.get(id);
        if (!entry) return [];
        if (entry.recuerdoMs > ahora.getTime()) return [entry.hastaMs];
        known.delete(id);
        return [];
      });
      return found.length === 0 ? undefined : Math.max(...found);
    },
    remember(valor: string, hastaMs: number, ahora: Date): void {
      const id = digest(valor);
      known.delete(id);
      const [oldest] = known.keys();
      if (known.size >= maxRemembered && oldest !== undefined) known.delete(oldest);
      known.set(id, { hastaMs, recuerdoMs: Math.min(hastaMs, ahora.getTime() + MEMORY_MS) });
    },
    forget(valor: string): void {
      known.delete(digest(valor));
    },
  };
}
