import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useElapsed } from '../../lib/use-elapsed';

/** Milliseconds after which a save that has not ended is explained. */
const SLOW_MS = 5_000;

/** What a save waits for that takes long; where there is room for it, in a line of its own. */
export function SlowNote() {
  if (!useElapsed(SLOW_MS)) return null;
  return (
    <Typography role="status" variant="body2" sx={{ flexBasis: '100%' }}>
      El servidor tarda más de lo normal. Si otro guardado se quedó a medias, lo suelta en menos de
      un minuto; se sigue intentando solo.
    </Typography>
  );
}

/** What is being done where a button says nothing else: only then is there a save to wait for. */
const SAVING = 'Guardando';

interface BusyButtonProps extends Omit<ButtonProps, 'aria-disabled' | 'startIcon' | 'onClick'> {
  readonly isBusy: boolean;
  /** What is being done, for who does not see the spinner. */
  readonly busyLabel?: string;
  /** Not called while it is busy; without one it sends the form it stands in. */
  readonly onClick?: () => void;
}

/** A button whose work takes a moment: a spinner while it lasts, and it cannot be begun twice. */
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
