import TextField from '@mui/material/TextField';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly isDisabled?: boolean;
  readonly hint?: string;
  readonly onChange: (value: Value) => void;
}

/** Labelled native select, which phones show with their own picker. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  isDisabled = false,
  hint = '',
  onChange,
}: SelectFieldProps<Value>) {
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      disabled={isDisabled}
      helperText={hint}
      onChange={(event) => {
        const picked = options.find(([option]) => option === event.target.value);
        if (picked) onChange(picked[0]);
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
