import TextField from '@mui/material/TextField';
import { Fragment, type ReactNode } from 'react';
import { SelectField } from '../common/select-field';
import type { PartidoValues } from './partido-values';
import type { Catalogues } from './use-catalogues';

interface PartidoFieldsProps {
  readonly catalogues: Catalogues;
  readonly values: PartidoValues;
  readonly onChange: (values: PartidoValues) => void;
}

const optionsOf = (records: readonly { readonly _id: string; readonly nombre: string }[]) =>
  [['', 'Elige…'], ...records.map(({ _id, nombre }) => [_id, nombre] as const)] as const;

/** Controls of a match's schedule (regla 22). */
export function PartidoFields({ catalogues, values, onChange }: PartidoFieldsProps) {
  const setter =
    <Name extends keyof PartidoValues>(name: Name) =>
    (value: PartidoValues[Name]) => {
      onChange({ ...values, [name]: value });
    };
  const chosen = (
    name: 'equipo_id' | 'competicion_id' | 'campo_id',
    label: string,
    records: Catalogues['equipos'],
  ) => (
    <SelectField
      label={label}
      value={values[name]}
      options={optionsOf(records)}
      onChange={setter(name)}
    />
  );
  const typed = (
    name: Exclude<keyof PartidoValues, 'local'>,
    label: string,
    type: 'date' | 'time' | 'number' | 'text',
  ) => (
    <TextField
      type={type}
      label={label}
      value={values[name]}
      onChange={(event) => setter(name)(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  const controls: Readonly<Record<keyof PartidoValues, ReactNode>> = {
    equipo_id: chosen('equipo_id', 'Rival', catalogues.equipos),
    competicion_id: chosen('competicion_id', 'Competicion', catalogues.competiciones),
    campo_id: chosen('campo_id', 'Campo', catalogues.campos),
    local: (
      <SelectField
        label="Local/Visitante"
        value={values.local}
        options={[
          ['local', 'Local'],
          ['visitante', 'Visitante'],
        ]}
        onChange={setter('local')}
      />
    ),
    fecha_str: typed('fecha_str', 'Fecha', 'date'),
    hora_str: typed('hora_str', 'Hora', 'time'),
    jornada: typed('jornada', 'Jornada', 'number'),
    arbitro: typed('arbitro', 'Árbitro', 'text'),
  };
  return Object.entries(controls).map(([name, control]) => (
    <Fragment key={name}>{control}</Fragment>
  ));
}
