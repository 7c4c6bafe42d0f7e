import TextField from '@mui/material/TextField';

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  /** Text of the empty choice; none when left out. */
  readonly none?: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly isDisabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** A choice in the sheet: the browser's own select, `''` for the empty choice. */
export function ChoiceField({
  label,
  value,
  none,
  options,
  isDisabled = false,
  onChange,
}: ChoiceFieldProps) {
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      disabled={isDisabled}
      onChange={(event) => {
        onChange(event.target.value);
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {none !== undefined && <option value="">{none}</option>}
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
