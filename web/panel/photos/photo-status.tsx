import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { PhotoStatus } from './use-photo-upload';

interface PhotoStatusLineProps {
  readonly label: string;
  readonly status: PhotoStatus;
  /** Sends the photo again, after a failed upload. */
  readonly onRetry?: (() => void) | undefined;
}

/** Status text of a photo: progress or error, with a retry button. */
export function PhotoStatusLine({ label, status, onRetry }: PhotoStatusLineProps) {
  const isFailure = status.kind === 'failed' || status.kind === 'unusable';
  return (
    <Box>
      <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
        {status.kind === 'preparing' && 'Preparando la foto…'}
        {status.kind === 'uploading' &&
          `Subiendo la foto… ${String(Math.round(status.share * 100))} %`}
        {status.kind === 'done' && status.msg}
      </Typography>
      {status.kind === 'uploading' && (
        <LinearProgress
          variant="determinate"
          value={status.share * 100}
          aria-label={`${label}: subida`}
          sx={{ mt: 0.5 }}
        />
      )}
      {isFailure && (
        <Alert
          severity="error"
          role="alert"
          sx={{ alignItems: 'center' }}
          action={
            status.kind === 'failed' && (
              <Button color="inherit" onClick={onRetry}>
                Reintentar
              </Button>
            )
          }
        >
          {status.msg}
        </Alert>
      )}
    </Box>
  );
}
