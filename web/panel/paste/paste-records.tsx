import { useState } from 'react';
import type { ApiResult } from '../../lib/api/call-api';
import type { Notice } from '../common/notice-banner';
import { type FilaVista, PasteForm, type PasteFormProps } from './paste-form';
import { useCreation } from './use-creation';
import { usePaste } from './use-paste';

interface FilaConBody<Conocido> extends FilaVista {
  readonly body: Conocido;
}

interface PegarRegistrosProps<Conocido, Fila extends FilaConBody<Conocido>> extends Pick<
  PasteFormProps,
  'noun' | 'uno' | 'ayuda'
> {
  readonly registros: readonly Conocido[];
  readonly leer: (texto: string, registros: readonly Conocido[]) => readonly Fila[];
  /** Name of a row in the list of failures. */
  readonly nameOf: (fila: Fila) => string;
  readonly create: (fila: Fila, idempotencyKey: string) => Promise<ApiResult<unknown>>;
  readonly onDone: (notice: Notice) => void;
}

/** Pastes records, one a row. Existing ones are skipped (regla 67). */
export function PasteRecords<Conocido, Fila extends FilaConBody<Conocido>>({
  registros,
  leer,
  nameOf,
  create: createOne,
  onDone,
  ...texts
}: PegarRegistrosProps<Conocido, Fila>) {
  const pegado = usePaste(texts.noun);
  const [before, setBefore] = useState(registros);
  /** Records created since the list was read, so that pasting them again shows them as existing. */
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
  // During creation the preview uses the list from before, so that rows do not turn into "existing".
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
    <PasteForm
      {...texts}
      pegado={pegado}
      filas={withFallos(filas)}
      tareas={tareas}
      onCreate={() => void createAll()}
    />
  );
}
