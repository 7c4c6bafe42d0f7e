import Button from '@mui/material/Button';

export interface DangerButtonProps {
  readonly variant: 'text' | 'outlined' | 'contained';
  readonly label: string;
  /** Accessible name; starts with `label`. */
  readonly fullLabel?: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

const onFocus = (color: string) => ({ '&:hover, &:focus-visible, &:active': { color } });
const QUIET = {
  minWidth: 44,
  px: 1.5,
  color: 'text.secondary',
  borderColor: 'divider',
  ...onFocus('error.main'),
};

/**
 * Button that undoes or deletes. Where it opens a confirmation it is neutral, and red on hover and focus. In the
 * confirmation it is always red, in a shade that is readable in light and dark.
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
          : [QUIET, (theme) => theme.applyStyles('dark', onFocus('error.light'))]
      }
    >
      {label}
    </Button>
  );
}
