import { FILAS, type Fila } from '@club/shared';
import NativeSelect from '@mui/material/NativeSelect';
import type { SxProps, Theme } from '@mui/material/styles';

interface FilaSelectProps {
  /** Who is placed. */
  readonly nombre: string;
  readonly fila: Fila | undefined;
  readonly nombres: Readonly<Record<Fila, string>>;
  /** What it says of who is in no row. */
  readonly ninguna: string;
  readonly sx: SxProps<Theme>;
  readonly onChange: (fila: Fila | undefined) => void;
}

/** The row of a line-up in which a player stands. */
export function FilaSelect({ nombre, fila, nombres, ninguna, sx, onChange }: FilaSelectProps) {
  return (
    <NativeSelect
      value={fila ?? ''}
      onChange={({ target }) => {
        onChange(FILAS.find((option) => option === target.value));
      }}
      inputProps={{ 'aria-label': `Posición de ${nombre}` }}
      sx={sx}
    >
      <option value="">{ninguna}</option>
      {FILAS.map((option) => (
        <option key={option} value={option}>
          {nombres[option]}
        </option>
      ))}
    </NativeSelect>
  );
}
