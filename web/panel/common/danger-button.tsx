import Button from '@mui/material/Button';

interface DangerButtonProps {
  readonly variant: 'text' | 'outlined' | 'contained';
  readonly label: string;
  /** Says more than `label`, and begins with it: what screen readers read. */
  readonly fullLabel?: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

/**
 * A button that undoes or deletes. Where it only leads to the question it is quiet, and red once it is aimed at; where it
 * answers the question it is red: one that can be read on light and on dark.
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
