import TextField from '@mui/material/TextField';

interface PasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly helperText?: string;
}

/** Password input. Never stored as a draft. */
export function PasswordField({
  label,
  value,
  onChange,
  autoComplete,
  helperText,
}: PasswordFieldProps) {
  return (
    <TextField
      fullWidth
      required
      type="password"
      label={label}
      value={value}
      autoComplete={autoComplete}
      helperText={helperText}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 200 } }}
    />
  );
}
