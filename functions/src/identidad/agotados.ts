import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Milliseconds after which the store is asked again: another instance may have seen the right password. */
const MEMORY_MS = 60_000;

/** Who has used up his tries, so that the store is not asked again. Keys are digests under a secret of this process. */
export function createAgotados(maxRemembered = 10_000) {
  const secret = randomBytes(32);
  const digest = (valor: string) => createHmac('sha256', secret).update(valor).digest('base64');
  const known = new LRUCache<string, { readonly hastaMs: number; readonly recuerdoMs: number }>({
    max: maxRemembered,
  });
  return {
    /** When the latest of them may try again, in milliseconds since 1970; `undefined` when nobody of them is known. */
    until(valores: readonly string[], ahora: Date): number | undefined {
      const found = valores.flatMap((valor) => {
        const entry = known.get(digest(valor));
        return entry && entry.recuerdoMs > ahora.getTime() ? [entry.hastaMs] : [];
      });
      return found.length === 0 ? undefined : Math.max(...found);
    },
    remember(valor: string, hastaMs: number, ahora: Date): void {
      const recuerdoMs = Math.min(hastaMs, ahora.getTime() + MEMORY_MS);
      known.set(digest(valor), { hastaMs, recuerdoMs });
    },
    forget(valor: string): void {
      known.delete(digest(valor));
    },
  };
}
