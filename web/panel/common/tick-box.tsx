import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel, { type FormControlLabelProps } from '@mui/material/FormControlLabel';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';
import { type ReactNode, useId } from 'react';
import { LINE } from './rows';

interface TickBoxProps extends Pick<FormControlLabelProps, 'label' | 'sx' | 'disabled'> {
  /** Accessible name, if the label alone does not say enough. */
  readonly fullLabel?: string;
  /** Id of an explanation. */
  readonly describedBy?: string;
  readonly isTicked: boolean;
  readonly isSwitch?: boolean;
  /** Around the box, in CSS pixels. */
  readonly padding?: number;
  readonly onChange: (isTicked: boolean) => void;
}

/** Labelled checkbox with a large touch target, or a switch. */
export function TickBox(props: TickBoxProps) {
  const { fullLabel, describedBy, isTicked, isSwitch = false, padding, onChange, ...label } = props;
  const Control = isSwitch ? Switch : Checkbox;
  return (
    <FormControlLabel
      {...label}
      control={
        <Control
          checked={isTicked}
          onChange={(_event, checked) => onChange(checked)}
          slotProps={{ input: { 'aria-label': fullLabel, 'aria-describedby': describedBy } }}
          {...(padding !== undefined && { sx: { p: `${String(padding)}px` } })}
        />
      }
    />
  );
}

interface CheckGroupProps<K extends string> {
  readonly legend: string;
  readonly name?: string;
  readonly help?: string;
  /** Shows the boxes in columns, as many as fit. */
  readonly areColumns?: boolean;
  /** Key and label of each box, in display order. */
  readonly options: readonly (readonly [K, string])[];
  readonly isTicked: (key: K) => boolean;
  readonly onTick: (key: K, isTicked: boolean) => void;
  readonly children?: ReactNode;
}

/** Group of independent checkboxes. */
export function CheckGroup<K extends string>(props: CheckGroupProps<K>) {
  const { legend, name, help, areColumns = false, options, isTicked, onTick, children } = props;
  const helpId = useId();
  return (
    <FormControl
      component="fieldset"
      name={name}
      sx={{ gridColumn: '1 / -1' }}
      aria-describedby={help === undefined ? undefined : helpId}
    >
      <FormLabel component="legend">{legend}</FormLabel>
      {help !== undefined && (
        <FormHelperText id={helpId} sx={{ mx: 0 }}>
          {help}
        </FormHelperText>
      )}
      <Box
        sx={{
          columnGap: 1,
          ...(areColumns
            ? {
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
              }
            : LINE),
        }}
      >
        {options.map(([key, label]) => (
          <TickBox
            key={key}
            label={label}
            isTicked={isTicked(key)}
            onChange={(next) => onTick(key, next)}
          />
        ))}
      </Box>
      {children}
    </FormControl>
  );
}
