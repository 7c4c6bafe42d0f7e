import { ROWS, type Fila } from '@club/shared';
import NativeSelect from '@mui/material/NativeSelect';
import type { SxProps, Theme } from '@mui/material/styles';

interface FilaSelectProps {
  /** The player's name, for the label. */
  readonly nombre: string;
  readonly fila: Fila | undefined;
  readonly nombres: Readonly<Record<Fila, string>>;
  /** Option text for no row. */
  readonly none: string;
  readonly sx: SxProps<Theme>;
  readonly onChange: (fila: Fila | undefined) => void;
}

/** Select for a player's row in the line-up. */
export function FilaSelect({ nombre, fila, nombres, none, sx, onChange }: FilaSelectProps) {
  return (
    <NativeSelect
      value={fila ?? ''}
      onChange={({ target }) => onChange(ROWS.find((option) => option === target.value))}
      inputProps={{ 'aria-label': `Posición de ${nombre}` }}
      sx={sx}
    >
      <option value="">{none}</option>
      {ROWS.map((option) => (
        <option key={option} value={option}>
          {nombres[option]}
        </option>
      ))}
    </NativeSelect>
  );
}
