import type { Fila } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FilaSelect } from '../common/line-select';
import { LinedRow } from '../common/rows';
import { type ActaState, filaOf } from './acta-state';
import { POSITION_NAMES } from './acta-names';

interface SquadListProps {
  readonly state: ActaState;
  readonly onPosition: (jugadorId: string, fila: Fila | null) => void;
}

/** Squad list with a position select for each player (regla 40). */
export function SquadList({ state, onPosition }: SquadListProps) {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        columnGap: 2,
        display: 'grid',
        // As many columns as fit without wrapping names.
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(264px, 100%), 1fr))',
      }}
    >
      {state.plantilla.map((jugador) => {
        const fila = filaOf(state.alineacion, jugador.jugador_id);
        return (
          <LinedRow key={jugador.jugador_id} sx={{ gap: 1, minHeight: 52 }}>
            <Typography
              component="span"
              color="textSecondary"
              sx={{ width: 20, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
            >
              {jugador.dorsal}
            </Typography>
            <Typography
              component="span"
              sx={{
                flexGrow: 1,
                minWidth: 0,
                overflowWrap: 'anywhere',
                fontWeight: fila === undefined ? 400 : 700,
              }}
            >
              {jugador.nombre_con_inicial}
            </Typography>
            <FilaSelect
              nombre={jugador.nombre_con_inicial}
              fila={fila}
              nombres={POSITION_NAMES}
              none="No convocado"
              onChange={(picked) => onPosition(jugador.jugador_id, picked ?? null)}
              sx={{
                flexShrink: 0,
                width: 138,
                minHeight: 44,
                '& select': { minHeight: 44, boxSizing: 'border-box' },
                ...(fila === undefined && { color: 'text.secondary' }),
              }}
            />
          </LinedRow>
        );
      })}
    </Box>
  );
}
