import { type Forma, FORMS } from '@club/shared';
import { SelectField } from '../common/select-field';
import { GOAL_KIND_NAMES } from './acta-names';

interface FormaFieldProps {
  readonly value: Forma | undefined;
  readonly isDisabled?: boolean;
  readonly onChange: (forma: Forma | undefined) => void;
}

/** Optional select for how a goal was scored. */
export function GoalKindField({ value, isDisabled = false, onChange }: FormaFieldProps) {
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
