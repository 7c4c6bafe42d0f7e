import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useDrafts } from '../../lib/drafts/use-draft';
import { draftTime } from './draft-banner';

interface DraftAlertProps {
  readonly titulo: string;
  readonly cuando: string;
  readonly onOpen: () => void;
}

function DraftAlert({ titulo, cuando, onOpen }: DraftAlertProps) {
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" aria-label={`Abrir borrador: ${titulo}`} onClick={onOpen}>
          Abrir
        </Button>
      }
    >
      Hay un borrador sin guardar {draftTime(cuando)}: {titulo}.
    </Alert>
  );
}

interface NewDraftProps {
  /** Draft key of a new record. */
  readonly clave: string;
  readonly onOpen: () => void;
  /** Whether a form is open, which offers its own draft. */
  readonly isHidden: boolean;
}

/** Offers the draft of a new record that was never saved. */
export function NewDraft({ clave, onOpen, isHidden }: NewDraftProps) {
  const drafts = useDrafts(isHidden);
  const draft = isHidden ? undefined : drafts.find(([key]) => key === clave)?.[1];
  return draft ? <DraftAlert titulo={draft.titulo} cuando={draft.cuando} onOpen={onOpen} /> : null;
}

interface OpenDraftsProps<T> {
  /** Key prefix of this screen's drafts. */
  readonly prefix: string;
  readonly records: readonly T[];
  readonly idOf: (record: T) => string;
  readonly onOpen: (record: T) => void;
  /** Whether a form is open, which offers its own draft. */
  readonly isHidden: boolean;
}

/** Offers drafts of unsaved changes to this screen's records. */
export function OpenDrafts<T>({ prefix, records, idOf, onOpen, isHidden }: OpenDraftsProps<T>) {
  const drafts = useDrafts(isHidden);
  if (isHidden) return null;
  return drafts.flatMap(([clave, { titulo, cuando }]) => {
    const record = records.find((one) => clave === `${prefix}${idOf(one)}`);
    if (!record) return [];
    return [
      <DraftAlert
        key={clave}
        titulo={titulo}
        cuando={cuando}
        onOpen={() => {
          onOpen(record);
        }}
      />,
    ];
  });
}
