import { ROWS, type Fila } from '@club/shared';
import TextField from '@mui/material/TextField';
import NativeSelect from '@mui/material/NativeSelect';
import type { SxProps, Theme } from '@mui/material/styles';
import type { FormWith } from './text-input';

type SelectOptions<Value extends string> = readonly (readonly [value: Value, label: string])[];

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: SelectOptions<Value>;
  readonly isDisabled?: boolean;
  readonly hint?: string;
  readonly name?: string;
  readonly onChange: (value: Value) => void;
}

/** Labelled native select, which phones show with their own picker. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, isDisabled = false, hint = '', name, onChange } = props;
  return (
    <TextField
      select
      label={label}
      name={name}
      value={value}
      disabled={isDisabled}
      helperText={hint}
      onChange={(event) => {
        const picked = options.find(([option]) => option === event.target.value);
        if (picked) onChange(picked[0]);
      }}
      slotProps={{ select: { native: true } }}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </TextField>
  );
}

interface SelectInputProps<Name extends string, Value extends string> {
  readonly form: FormWith<NoInfer<Name>, NoInfer<Value>>;
  readonly name: Name;
  readonly label: string;
  readonly options: SelectOptions<Value> | Readonly<Record<Value, string>>;
}

/** Select for one field of a form. */
export function SelectInput<Name extends string, Value extends string>({
  form,
  name,
  label,
  options,
}: SelectInputProps<Name, Value>) {
  const pairs = Array.isArray(options) ? options : Object.entries(options);
  return (
    <SelectField
      label={label}
      name={name}
      value={form.values[name]}
      options={pairs as SelectOptions<Value>}
      onChange={(value) => form.set(name, value)}
    />
  );
}

interface FilaSelectProps {
  /** The player's name, for the accessible name. */
  readonly nombre: string;
  readonly fila: Fila | undefined;
  readonly labels: Readonly<Record<Fila, string>>;
  /** Text of the option for no row. */
  readonly noneLabel: string;
  readonly sx: SxProps<Theme>;
  readonly onChange: (row: Fila | undefined) => void;
}

/** Select for a player's row in the line-up. */
export function FilaSelect({ nombre, fila, labels, noneLabel, sx, onChange }: FilaSelectProps) {
  return (
    <NativeSelect
      value={fila ?? ''}
      onChange={({ target }) => onChange(ROWS.find((option) => option === target.value))}
      inputProps={{ 'aria-label': `Posición de ${nombre}` }}
      sx={sx}
    >
      <option value="">{noneLabel}</option>
      {ROWS.map((option) => (
        <option key={option} value={option}>
          {labels[option]}
        </option>
      ))}
    </NativeSelect>
  );
}
