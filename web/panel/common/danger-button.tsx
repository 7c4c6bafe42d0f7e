import Button from '@mui/material/Button';

interface DangerButtonProps {
  readonly variant: 'text' | 'outlined' | 'contained';
  readonly label: string;
  /** Says more than `label`, and begins with it: what screen readers read. */
  readonly fullLabel?: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

/** A button that undoes or deletes; red that can be read on light and on dark. */
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
      color="error"
      disabled={isDisabled}
      onClick={onClick}
      {...(fullLabel !== undefined && { 'aria-label': fullLabel })}
      sx={[
        variant === 'contained'
          ? { bgcolor: 'var(--lose)', color: 'var(--on-lose)' }
          : (theme) => theme.applyStyles('dark', { color: 'error.light' }),
      ]}
    >
      {label}
    </Button>
  );
}
