import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormControl from '@mui/material/FormControl';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, useId } from 'react';

interface TickBoxProps {
  readonly label: string;
  readonly isTicked: boolean;
  readonly onChange: (isTicked: boolean) => void;
}

/** Labelled checkbox with a large touch target. */
export function TickBox({ label, isTicked, onChange }: TickBoxProps) {
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox checked={isTicked} onChange={(_event, checked) => onChange(checked)} />}
    />
  );
}

interface CheckGroupProps<K extends string> {
  readonly legend: string;
  /** Key and label of each box, in display order. */
  readonly options: readonly (readonly [K, string])[];
  readonly values: Readonly<Record<K, boolean>>;
  /** Called with all values when one changes. */
  readonly onChange: (values: Readonly<Record<K, boolean>>) => void;
  readonly help?: string;
  readonly children?: ReactNode;
}

/** Group of independent checkboxes. */
export function CheckGroup<K extends string>(props: CheckGroupProps<K>) {
  const { legend, options, values, onChange, help, children } = props;
  const helpId = useId();
  return (
    <FormControl
      component="fieldset"
      sx={{ gridColumn: '1 / -1' }}
      aria-describedby={help === undefined ? undefined : helpId}
    >
      <FormLabel component="legend">{legend}</FormLabel>
      <FormGroup row sx={{ columnGap: 1 }}>
        {options.map(([key, label]) => (
          <TickBox
            key={key}
            label={label}
            isTicked={values[key]}
            onChange={(isTicked) => onChange({ ...values, [key]: isTicked })}
          />
        ))}
      </FormGroup>
      {help !== undefined && (
        <FormHelperText id={helpId} sx={{ mx: 0 }}>
          {help}
        </FormHelperText>
      )}
      {children}
    </FormControl>
  );
}
