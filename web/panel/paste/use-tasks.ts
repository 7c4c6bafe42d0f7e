import { useRef, useState } from 'react';
import type { ApiResult } from '../../lib/api/call-api';

export interface Task {
  /** Identifies what is created: the same content keeps its idempotency key until it succeeds. */
  readonly content: string;
  /** Name of the task in the list of failures. */
  readonly label: string;
  readonly run: (idempotencyKey: string) => Promise<ApiResult<unknown>>;
}

/**
 * Runs tasks one after another, and stops at the first one that fails without a connection. Failed tasks can be run again;
 * idempotency keys prevent duplicates. `done` and `failed` are by content; tasks that were not tried are in neither.
 */
export function useTasks() {
  const keys = useRef(new Map<string, string>());
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>();
  const [failures, setFailures] = useState<readonly string[]>([]);
  const run = async (tasks: readonly Task[]) => {
    const done = new Set<string>();
    const failed = new Map<string, string>();
    setFailures([]);
    setProgress({ done: 0, total: tasks.length });
    for (const { content, label, run: runOne } of tasks) {
      const key = keys.current.get(content) ?? crypto.randomUUID();
      keys.current.set(content, key);
      const result = await runOne(key);
      if (result.ok) {
        // A new key, so that pasting the same content later creates it again.
        keys.current.delete(content);
        done.add(content);
        setProgress({ done: done.size, total: tasks.length });
      } else {
        failed.set(content, result.error.msg);
        const failure = `${label}: ${result.error.msg}`;
        setFailures((all) => [...all, failure]);
        // Without a connection the remaining tasks would fail too, each after a timeout.
        if (result.error.status === null) break;
      }
    }
    setProgress(undefined);
    return { done, failed };
  };
  return { isBusy: progress !== undefined, progress, failures, run };
}
