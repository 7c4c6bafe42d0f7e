import { type ListedPhoto, photosBytes, type Progress } from '@club/shared';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useUnloadWarning } from '../common/leave-guard';

/** Size in bytes from which the expected duration is shown first. */
const LARGE_BYTES = 100_000_000;

/** Bytes per second of a good connection, including overhead. */
const BYTES_PER_SECOND = 3_000_000;

const megabytes = (bytes: number) =>
  Math.max(1, Math.round(bytes / 1_000_000)).toLocaleString('es-ES');
const number = (count: number) => count.toLocaleString('es-ES');

/** Warning before a large transfer; `undefined` for a small one. */
export function largeTransferText(fotos: readonly ListedPhoto[]): string | undefined {
  const bytes = photosBytes(fotos);
  if (bytes < LARGE_BYTES) return undefined;
  const minutes = Math.ceil(bytes / BYTES_PER_SECOND / 60);
  const time = minutes === 1 ? 'un minuto' : `unos ${String(minutes)} minutos`;
  return `Son ${number(fotos.length)} fotos, ${megabytes(bytes)} MB: con una buena conexión, ${time}, y hay que dejar esta página abierta.`;
}

/** Progress text: «120 de 2000 fotos · 47 de 780 MB». */
export const progressText = ({ fotos, ofPhotos, bytes, ofBytes }: Progress): string =>
  `${number(fotos)} de ${number(ofPhotos)} fotos · ${megabytes(bytes)} de ${megabytes(ofBytes)} MB`;

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
