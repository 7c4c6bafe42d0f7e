import { type Forma, FORMS } from '@club/shared';
import TextField from '@mui/material/TextField';
import { SelectField } from '../common/select-field';
import { GOAL_KIND_NAMES, type ActaJugador, playerOptions } from './acta-state';

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

/** Field for a whole number. Other input, or a number out of range, counts as empty. */
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

interface PlayerFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  /** Text of the option for nobody. Without it, a player has to be chosen. */
  readonly none?: string;
  readonly jugadores: readonly ActaJugador[];
  readonly onChange: (jugadorId: string | undefined) => void;
}

export function PlayerField({ label, value, none, jugadores, onChange }: PlayerFieldProps) {
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      options={[...(none === undefined ? [] : [['', none] as const]), ...playerOptions(jugadores)]}
      isDisabled={jugadores.length === 0}
      onChange={(id) => onChange(id === '' ? undefined : id)}
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
