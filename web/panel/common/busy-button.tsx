import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useElapsed } from '../../lib/use-now';

/** Milliseconds after which a slow save is explained. */
const SLOW_MS = 5_000;

/** Explanation of a slow save, on a line of its own. */
export function SlowNote() {
  if (!useElapsed(SLOW_MS)) return null;
  return (
    <Typography role="status" variant="body2" sx={{ flexBasis: '100%' }}>
      El servidor tarda más de lo normal. Si otro guardado se quedó a medias, lo suelta en menos de
      un minuto; se sigue intentando solo.
    </Typography>
  );
}

/** The default label. A button with another one does not save, so it never shows the explanation. */
const SAVING = 'Guardando';

interface BusyButtonProps extends Omit<ButtonProps, 'aria-disabled' | 'startIcon' | 'onClick'> {
  readonly isBusy: boolean;
  /** What is being done, for screen readers. */
  readonly busyLabel?: string;
  /** Not called while busy. Without it the button submits its form. */
  readonly onClick?: () => void;
}

/** Button with a spinner while busy, during which it ignores clicks. */
export function BusyButton({ isBusy, busyLabel = SAVING, onClick, ...props }: BusyButtonProps) {
  return (
    <>
      {isBusy && busyLabel === SAVING && <SlowNote />}
      <Button
        {...props}
        aria-disabled={isBusy}
        {...(onClick && {
          onClick: () => {
            if (!isBusy) onClick();
          },
        })}
        startIcon={isBusy && <CircularProgress size={18} color="inherit" aria-label={busyLabel} />}
      />
    </>
  );
}
