import { useRef, useState } from 'react';
import type { ApiResult } from '../../lib/api/call-api';

/** One thing to be created; run again after a failure under the same key, it is done once. */
export interface Tarea {
  readonly clave: string;
  readonly texto: string;
  readonly run: () => Promise<ApiResult<unknown>>;
}

export interface Tareas {
  readonly isBusy: boolean;
  /** How many are done, of how many; absent before the first run. */
  readonly progress: { readonly hechas: number; readonly total: number } | undefined;
  readonly fallos: readonly string[];
  /** Key of a content: the same until {@link Tareas.reset}, so that the same row is never created twice. */
  readonly keyOf: (contenido: string) => string;
  /** Forgets what was done: the next paste is another one. */
  readonly reset: () => void;
  /** Does all that is not done yet, in order; whether everything is done at the end. */
  readonly run: (tareas: readonly Tarea[]) => Promise<boolean>;
}

/**
 * Runs tasks one after another with progress, to the first that finds no connection. What was not done can be run again: what is done
 * is not done twice.
 */
export function useTareas(): Tareas {
  const done = useRef(new Set<string>());
  const claves = useRef(new Map<string, string>());
  const [isBusy, setIsBusy] = useState(false);
  const [progress, setProgress] = useState<Tareas['progress']>();
  const [fallos, setFallos] = useState<readonly string[]>([]);
  const run = async (tareas: readonly Tarea[]) => {
    setIsBusy(true);
    setFallos([]);
    const failed: string[] = [];
    let hechas = tareas.filter(({ clave }) => done.current.has(clave)).length;
    setProgress({ hechas, total: tareas.length });
    for (const { clave, texto, run: runOne } of tareas) {
      if (done.current.has(clave)) continue;
      const result = await runOne();
      if (result.ok) {
        done.current.add(clave);
        hechas += 1;
        setProgress({ hechas, total: tareas.length });
      } else {
        failed.push(`${texto}: ${result.error.msg}`);
        setFallos([...failed]);
        // Without a connection the others would fail as well, and each would take its time.
        if (result.error.status === null) break;
      }
    }
    setIsBusy(false);
    return failed.length === 0;
  };
  return {
    isBusy,
    progress,
    fallos,
    run,
    keyOf: (contenido) => {
      const clave = claves.current.get(contenido) ?? crypto.randomUUID();
      claves.current.set(contenido, clave);
      return clave;
    },
    reset: () => {
      done.current.clear();
      claves.current.clear();
      setProgress(undefined);
    },
  };
}
