import type { Temporada } from '@club/shared';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import { useSearchParams } from 'react-router-dom';

interface TemporadaPickerProps {
  readonly temporada: Temporada;
  /** Latest first: the first one is the current season. */
  readonly temporadas: readonly Temporada[];
}

/** Picks the season that the page shows; the current one leaves the address clean. */
export function TemporadaPicker({ temporada, temporadas }: TemporadaPickerProps) {
  const [, setSearch] = useSearchParams();
  if (temporadas.length < 2) return null;
  return (
    <FormControl sx={{ minWidth: 180 }}>
      <InputLabel htmlFor="temporada" variant="standard">
        Temporada
      </InputLabel>
      <NativeSelect
        value={temporada._id}
        inputProps={{ id: 'temporada' }}
        onChange={({ target }) => {
          setSearch(target.value === temporadas[0]?._id ? {} : { temporada: target.value });
        }}
      >
        {temporadas.map(({ _id, nombre }) => (
          <option key={_id} value={_id}>
            {nombre}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
