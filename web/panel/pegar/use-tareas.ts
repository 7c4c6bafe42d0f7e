import { useRef, useState } from 'react';
import type { ApiResult } from '../../lib/api/call-api';

/** One thing to be created. */
export interface Tarea {
  /** What would be created: the same content is sent under the same key until it is done. */
  readonly contenido: string;
  readonly texto: string;
  readonly run: (idempotencyKey: string) => Promise<ApiResult<unknown>>;
}

/** What came of a run, by the content of each task; what was not tried is in neither. */
interface Outcome {
  readonly done: ReadonlySet<string>;
  readonly failed: ReadonlyMap<string, string>;
}

export interface Tareas {
  readonly isBusy: boolean;
  /** How many are done, of how many, while they run. */
  readonly progress: { readonly hechas: number; readonly total: number } | undefined;
  readonly fallos: readonly string[];
  readonly run: (tareas: readonly Tarea[]) => Promise<Outcome>;
}

/**
 * Runs tasks one after another with progress, to the first that finds no connection. What was not done can be run again: if
 * the server did it all the same, it does not do it twice.
 */
export function useTareas(): Tareas {
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
        // The next time that this is pasted it is another one.
        keys.current.delete(contenido);
        done.add(contenido);
        setProgress({ hechas: done.size, total: tareas.length });
      } else {
        failed.set(contenido, result.error.msg);
        texts.push(`${texto}: ${result.error.msg}`);
        setFallos([...texts]);
        // Without a connection the others would fail as well, and each would take its time.
        if (result.error.status === null) break;
      }
    }
    setProgress(undefined);
    return { done, failed };
  };
  return { isBusy: progress !== undefined, progress, fallos, run };
}
