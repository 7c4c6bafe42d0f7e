import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useDrafts } from '../../lib/borradores/use-draft';
import { draftTime } from './draft-banner';

interface OpenDraftsProps<T> {
  /** What the drafts of this screen's records begin with. */
  readonly prefix: string;
  readonly records: readonly T[];
  readonly idOf: (record: T) => string;
  /** Opens the form in which the draft goes on. */
  readonly onOpen: (record: T) => void;
  /** Whether a form is open: it offers its draft itself. */
  readonly isHidden: boolean;
}

/** Records of this screen that were being changed when the page was closed. */
export function OpenDrafts<T>({ prefix, records, idOf, onOpen, isHidden }: OpenDraftsProps<T>) {
  const drafts = useDrafts(isHidden);
  if (isHidden) return null;
  return drafts.flatMap(([clave, { titulo, cuando }]) => {
    const record = records.find((one) => clave === `${prefix}${idOf(one)}`);
    if (!record) return [];
    return [
      <Alert
        key={clave}
        severity="info"
        role="status"
        action={
          <Button
            color="inherit"
            aria-label={`Abrir borrador: ${titulo}`}
            onClick={() => {
              onOpen(record);
            }}
          >
            Abrir
          </Button>
        }
      >
        Hay un borrador sin guardar {draftTime(cuando)}: {titulo}.
      </Alert>,
    ];
  });
}
