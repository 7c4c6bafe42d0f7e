import { FILAS } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ActaState, nombreOf } from './acta-state';
import { FILA_NAMES } from './acta-names';

/** The line-up as it stands, row by row (regla 40). */
export function LineupSummary({ state }: { readonly state: ActaState }) {
  return (
    <Box component="dl" data-testid="resumen-alineacion" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
      {FILAS.map((fila) => (
        <Box key={fila}>
          <Typography component="dt" variant="overline" color="textSecondary">
            {FILA_NAMES[fila]} ({state.alineacion[fila].length})
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {state.alineacion[fila].map((id) => nombreOf(state, id)).join(', ') || '—'}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
