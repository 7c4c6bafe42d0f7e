import { useRef, useState } from 'react';
import type { ApiResult } from '../../lib/api/call-api';

export interface Tarea {
  /** What would be created. The same content keeps its idempotency key until it is done. */
  readonly contenido: string;
  readonly texto: string;
  readonly run: (idempotencyKey: string) => Promise<ApiResult<unknown>>;
}

/** Results of a run by task content. Tasks that were not tried are in neither. */
interface Outcome {
  readonly done: ReadonlySet<string>;
  readonly failed: ReadonlyMap<string, string>;
}

export interface Tareas {
  readonly isBusy: boolean;
  /** Progress of the current run. */
  readonly progress: { readonly hechas: number; readonly total: number } | undefined;
  readonly fallos: readonly string[];
  readonly run: (tareas: readonly Tarea[]) => Promise<Outcome>;
}

/**
 * Runs tasks one after another and stops at the first without connection. Failed tasks can be run again; idempotency
 * keys prevent duplicates.
 */
export function useTasks(): Tareas {
  const keys = useRef(new Map<string, string>());
  const [progress, setProgress] = useState<Tareas['progress']>();
  const [fallos, setFallos] = useState<readonly string[]>([]);
  const run = async (tareas: readonly Tarea[]) => {
    const done = new Set<string>();
    const failed = new Map<string, string>();
    const texts: string[] = [];
    setFallos([]);
    setProgress({ hechas: 0, total: tareas.length });
    for (const { contenido, texto, run: runOne } of tareas) {
      const key = keys.current.get(contenido) ?? crypto.randomUUID();
      keys.current.set(contenido, key);
      const result = await runOne(key);
      if (result.ok) {
        // A new key, so that pasting the same content later creates it again.
        keys.current.delete(contenido);
        done.add(contenido);
        setProgress({ hechas: done.size, total: tareas.length });
      } else {
        failed.set(contenido, result.error.msg);
        texts.push(`${texto}: ${result.error.msg}`);
        setFallos([...texts]);
        // Without a connection the remaining tasks would fail too, each after a timeout.
        if (result.error.status === null) break;
      }
    }
    setProgress(undefined);
    return { done, failed };
  };
  return { isBusy: progress !== undefined, progress, fallos, run };
}
