import { useState } from 'react';
import type { ApiResult } from '../../lib/api/call-api';
import type { Notice } from '../common/notice-banner';
import { type FilaVista, isNueva, PegarForm, type PegarFormProps } from './pegar-form';
import { usePegado } from './use-pegado';
import { useTareas } from './use-tareas';

/** A row with what would be created of it. */
interface FilaConBody extends FilaVista {
  readonly body: object;
}

interface PegarRegistrosProps<Registro, Fila extends FilaConBody> extends Pick<
  PegarFormProps,
  'noun' | 'uno' | 'ayuda'
> {
  /** Those that are there already. */
  readonly registros: readonly Registro[];
  readonly leer: (texto: string, registros: readonly Registro[]) => readonly Fila[];
  /** What a row is called where it was refused. */
  readonly nameOf: (fila: Fila) => string;
  readonly create: (fila: Fila, idempotencyKey: string) => Promise<ApiResult<unknown>>;
  readonly onDone: (notice: Notice) => void;
}

/** Records from a list, one of each row that brings a new one (regla 67). */
export function PegarRegistros<Registro, Fila extends FilaConBody>({
  registros,
  leer,
  nameOf,
  create: createOne,
  onDone,
  ...texts
}: PegarRegistrosProps<Registro, Fila>) {
  const pegado = usePegado(texts.noun);
  const [before, setBefore] = useState(registros);
  const tareas = useTareas();
  // While rows are being created, those that are there already are no news.
  const known = tareas.progress ? before : registros;
  const filas = leer(pegado.texto, known);
  const create = async () => {
    setBefore(known);
    const nuevos = filas.filter(isNueva);
    const isDone = await tareas.run(
      nuevos.map((fila) => {
        const clave = tareas.keyOf(JSON.stringify(fila.body));
        return {
          clave,
          texto: `Fila ${String(fila.linea)}, ${nameOf(fila)}`,
          run: () => createOne(fila, clave),
        };
      }),
    );
    if (!isDone) return;
    pegado.clear();
    tareas.reset();
    onDone({ kind: 'success', msg: `${String(nuevos.length)} ${texts.noun} creados!` });
  };
  return (
    <PegarForm
      {...texts}
      pegado={pegado}
      filas={filas}
      tareas={tareas}
      onCreate={() => void create()}
    />
  );
}
