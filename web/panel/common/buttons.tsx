import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
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

/** Default of `busyLabel`. Only buttons with this label save, so only they explain a slow save. */
const SAVING = 'Guardando';

interface BusyButtonProps extends Omit<ButtonProps, 'aria-disabled' | 'startIcon' | 'onClick'> {
  readonly isBusy: boolean;
  /** What is being done, for screen readers. */
  readonly busyLabel?: string;
  /** Not called while busy. Without it the button submits its form. */
  readonly onClick?: () => void;
}

/** Button that shows a spinner and ignores clicks while busy. */
export function BusyButton({ isBusy, busyLabel = SAVING, onClick, ...props }: BusyButtonProps) {
  return (
    <>
      {isBusy && busyLabel === SAVING && <SlowNote />}
      <Button
        {...props}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) onClick?.();
        }}
        startIcon={isBusy && <CircularProgress size={18} color="inherit" aria-label={busyLabel} />}
      />
    </>
  );
}

export interface DangerButtonProps {
  readonly variant: 'text' | 'outlined' | 'contained';
  readonly label: string;
  /** Accessible name; starts with `label`. */
  readonly fullLabel?: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

const colourOnFocus = (color: string) => ({ '&:hover, &:focus-visible, &:active': { color } });
const QUIET = {
  minWidth: 44,
  px: 1.5,
  color: 'text.secondary',
  borderColor: 'divider',
  ...colourOnFocus('error.main'),
};

/**
 * Button that undoes or deletes. As `contained`, for the button inside of a confirmation, it is always red, in a shade
 * that is readable in light and dark. Otherwise it is neutral, and red on hover and focus.
 */
export function DangerButton(props: DangerButtonProps) {
  const { variant, label, fullLabel, isDisabled = false, onClick } = props;
  return (
    <Button
      variant={variant}
      color={variant === 'contained' ? 'error' : 'inherit'}
      disabled={isDisabled}
      onClick={onClick}
      aria-label={fullLabel}
      sx={
        variant === 'contained'
          ? { bgcolor: 'var(--lose)', color: 'var(--on-lose)' }
          : [QUIET, (theme) => theme.applyStyles('dark', colourOnFocus('error.light'))]
      }
    >
      {label}
    </Button>
  );
}

interface CopyIdProps {
  readonly id: string;
  /** Completes 'Copiar id de'. */
  readonly name: string;
}

/** Small button that shows a record's id and copies it. */
export function CopyId({ id, name }: CopyIdProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      setIsCopied(true);
    } catch {
      // Clipboard not allowed: the id is still readable.
    }
  };
  return (
    <Button
      size="small"
      color="inherit"
      aria-label={`id: ${id}. Copiar id de ${name}`}
      onClick={() => void copy()}
      sx={{
        minHeight: 44,
        minWidth: 0,
        px: 0.5,
        fontSize: 'size.12',
        fontWeight: 400,
        color: 'text.secondary',
        overflowWrap: 'anywhere',
        textAlign: 'left',
      }}
    >
      {isCopied ? '✓ Copiado' : `id: ${id}`}
    </Button>
  );
}
