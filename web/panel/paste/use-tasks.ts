import { useRef, useState } from 'react';
import type { ApiResult } from '../../lib/api/call-api';

export interface Task {
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

export interface Tasks {
  readonly isBusy: boolean;
  /** Progress of the current run. */
  readonly progress: { readonly done: number; readonly total: number } | undefined;
  readonly failures: readonly string[];
  readonly run: (tasks: readonly Task[]) => Promise<Outcome>;
}

/**
 * Runs tasks one after another and stops at the first without connection. Failed tasks can be run again; idempotency
 * keys prevent duplicates.
 */
export function useTasks(): Tasks {
  const keys = useRef(new Map<string, string>());
  const [progress, setProgress] = useState<Tasks['progress']>();
  const [failures, setFailures] = useState<readonly string[]>([]);
  const run = async (tasks: readonly Task[]) => {
    const done = new Set<string>();
    const failed = new Map<string, string>();
    const texts: string[] = [];
    setFailures([]);
    setProgress({ done: 0, total: tasks.length });
    for (const { contenido, texto: text, run: runOne } of tasks) {
      const key = keys.current.get(contenido) ?? crypto.randomUUID();
      keys.current.set(contenido, key);
      const result = await runOne(key);
      if (result.ok) {
        // A new key, so that pasting the same content later creates it again.
        keys.current.delete(contenido);
        done.add(contenido);
        setProgress({ done: done.size, total: tasks.length });
      } else {
        failed.set(contenido, result.error.msg);
        texts.push(`${text}: ${result.error.msg}`);
        setFailures([...texts]);
        // Without a connection the remaining tasks would fail too, each after a timeout.
        if (result.error.status === null) break;
      }
    }
    setProgress(undefined);
    return { done, failed };
  };
  return { isBusy: progress !== undefined, progress, failures, run };
}
