import type { Temporada } from '@club/shared';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';

interface TemporadaPickerProps {
  readonly temporada: Temporada;
  /** Latest first: the first one is the current season. */
  readonly temporadas: readonly Temporada[];
}

/**
 * Picks the season that the page shows; the current one leaves the address clean. A plain select: MUI's would add 10 kB
 * to every page's first load.
 */
export function TemporadaPicker({ temporada, temporadas }: TemporadaPickerProps) {
  const [, setSearch] = useSearchParams();
  if (temporadas.length < 2) return null;
  return (
    <Box
      component="label"
      sx={{
        display: 'grid',
        // Of one size from the first paint on, however many seasons have arrived by then.
        gridTemplateRows: 'auto 44px',
        width: { xs: '100%', sm: 260 },
        fontSize: 12,
        color: 'text.secondary',
      }}
    >
      Temporada
      <Box
        component="select"
        value={temporada._id}
        onChange={({ target: { value } }) => {
          setSearch(value === temporadas[0]?._id ? {} : { temporada: value });
        }}
        sx={{
          px: 1.25,
          font: 'inherit',
          fontSize: 16,
          fontWeight: 700,
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
        }}
      >
        {temporadas.map(({ _id, nombre }) => (
          <option key={_id} value={_id}>
            {nombre}
          </option>
        ))}
      </Box>
    </Box>
  );
}
