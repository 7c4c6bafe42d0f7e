import { type Forma, FORMS } from '@club/shared';
import TextField from '@mui/material/TextField';
import { SelectField } from '../common/select-field';
import { GOAL_KIND_NAMES } from './acta-state';

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
      onChange={({ target: { value: text } }) => {
        const count = Number(text);
        const isCount = text !== '' && Number.isInteger(count) && count >= min && count <= max;
        onChange(isCount ? count : undefined);
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { min, max, step: 1, inputMode: 'numeric' },
      }}
      sx={{ flex }}
    />
  );
}

interface GoalKindFieldProps {
  readonly value: Forma | undefined;
  readonly isDisabled?: boolean;
  readonly onChange: (forma: Forma | undefined) => void;
}

/** Optional select for how a goal was scored. */
export function GoalKindField({ value, isDisabled = false, onChange }: GoalKindFieldProps) {
  return (
    <SelectField<Forma | ''>
      label="Forma"
      value={value ?? ''}
      options={[
        ['', 'Sin indicar'],
        ...FORMS.map((forma) => [forma, GOAL_KIND_NAMES[forma]] as const),
      ]}
      isDisabled={isDisabled}
      onChange={(forma) => onChange(forma === '' ? undefined : forma)}
    />
  );
}
