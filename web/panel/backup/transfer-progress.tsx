import type { Progress } from '@club/shared';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { progressText } from './transfer-size';

interface TransferProgressProps {
  readonly label: string;
  readonly progress: Progress;
  /** What happens if the page is closed. */
  readonly ifClosed: string;
}

/** Progress of a transfer. The browser asks before the page is closed. */
export function TransferProgress({ label, progress, ifClosed }: TransferProgressProps) {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, []);
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
