import { useState } from 'react';
import type { Notice } from '../common/notice-banner';
import { type FilaVista, isExisting, isNew } from './paste-form';
import type { PastedRecord } from './table';
import type { Pasted } from './use-paste';
import { type Task, type Tasks, useTasks } from './use-tasks';

interface CreationOptions<Fila extends PastedRecord, Known> {
  readonly noun: string;
  readonly uno: string;
  readonly pasted: Pasted;
  /** Stored records. */
  readonly stored: readonly Known[];
  /** The record that a row becomes. */
  readonly knownOf: (fila: Fila) => Known;
  readonly taskOf: (fila: Fila) => Task;
  readonly onDone: (notice: Notice) => void;
}

export interface Creation<Fila extends PastedRecord, Known> {
  /**
   * Records to compare rows with: the stored ones, and those created since these were read, so that pasting them again
   * shows them as existing. During a run those from before it, so that rows do not turn into "existing".
   */
  readonly known: readonly Known[];
  readonly tasks: Tasks;
  /** Adds the server's refusals to the rows. */
  readonly withFailures: (filas: readonly Fila[]) => readonly FilaVista[];
  /** Runs `before`, then creates the new rows. Resolves to the rows that were created. */
  readonly create: (filas: readonly Fila[], before?: readonly Task[]) => Promise<readonly Fila[]>;
}

const count = (n: number, one: string, many: string) => `${String(n)} ${n === 1 ? one : many}`;

/** Creates pasted rows. Invalid and failed ones stay in the field, with the reason (regla 67). */
export function useCreation<Fila extends PastedRecord, Known>({
  noun,
  uno,
  pasted,
  stored,
  knownOf,
  taskOf,
  onDone,
}: CreationOptions<Fila, Known>): Creation<Fila, Known> {
  const tasks = useTasks();
  const [failed, setFailed] = useState<ReadonlyMap<string, string>>(new Map());
  const [created, setCreated] = useState({ since: stored, records: [] as readonly Known[] });
  const current = created.since === stored ? [...stored, ...created.records] : stored;
  const [before, setBefore] = useState(current);
  return {
    known: tasks.isBusy ? before : current,
    tasks,
    withFailures: (filas) =>
      filas.map((fila) => {
        const failure = isNew(fila) ? failed.get(taskOf(fila).contenido) : undefined;
        return failure === undefined ? fila : { ...fila, failure };
      }),
    create: async (filas, before = []) => {
      setBefore(current);
      const outcome = await tasks.run([...before, ...filas.filter(isNew).map(taskOf)]);
      setFailed(outcome.failed);
      const done = filas.filter((fila) => isNew(fila) && outcome.done.has(taskOf(fila).contenido));
      if (done.length === 0) return [];
      const records = done.map(knownOf);
      setCreated((one) => ({
        since: stored,
        records: one.since === stored ? [...one.records, ...records] : records,
      }));
      const existing = filas.filter(isExisting);
      const left = filas.length - done.length - existing.length;
      pasted.remove([...done, ...existing], left);
      const msg = [
        `${count(done.length, `${uno} creado`, `${noun} creados`)}!`,
        ...(existing.length > 0 ? [`${count(existing.length, 'ya existía', 'ya existían')}.`] : []),
        ...(left > 0 ? [`${left === 1 ? 'Queda 1' : `Quedan ${String(left)}`} sin crear.`] : []),
      ].join(' ');
      onDone({ kind: 'success', msg });
      return done;
    },
  };
}
