import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface BusyButtonProps extends Omit<ButtonProps, 'aria-disabled' | 'startIcon' | 'onClick'> {
  readonly isBusy: boolean;
  /** What is being done, for who does not see the spinner. */
  readonly busyLabel?: string;
  /** Not called while it is busy; without one it sends the form it stands in. */
  readonly onClick?: () => void;
}

/** A button whose work takes a moment: a spinner while it lasts, and it cannot be begun twice. */
export function BusyButton({
  isBusy,
  busyLabel = 'Guardando',
  onClick,
  ...props
}: BusyButtonProps) {
  return (
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
  );
}
