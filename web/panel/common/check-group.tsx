import FormControl from '@mui/material/FormControl';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, useId } from 'react';
import { TickBox } from './tick-box';

interface CheckGroupProps<K extends string> {
  readonly legend: string;
  /** Key and label of each box, in the order in which they are shown. */
  readonly options: readonly (readonly [K, string])[];
  readonly values: Readonly<Record<K, boolean>>;
  /** Told all boxes whenever one was ticked or cleared. */
  readonly onChange: (values: Readonly<Record<K, boolean>>) => void;
  readonly help?: string;
  readonly children?: ReactNode;
}

/** Boxes that belong together, each ticked by itself. */
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
            onChange={(isTicked) => {
              onChange({ ...values, [key]: isTicked });
            }}
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
