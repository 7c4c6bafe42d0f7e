import { useRef, useState } from 'react';
import type { ApiResult } from '../../lib/api/call-api';

export interface Task {
  /** What would be created. The same content keeps its idempotency key until it is done. */
  readonly contenido: string;
  readonly texto: string;
  readonly run: (idempotencyKey: string) => Promise<ApiResult<unknown>>;
}

/**
 * Runs tasks one after another and stops at the first without connection. Failed tasks can be run again; idempotency
 * keys prevent duplicates. A run resolves to its results by content; tasks that were not tried are in neither.
 */
export function useTasks() {
  const keys = useRef(new Map<string, string>());
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>();
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
