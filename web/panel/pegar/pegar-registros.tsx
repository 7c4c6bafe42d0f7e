import { useState } from 'react';
import type { ApiResult } from '../../lib/api/call-api';
import type { Notice } from '../common/notice-banner';
import { type FilaVista, PegarForm, type PegarFormProps } from './pegar-form';
import { useCreation } from './use-creation';
import { usePegado } from './use-pegado';

/** A row with what would be created of it. */
interface FilaConBody<Conocido> extends FilaVista {
  readonly body: Conocido;
}

interface PegarRegistrosProps<Conocido, Fila extends FilaConBody<Conocido>> extends Pick<
  PegarFormProps,
  'noun' | 'uno' | 'ayuda'
> {
  /** Those that are there already. */
  readonly registros: readonly Conocido[];
  readonly leer: (texto: string, registros: readonly Conocido[]) => readonly Fila[];
  /** What a row is called where it was refused. */
  readonly nameOf: (fila: Fila) => string;
  readonly create: (fila: Fila, idempotencyKey: string) => Promise<ApiResult<unknown>>;
  readonly onDone: (notice: Notice) => void;
}

/** Records from a list, one of each row that brings a new one (regla 67). */
export function PegarRegistros<Conocido, Fila extends FilaConBody<Conocido>>({
  registros,
  leer,
  nameOf,
  create: createOne,
  onDone,
  ...texts
}: PegarRegistrosProps<Conocido, Fila>) {
  const pegado = usePegado(texts.noun);
  const [before, setBefore] = useState(registros);
  /** What was created since the records were read: pasted once more it is there already. */
  const [created, setCreated] = useState({ since: registros, bodies: [] as readonly Conocido[] });
  const { tareas, withFallos, create } = useCreation<Fila>({
    ...texts,
    pegado,
    onDone,
    taskOf: (fila) => ({
      contenido: JSON.stringify(fila.body),
      texto: nameOf(fila),
      run: (idempotencyKey) => createOne(fila, idempotencyKey),
    }),
  });
  const current = created.since === registros ? [...registros, ...created.bodies] : registros;
  // While rows are being created, those that are there already are no news.
  const filas = leer(pegado.texto, tareas.isBusy ? before : current);
  const createAll = async () => {
    setBefore(current);
    const done = (await create(filas)).map(({ body }) => body);
    setCreated((one) => ({
      since: registros,
      bodies: one.since === registros ? [...one.bodies, ...done] : done,
    }));
  };
  return (
    <PegarForm
      {...texts}
      pegado={pegado}
      filas={withFallos(filas)}
      tareas={tareas}
      onCreate={() => void createAll()}
    />
  );
}
