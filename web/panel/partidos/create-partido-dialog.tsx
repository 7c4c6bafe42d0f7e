import { endpoints, type Temporada } from '@club/shared';
import { useState } from 'react';
import type { ApiQuery } from '../../lib/api/use-api';
import { useWrite } from '../../lib/api/use-write';
import { useDraft } from '../../lib/drafts/use-draft';
import { FormDialog, WaitingPane } from '../common/form-dialog';
import { type Notice, noticeOf } from '../common/notice-banner';
import { PartidoFields } from './partido-fields';
import { creationBody, missingText, NEW_PARTIDO } from './partido-values';
import type { Catalogues } from './use-catalogues';

const TITLE = 'Crear partido';

interface FormProps {
  /** Season of the new match. Without one the server's refusal says what to do. */
  readonly temporada: Temporada | null;
  readonly onDone: (notice: Notice) => void;
  /** Called when a match was created and the form stays open. */
  readonly onMore: () => void;
  readonly onClose: () => void;
}

function CreateForm({
  catalogues,
  temporada,
  onDone,
  onMore,
  onClose,
}: FormProps & { readonly catalogues: Catalogues }) {
  const [values, setValues] = useState(NEW_PARTIDO);
  const [notice, setNotice] = useState<Notice>();
  const { isBusy, send } = useWrite(endpoints.addPartido);
  const isDirty = JSON.stringify(values) !== JSON.stringify(NEW_PARTIDO);
  const draft = useDraft({
    clave: 'add-partido/',
    titulo: TITLE,
    valor: values,
    isDirty,
    onRecover: setValues,
  });
  const submit = async (isMore: boolean) => {
    const missing = missingText(values);
    if (missing !== undefined) {
      setNotice({ kind: 'error', msg: missing });
      return;
    }
    const result = await send({ body: creationBody(values, temporada?._id) });
    const outcome = noticeOf(result, 'partido creado!');
    if (result.ok) draft.clear();
    if (result.ok && !isMore) {
      onDone(outcome);
      return;
    }
    setNotice(outcome);
    if (!result.ok) return;
    setValues(NEW_PARTIDO);
    onMore();
  };
  return (
    <FormDialog
      title={TITLE}
      submitLabel={TITLE}
      form={{ isDirty, isBusy, draft }}
      notice={notice}
      onSubmit={() => void submit(false)}
      another={{ label: 'Guardar y seguir', onClick: () => void submit(true) }}
      onClose={onClose}
    >
      <PartidoFields catalogues={catalogues} values={values} onChange={setValues} />
    </FormDialog>
  );
}

/** Form for a new match. It keeps its values if the server refuses. */
export function CreatePartidoDialog({
  catalogues,
  ...props
}: FormProps & { readonly catalogues: ApiQuery<Catalogues> }) {
  if (catalogues.status === 'ready') return <CreateForm catalogues={catalogues.data} {...props} />;
  return <WaitingPane title={TITLE} query={catalogues} onClose={props.onClose} />;
}
