import TextField from '@mui/material/TextField';

/** A typed whole number within the bounds; `undefined` for anything else. */
function readCount(text: string, min: number, max: number): number | undefined {
  const value = Number(text);
  return text !== '' && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}

interface CountFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly between: readonly [min: number, max: number];
  /** CSS `flex` of the field. */
  readonly flex: number;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (count: number | undefined) => void;
}

/** Number field. Invalid or out-of-range input counts as empty. */
export function CountField({
  label,
  value,
  between: [min, max],
  flex,
  isRequired = false,
  isDisabled = false,
  onChange,
}: CountFieldProps) {
  return (
    <TextField
      type="number"
      label={label}
      required={isRequired}
      disabled={isDisabled}
      value={value ?? ''}
      onChange={(event) => onChange(readCount(event.target.value, min, max))}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { min, max, step: 1, inputMode: 'numeric' },
      }}
      sx={{ flex }}
    />
  );
}
