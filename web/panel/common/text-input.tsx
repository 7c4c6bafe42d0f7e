import TextField from '@mui/material/TextField';
import type { FieldErrors } from './field-errors';

/** A form that holds at least the text field `Name`. */
interface FormWith<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  readonly errors: FieldErrors;
  readonly set: (name: Name, value: string) => void;
}

interface TextInputProps<Name extends string> {
  readonly form: FormWith<NoInfer<Name>>;
  readonly name: Name;
  readonly label: string;
  readonly type?: 'text' | 'number' | 'date' | 'color';
  readonly isRequired?: boolean;
  /** A whole number from the first to the second, as the browser's own control takes them. */
  readonly between?: readonly [min: number, max: number];
  /** Lines of a long text; takes the whole width of the form. */
  readonly rows?: number;
  /** Whether a short text takes the whole width too. */
  readonly isWide?: boolean;
  /** What there is to know before anything is typed. */
  readonly hint?: string;
}

/** A labelled field of a form, with what is wrong with it below. */
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
      fullWidth
      label={label}
      name={name}
      type={type}
      required={isRequired}
      value={form.values[name]}
      error={error !== undefined}
      helperText={error ?? hint}
      autoComplete="off"
      onChange={(event) => {
        form.set(name, event.target.value);
      }}
      {...(rows !== undefined && { multiline: true, minRows: rows, maxRows: 24 })}
      slotProps={{
        inputLabel: { shrink: true },
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
