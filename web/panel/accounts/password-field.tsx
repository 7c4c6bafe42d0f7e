import { PASSWORD_MIN } from '@club/shared';
import TextField from '@mui/material/TextField';

const PASSWORD_HELP = `Al menos ${String(PASSWORD_MIN)} caracteres, y que no sea tu nombre de usuario.`;

/** Why a new password and its repetition cannot be sent; `undefined` if they can. */
export function passwordProblem(password: string, repeated: string): string | undefined {
  if (password.length < PASSWORD_MIN) {
    return `La contraseña debe tener al menos ${String(PASSWORD_MIN)} caracteres.`;
  }
  return password === repeated ? undefined : 'Las dos contraseñas no son iguales.';
}

interface PasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether it is the account's present password. A new one by default. */
  readonly isCurrent?: boolean;
  /** Shows the rules for a new password. */
  readonly hasHelp?: boolean;
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, value, onChange, isCurrent = false, hasHelp = false } = props;
  return (
    <TextField
      required
      type="password"
      label={label}
      value={value}
      autoComplete={isCurrent ? 'current-password' : 'new-password'}
      helperText={hasHelp && PASSWORD_HELP}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  );
}
