import { endpoints, type Temporada } from '@club/shared';
import { useState } from 'react';
import { useWrite } from '../../lib/api/use-write';
import { useDraft } from '../../lib/borradores/use-draft';
import { AdminForm } from '../common/admin-form';
import { LeaveGuard } from '../common/leave-guard';
import { type Notice, noticeOf } from '../common/notice-banner';
import { PartidoFields } from './partido-fields';
import { creationBody, missingText, NUEVO_PARTIDO } from './partido-values';
import type { Catalogos } from './use-catalogos';

interface CreatePartidoFormProps {
  readonly catalogos: Catalogos;
  /** Season of the new match; without one the server says what to do first. */
  readonly temporada: Temporada | null;
  readonly onDone: (notice: Notice) => void;
}

/** The form that creates a match. What was filled in stays when the server refuses it. */
export function CreatePartidoForm({ catalogos, temporada, onDone }: CreatePartidoFormProps) {
  const [values, setValues] = useState(NUEVO_PARTIDO);
  const { isBusy, send } = useWrite(endpoints.addPartido);
  const isDirty = JSON.stringify(values) !== JSON.stringify(NUEVO_PARTIDO);
  const draft = useDraft({
    clave: 'add-partido/',
    titulo: 'Crear partido',
    valor: values,
    isDirty,
    onRecover: setValues,
  });
  const submit = async () => {
    const missing = missingText(values);
    if (missing !== undefined) {
      onDone({ kind: 'error', msg: missing });
      return;
    }
    const result = await send({ body: creationBody(values, temporada?._id) });
    if (result.ok) {
      draft.clear();
      setValues(NUEVO_PARTIDO);
    }
    onDone(noticeOf(result, 'partido creado!'));
  };
  return (
    <AdminForm
      label="Crear partido"
      submitLabel="Crear partido"
      isBusy={isBusy}
      onSubmit={() => void submit()}
      draft={draft}
    >
      <PartidoFields catalogos={catalogos} values={values} onChange={setValues} />
      <LeaveGuard isDirty={isDirty} onDiscard={draft.clear} />
    </AdminForm>
  );
}
