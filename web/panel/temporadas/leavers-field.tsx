import type { JugadorPreview } from '@club/shared';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { TickBox } from '../common/tick-box';

interface BajasFieldProps {
  readonly jugadores: readonly JugadorPreview[];
  readonly bajas: readonly string[];
  readonly onChange: (bajas: readonly string[]) => void;
}

/** Checkboxes of the squad; cleared for players who leave. */
export function BajasField({ jugadores, bajas, onChange }: BajasFieldProps) {
  return (
    <FormControl component="fieldset" sx={{ gridColumn: '1 / -1' }}>
      <FormLabel component="legend">Quién sigue</FormLabel>
      <FormHelperText sx={{ mx: 0 }}>
        Quita la marca a quien se va: pasa a inactivo y conserva su página y sus números.
      </FormHelperText>
      <Box
        sx={{
          display: 'grid',
          columnGap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
        }}
      >
        {jugadores.map(({ jugador_id: id, nombre_con_inicial: nombre, dorsal }) => (
          <TickBox
            key={id}
            label={`${String(dorsal)} · ${nombre}`}
            isTicked={!bajas.includes(id)}
            onChange={(isTicked) => {
              onChange(isTicked ? bajas.filter((one) => one !== id) : [...bajas, id]);
            }}
          />
        ))}
      </Box>
    </FormControl>
  );
}
