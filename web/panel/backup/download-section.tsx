import { BackupError, endpoints, type Progress, type ListedPhoto, photosBytes } from '@club/shared';
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
import { downloadBackup, type DownloadedFile, fetchClubPart, type ReceivedBlobs } from './transfer';
import LinearProgress from '@mui/material/LinearProgress';
import { useUnloadWarning } from '../common/leave-guard';

/** Size in bytes from which a transfer counts as large. */
const LARGE_BYTES = 100_000_000;

/** Bytes per second of a good connection, including overhead. */
const BYTES_PER_SECOND = 3_000_000;

const megabytes = (bytes: number) =>
  Math.max(1, Math.round(bytes / 1_000_000)).toLocaleString('es-ES');
const formatCount = (count: number) => count.toLocaleString('es-ES');

/** Warning before a large transfer, with its expected duration; `undefined` for a small one. */
export function largeTransferText(photos: readonly ListedPhoto[]): string | undefined {
  const bytes = photosBytes(photos);
  if (bytes < LARGE_BYTES) return undefined;
  const minutes = Math.ceil(bytes / BYTES_PER_SECOND / 60);
  const time = minutes === 1 ? 'un minuto' : `unos ${String(minutes)} minutos`;
  return `Son ${formatCount(photos.length)} fotos, ${megabytes(bytes)} MB: con una buena conexión, ${time}, y hay que dejar esta página abierta.`;
}

/** Progress text: «120 de 2000 fotos · 47 de 780 MB». */
export const progressText = ({ fotos, ofPhotos, bytes, ofBytes }: Progress): string =>
  `${formatCount(fotos)} de ${formatCount(ofPhotos)} fotos · ${megabytes(bytes)} de ${megabytes(ofBytes)} MB`;

interface TransferProgressProps {
  readonly label: string;
  readonly progress: Progress;
  /** What happens if the page is closed. */
  readonly ifClosed: string;
}

/** Progress of a transfer. The browser asks before the page is closed. */
export function TransferProgress({ label, progress, ifClosed }: TransferProgressProps) {
  useUnloadWarning(true);
  const share = progress.ofBytes === 0 ? 100 : (progress.bytes / progress.ofBytes) * 100;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, width: '100%', maxWidth: 480 }}>
      <LinearProgress variant="determinate" value={share} aria-label={label} />
      <Typography variant="body2">{progressText(progress)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {ifClosed}
      </Typography>
    </Box>
  );
}

/** State of a transfer, and how to run one. `onDone` gets its notice, or its `BackupError` as a notice. */
export function useTransfer(onDone: (notice: Notice) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [progress, setProgress] = useState<Progress>();
  const run = async (
    work: (onProgress: (progress: Progress) => void) => Promise<Notice | undefined>,
  ) => {
    setIsBusy(true);
    const notice = await work(setProgress).catch((error: unknown): Notice => {
      if (error instanceof BackupError) return { kind: 'error', msg: error.message };
      throw error;
    });
    setIsBusy(false);
    setProgress(undefined);
    if (notice) onDone(notice);
  };
  return { isBusy, progress, run };
}

/** Delay before the object URL is revoked: until then the browser may still be saving a large file. */
const REVOKE_AFTER_MS = 60_000;

function downloadFile({ blob, name }: DownloadedFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

/** Download of the whole club. Before a large download it shows size and duration, and asks. */
export function DownloadSection({ onDone }: { readonly onDone: (notice: Notice) => void }) {
  const { isBusy, progress, run } = useTransfer(onDone);
  const [warning, setWarning] = useState<string>();
  // Photos that were received before the connection was lost are kept while the page is open.
  const received = useRef<ReceivedBlobs>(new Map());
  const download = async (onProgress: (progress: Progress) => void): Promise<Notice> => {
    setWarning(undefined);
    downloadFile(await downloadBackup(received.current, onProgress));
    // This only tells the home of the panel when the last backup was made, so its failure is ignored.
    await callApi(endpoints.anotarCopia);
    received.current = new Map();
    return { kind: 'success', msg: 'copia descargada!' };
  };
  const begin = async (onProgress: (progress: Progress) => void): Promise<Notice | undefined> => {
    const text = largeTransferText((await fetchClubPart()).fotos);
    if (text === undefined) return download(onProgress);
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
            if (!isBusy) void run(begin);
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
              <Button variant="contained" onClick={() => void run(download)}>
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
