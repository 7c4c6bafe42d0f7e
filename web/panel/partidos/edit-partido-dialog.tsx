import { endpoints, STATUSES, type PartidoState, type Partido } from '@club/shared';
import { useState } from 'react';
import { useApi } from '../../lib/api/use-api';
import { useWrite } from '../../lib/api/use-write';
import { useDraft } from '../../lib/drafts/use-draft';
import { FormDialog, WaitingPane } from '../common/form-dialog';
import { type Notice, noticeOf } from '../common/notice-banner';
import { SelectField } from '../common/select-field';
import { PartidoFields } from './partido-fields';
import { changeBody, missingText, valuesOf, STATE_NAMES } from './partido-values';
import type { Catalogues } from './use-catalogues';

const TITLE = 'Editar partido';

type Named = Catalogues['equipos'][number];

/** Adds the match's own record to the list if it has been deleted since: the match keeps it. */
const including = (records: readonly Named[], _id: string, nombre: string): readonly Named[] =>
  records.some((record) => record._id === _id) ? records : [...records, { _id, nombre }];

interface EditFormProps {
  readonly partido: Partido;
  readonly catalogues: Catalogues;
  readonly onClose: () => void;
  readonly onSaved: (notice: Notice) => void;
}

function EditForm({ partido, catalogues, onClose, onSaved }: EditFormProps) {
  const [initial] = useState(() => valuesOf(partido));
  const [values, setValues] = useState(initial);
  const [chosenStatus, setStatus] = useState<PartidoState>(partido.estado);
  const estado = partido.jugado ? 'finalizado' : chosenStatus;
  // Version on which the changes are based, so that a newer save is not overwritten.
  const [version, setVersion] = useState(partido.version);
  const [notice, setNotice] = useState<Notice>();
  const { isBusy, send } = useWrite(endpoints.updatePartido);
  const isDirty = estado !== partido.estado || JSON.stringify(values) !== JSON.stringify(initial);
  const draft = useDraft({
    clave: `editar-partido/${partido._id}`,
    titulo: `Editar partido contra ${partido.nombre_equipo}`,
    valor: { values, estado, version },
    isDirty,
    onRecover: (kept) => {
      setValues(kept.values);
      setStatus(kept.estado);
      setVersion(kept.version);
    },
  });
  const save = async () => {
    const missing = missingText(values);
    if (missing !== undefined) {
      setNotice({ kind: 'error', msg: missing });
      return;
    }
    const body = changeBody(values, estado, { ...partido, version });
    const result = await send({ id: partido._id, body });
    const outcome = noticeOf(result, 'partido actualizado!');
    if (result.ok) {
      draft.clear();
      onSaved(outcome);
    } else setNotice(outcome);
  };
  return (
    <FormDialog
      title={TITLE}
      submitLabel="Guardar"
      form={{ isDirty, isBusy, draft }}
      notice={notice}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <PartidoFields
        catalogues={{
          equipos: including(catalogues.equipos, partido.equipo_id, partido.nombre_equipo),
          competiciones: including(
            catalogues.competiciones,
            partido.competicion_id,
            partido.nombre_competicion,
          ),
          campos: including(catalogues.campos, partido.campo_id ?? '', partido.nombre_campo),
        }}
        values={values}
        onChange={setValues}
      />
      <SelectField
        label="Estado"
        value={estado}
        options={STATUSES.map((option) => [option, STATE_NAMES[option]] as const)}
        isDisabled={partido.jugado}
        hint={
          partido.jugado ? 'Tiene ficha: para aplazarlo o suspenderlo, anula antes la ficha.' : ''
        }
        onChange={setStatus}
      />
    </FormDialog>
  );
}

interface EditPartidoDialogProps {
  readonly partidoId: string;
  readonly catalogues: Catalogues;
  readonly onClose: () => void;
  readonly onSaved: (notice: Notice) => void;
}

/** Form for a match's schedule and state. A sheet fixes the state (regla 24). */
export function EditPartidoDialog({
  partidoId,
  catalogues,
  onClose,
  onSaved,
}: EditPartidoDialogProps) {
  const partido = useApi(endpoints.fetchPartido, partidoId);
  if (partido.status === 'ready') {
    return (
      <EditForm
        partido={partido.data}
        catalogues={catalogues}
        onClose={onClose}
        onSaved={onSaved}
      />
    );
  }
  return <WaitingPane title={TITLE} query={partido} onClose={onClose} />;
}
