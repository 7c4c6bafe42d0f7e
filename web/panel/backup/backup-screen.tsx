import { type ClubBackup, endpoints, type ImportState } from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Page, SectionHeading } from '../../components/page';
import { useApi } from '../../lib/api/use-api';
import { useWrite } from '../../lib/api/use-write';
import { useQuestion } from '../common/confirm-dialog';
import { formatInstant } from '../common/format-instant';
import { FilePick } from '../common/file-pick';
import { FailuresAlert, type Notice, NoticeBanner, toNotice } from '../common/notice-banner';
import { openBackupFile, exportedText, summarizeClub } from './backup-file';
import {
  DownloadSection,
  largeTransferText,
  TransferProgress,
  useTransfer,
} from './download-section';
import { uploadBackup } from './transfer';
import { useSettings } from '../../lib/state/club-context';
import { BulletList } from '../common/text-link';
import { BusyButton } from '../common/buttons';

interface UnfinishedImportProps {
  readonly importacion: ImportState;
  readonly onDone: (notice: Notice) => void;
}

/** Says that an import was interrupted, with a button to abandon it. */
function UnfinishedImport({ importacion, onDone }: UnfinishedImportProps) {
  const { zona_horaria: zone } = useSettings();
  const { send } = useWrite(endpoints.abandonarImportacion);
  const { empezada, fotos, recibidas, vaciado } = importacion;
  const { ask, dialog } = useQuestion();
  const askToAbandon = () =>
    ask({
      title: '¿Abandonar la importación a medias?',
      confirmLabel: 'Abandonar',
      detail: (
        <Typography>Lo que se ha cargado se borra y el club vuelve a estar vacío.</Typography>
      ),
      work: () => send({}),
      onDone: (result) => onDone(toNotice(result, 'importación abandonada!')),
    });
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
        <Button color="inherit" onClick={askToAbandon}>
          Abandonar
        </Button>
      }
    >
      Hay una importación a medias, empezada el {formatInstant(empezada, zone)}: {recibidas} de{' '}
      {fotos} fotos. Elige el mismo fichero para terminarla. Hasta entonces nadie ve nada de ella, y
      en el club no se puede guardar nada más.
      {dialog}
    </Alert>
  );
}

/** Imports a backup into this club, which must be empty. Shows its content first. */
function ImportSection({ onDone }: { readonly onDone: (notice: Notice) => void }) {
  const { zona_horaria: zone } = useSettings();
  const [backup, setBackup] = useState<ClubBackup>();
  const warning = backup && largeTransferText(backup.part.fotos);
  const [problem, setProblem] = useState<string>();
  const { isBusy, progress, run } = useTransfer(onDone);
  const query = useApi(endpoints.fetchImportacion);
  const unfinished = query.status === 'ready' ? query.data.importacion : null;
  const pick = async (chosen: File) => {
    setBackup(undefined);
    setProblem(undefined);
    try {
      setBackup(await openBackupFile(chosen));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const importBackup = async (chosen: ClubBackup) => {
    await run(async (onProgress) => {
      await uploadBackup(chosen, onProgress);
      setBackup(undefined);
      return { kind: 'success', msg: 'club importado!' };
    });
    query.reload();
  };
  return (
    <section>
      <SectionHeading>Importar una copia</SectionHeading>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Typography color="textSecondary">
          Carga una copia en un club vacío, con los mismos datos y números. En un club con datos no
          se puede: nada se mezcla ni se sobrescribe.
        </Typography>
        {unfinished && !isBusy && (
          <UnfinishedImport
            importacion={unfinished}
            onDone={(notice) => {
              onDone(notice);
              query.reload();
            }}
          />
        )}
        <FilePick
          label="Elegir copia"
          accept="application/json,.json,.jsonl"
          isBusy={isBusy}
          onPick={([chosen]) => void pick(chosen)}
        >
          Elegir copia
        </FilePick>
        <FailuresAlert failures={[problem]} />
        {backup && (
          <Card
            role="group"
            aria-label="Contenido de la copia"
            sx={{ p: 2, display: 'grid', gap: 1.5 }}
          >
            <Typography sx={{ fontWeight: 700 }}>{exportedText(backup.part, zone)}</Typography>
            <BulletList items={summarizeClub(backup.part)} />
            {warning !== undefined && (
              <Typography color="textSecondary">
                {warning} Para copias así es mejor la orden <code>npm run import</code>.
              </Typography>
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <BusyButton
                variant="contained"
                isBusy={isBusy}
                busyLabel="Importando"
                onClick={() => void importBackup(backup)}
              >
                Importar esta copia
              </BusyButton>
              <Button onClick={() => setBackup(undefined)} disabled={isBusy}>
                Cancelar
              </Button>
            </Box>
          </Card>
        )}
        {progress && (
          <TransferProgress
            label="Carga de la copia"
            progress={progress}
            ifClosed="Si cierras esta página, nadie verá nada a medias: elige el mismo fichero otra vez y seguirá donde se quedó."
          />
        )}
      </Box>
    </section>
  );
}

/** Export and import of the whole club as one file. */
export function BackupScreen() {
  const [notice, setNotice] = useState<Notice>();
  return (
    <Page title="Copia de seguridad">
      <NoticeBanner notice={notice} />
      <DownloadSection onDone={setNotice} />
      <ImportSection onDone={setNotice} />
    </Page>
  );
}
