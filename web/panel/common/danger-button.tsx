import Button from '@mui/material/Button';

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
