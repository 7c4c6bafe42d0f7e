import TextField from '@mui/material/TextField';
import type { FieldErrors } from './use-resource-form';

/** A form that has at least the text field `Name`. */
export interface FormWith<Name extends string, Value extends string = string> {
  readonly values: Readonly<Record<Name, Value>>;
  readonly errors: FieldErrors;
  readonly set: (name: Name, value: Value) => void;
}

interface TextInputProps<Name extends string> {
  readonly form: FormWith<NoInfer<Name>>;
  readonly name: Name;
  readonly label: string;
  readonly type?: 'text' | 'number' | 'date' | 'time' | 'color';
  readonly isRequired?: boolean;
  /** Makes it a number input with these inclusive bounds. */
  readonly between?: readonly [min: number, max: number];
  /** Number of lines; makes it a full-width text area. */
  readonly rows?: number;
  /** Makes a single-line input full-width. */
  readonly isWide?: boolean;
  /** Help text, shown while there is no error. */
  readonly hint?: string;
}

/** Labelled text input of a form, with its error below. */
export function TextInput<Name extends string>({
  form,
  name,
  label,
  between,
  type = between ? 'number' : 'text',
  isRequired = false,
  rows,
  isWide = rows !== undefined,
  hint,
}: TextInputProps<Name>) {
  const error = form.errors[name];
  return (
    <TextField
      label={label}
      name={name}
      type={type}
      required={isRequired}
      value={form.values[name]}
      error={error !== undefined}
      helperText={error ?? hint}
      autoComplete="off"
      onChange={(event) => form.set(name, event.target.value)}
      {...(rows !== undefined && { multiline: true, minRows: rows, maxRows: 24 })}
      slotProps={{
        htmlInput: {
          ...(between && { min: between[0], max: between[1] }),
          ...(type === 'number' && { inputMode: 'numeric', step: 1 }),
          ...(type === 'color' && { style: { height: 32, cursor: 'pointer' } }),
        },
      }}
      sx={isWide ? { gridColumn: '1 / -1' } : {}}
    />
  );
}
