import TextField from '@mui/material/TextField';
import { SelectField } from '../common/select-field';
import type { PartidoValues } from './partido-values';
import type { Catalogos } from './use-catalogos';

interface PartidoFieldsProps {
  readonly catalogos: Catalogos;
  readonly values: PartidoValues;
  readonly onChange: (values: PartidoValues) => void;
}

const optionsOf = (records: readonly { readonly _id: string; readonly nombre: string }[]) =>
  [['', 'Elige…'], ...records.map(({ _id, nombre }) => [_id, nombre] as const)] as const;

/** The fields of a match's schedule (regla 22). */
export function PartidoFields({ catalogos, values, onChange }: PartidoFieldsProps) {
  const set = (changes: Partial<PartidoValues>) => {
    onChange({ ...values, ...changes });
  };
  return (
    <>
      <SelectField
        label="Rival"
        value={values.equipoId}
        options={optionsOf(catalogos.equipos)}
        onChange={(equipoId) => {
          set({ equipoId });
        }}
      />
      <SelectField
        label="Competicion"
        value={values.competicionId}
        options={optionsOf(catalogos.competiciones)}
        onChange={(competicionId) => {
          set({ competicionId });
        }}
      />
      <SelectField
        label="Campo"
        value={values.campoId}
        options={optionsOf(catalogos.campos)}
        onChange={(campoId) => {
          set({ campoId });
        }}
      />
      <SelectField
        label="Local/Visitante"
        value={values.lado}
        options={[
          ['local', 'Local'],
          ['visitante', 'Visitante'],
        ]}
        onChange={(lado) => {
          set({ lado });
        }}
      />
      <TextField
        type="date"
        label="Fecha"
        value={values.fecha}
        onChange={(event) => {
          set({ fecha: event.target.value });
        }}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        type="time"
        label="Hora"
        value={values.hora}
        onChange={(event) => {
          set({ hora: event.target.value });
        }}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </>
  );
}
