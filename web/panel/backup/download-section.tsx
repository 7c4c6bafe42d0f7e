import { endpoints, type Progress } from '@club/shared';
import DownloadIcon from '@mui/icons-material/DownloadRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { SectionHeading } from '../../components/page';
import { callApi } from '../../lib/api/call-api';
import type { Notice } from '../common/notice-banner';
import { createReceivedBlobs, downloadCopy, type DownloadedFile, fetchClubPart } from './transfer';
import { largeTransferText, TransferProgress } from './transfer-progress';

/** Milliseconds after which the blob URL is revoked. */
const ADDRESS_MS = 60_000;

function downloadFile({ blob, name }: DownloadedFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser may still be reading a large file while saving it.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, ADDRESS_MS);
}

/** Download of the whole club. Asks first if it is large, with size and duration. */
export function DownloadSection({ onDone }: { readonly onDone: (notice: Notice) => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const [warning, setWarning] = useState<string>();
  const [progress, setProgress] = useState<Progress>();
  // Parts received before a lost connection are kept while the page is open.
  const received = useRef(createReceivedBlobs());
  const work = async (job: () => Promise<Notice | undefined>) => {
    setIsBusy(true);
    const notice = await job();
    setIsBusy(false);
    setProgress(undefined);
    if (notice) onDone(notice);
  };
  const download = async (): Promise<Notice> => {
    setWarning(undefined);
    const result = await downloadCopy(received.current, setProgress);
    if (!result.ok) return { kind: 'error', msg: result.msg };
    downloadFile(result.value);
    // This only records the backup for the home screen, so its failure is ignored.
    await callApi(endpoints.anotarCopia);
    received.current = createReceivedBlobs();
    return { kind: 'success', msg: 'copia descargada!' };
  };
  const begin = async (): Promise<Notice | undefined> => {
    const parte = await fetchClubPart();
    if (!parte.ok) return { kind: 'error', msg: parte.msg };
    const text = largeTransferText(parte.value.fotos);
    if (text === undefined) return download();
    setWarning(text);
    return undefined;
  };
  return (
    <section>
      <SectionHeading>Descargar</SectionHeading>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Typography color="textSecondary">
          Un fichero con todo el club: temporadas, jugadores, partidos con sus fichas, noticias y
          fotos.
        </Typography>
        <Alert severity="warning">
          Contiene las fechas de nacimiento de los jugadores: guárdalo donde nadie más lo vea.
        </Alert>
        <Button
          variant="contained"
          startIcon={<DownloadIcon />}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) void work(begin);
          }}
        >
          {isBusy ? 'Preparando la copia…' : 'Descargar copia'}
        </Button>
        {warning !== undefined && !isBusy && (
          <Card role="group" aria-label="Copia grande" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
            <Typography>{warning}</Typography>
            <Typography color="textSecondary">
              Para copias así es mejor la orden <code>npm run backup</code>, que sigue donde se
              quedó si se corta. Aquí, si se pierde la conexión, se sigue al volver a pulsar el
              botón; si se cierra la página, se empieza de nuevo.
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button variant="contained" onClick={() => void work(download)}>
                Descargar aquí
              </Button>
              <Button onClick={() => setWarning(undefined)}>Cancelar</Button>
            </Box>
          </Card>
        )}
        {progress && progress.ofPhotos > 0 && (
          <TransferProgress
            label="Descarga de la copia"
            progress={progress}
            ifClosed="Si cierras esta página, la descarga empezará de nuevo."
          />
        )}
      </Box>
    </section>
  );
}
