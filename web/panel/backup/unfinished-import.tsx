import { endpoints, type ImportRecord } from '@club/shared';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useWrite } from '../../lib/api/use-write';
import { ConfirmDialog, useConfirm } from '../common/confirm-dialog';
import { formatInstant } from '../common/format-instant';
import { type Notice, noticeOf } from '../common/notice-banner';
import { useSettings } from '../../lib/state/club-context';

interface UnfinishedImportProps {
  readonly importacion: ImportRecord;
  readonly onDone: (notice: Notice) => void;
}

/** Notice of an interrupted import, with buttons to continue or abandon it. */
export function UnfinishedImport({ importacion, onDone }: UnfinishedImportProps) {
  const { zona_horaria: zone } = useSettings();
  const { send } = useWrite(endpoints.abandonarImportacion);
  const { empezada, fotos, recibidas, vaciado } = importacion;
  const { ask, question } = useConfirm(
    () => send({}),
    (result) => {
      onDone(noticeOf(result, 'importación abandonada!'));
    },
  );
  if (vaciado) {
    return (
      <Alert severity="warning">
        El club de demostración se está vaciando desde el {formatInstant(empezada, zone)}. Se
        termina en la pantalla «Empezar mi club».
      </Alert>
    );
  }
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={ask}>
          Abandonar
        </Button>
      }
    >
      Hay una importación a medias, empezada el {formatInstant(empezada, zone)}: {recibidas} de{' '}
      {fotos} fotos. Elige el mismo fichero para terminarla. Hasta entonces nadie ve nada de ella, y
      en el club no se puede guardar nada más.
      <ConfirmDialog
        {...question}
        title="¿Abandonar la importación a medias?"
        confirmLabel="Abandonar"
      >
        <Typography>Lo que se ha cargado se borra y el club vuelve a estar vacío.</Typography>
      </ConfirmDialog>
    </Alert>
  );
}
