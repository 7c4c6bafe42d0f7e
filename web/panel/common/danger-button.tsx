import Button from '@mui/material/Button';

interface DangerButtonProps {
  readonly variant: 'text' | 'outlined' | 'contained';
  readonly label: string;
  /** Accessible name; starts with `label`. */
  readonly fullLabel?: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

/**
 * Button that undoes or deletes. If it only opens the confirmation it is neutral and turns red on hover or focus. In
 * the confirmation it is red, readable in light and dark.
 */
export function DangerButton({
  variant,
  label,
  fullLabel,
  isDisabled = false,
  onClick,
}: DangerButtonProps) {
  return (
    <Button
      variant={variant}
      color={variant === 'contained' ? 'error' : 'inherit'}
      disabled={isDisabled}
      onClick={onClick}
      {...(fullLabel !== undefined && { 'aria-label': fullLabel })}
      sx={[
        variant === 'contained'
          ? { bgcolor: 'var(--lose)', color: 'var(--on-lose)' }
          : {
              minWidth: 44,
              px: 1.25,
              color: 'text.secondary',
              borderColor: 'divider',
              '&:hover, &:focus-visible, &:active': { color: 'error.main' },
            },
        variant !== 'contained' &&
          ((theme) =>
            theme.applyStyles('dark', {
              '&:hover, &:focus-visible, &:active': { color: 'error.light' },
            })),
      ]}
    >
      {label}
    </Button>
  );
}
