import { useState } from 'react';
import type { Notice } from '../common/notice-banner';
import { type FilaVista, isNueva } from './paste-form';
import type { Pegado } from './use-paste';
import { type Tarea, type Tareas, useTasks } from './use-tasks';

interface CreationOptions<Fila extends FilaVista> {
  readonly noun: string;
  readonly uno: string;
  readonly pegado: Pegado;
  readonly taskOf: (fila: Fila) => Tarea;
  readonly onDone: (notice: Notice) => void;
}

export interface Creation<Fila extends FilaVista> {
  readonly tareas: Tareas;
  /** Adds the server's refusals to the rows. */
  readonly withFallos: (filas: readonly Fila[]) => readonly FilaVista[];
  /** Runs `before`, then creates the new rows. Resolves to the rows that were created. */
  readonly create: (filas: readonly Fila[], before?: readonly Tarea[]) => Promise<readonly Fila[]>;
}

const count = (n: number, one: string, many: string) => `${String(n)} ${n === 1 ? one : many}`;

/** Creates pasted rows. Invalid and failed ones stay in the field, with the reason (regla 67). */
export function useCreation<Fila extends FilaVista>({
  noun,
  uno,
  pegado,
  taskOf,
  onDone,
}: CreationOptions<Fila>): Creation<Fila> {
  const tareas = useTasks();
  const [failed, setFailed] = useState<ReadonlyMap<string, string>>(new Map());
  return {
    tareas,
    withFallos: (filas) =>
      filas.map((fila) => {
        const fallo = isNueva(fila) ? failed.get(taskOf(fila).contenido) : undefined;
        return fallo === undefined ? fila : { ...fila, fallo };
      }),
    create: async (filas, before = []) => {
      const outcome = await tareas.run([...before, ...filas.filter(isNueva).map(taskOf)]);
      setFailed(outcome.failed);
      const created = filas.filter(
        (fila) => isNueva(fila) && outcome.done.has(taskOf(fila).contenido),
      );
      if (created.length === 0) return [];
      const known = filas.filter(({ existe, problemas }) => existe && problemas.length === 0);
      const left = filas.length - created.length - known.length;
      pegado.remove([...created, ...known], left);
      const msg = [
        `${count(created.length, `${uno} creado`, `${noun} creados`)}!`,
        ...(known.length > 0 ? [`${count(known.length, 'ya existía', 'ya existían')}.`] : []),
        ...(left > 0 ? [`${left === 1 ? 'Queda 1' : `Quedan ${String(left)}`} sin crear.`] : []),
      ].join(' ');
      onDone({ kind: 'success', msg });
      return created;
    },
  };
}
