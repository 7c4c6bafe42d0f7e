import { type Forma, FORMAS } from '@club/shared';
import { SelectField } from '../common/select-field';
import { FORMA_NAMES } from './acta-names';

interface FormaFieldProps {
  readonly value: Forma | undefined;
  readonly isDisabled?: boolean;
  readonly onChange: (forma: Forma | undefined) => void;
}

/** Optional select for how a goal was scored. */
export function FormaField({ value, isDisabled = false, onChange }: FormaFieldProps) {
  return (
    <SelectField<Forma | ''>
      label="Forma"
      value={value ?? ''}
      options={[
        ['', 'Sin indicar'],
        ...FORMAS.map((forma) => [forma, FORMA_NAMES[forma]] as const),
      ]}
      isDisabled={isDisabled}
      onChange={(forma) => {
        onChange(forma === '' ? undefined : forma);
      }}
    />
  );
}
