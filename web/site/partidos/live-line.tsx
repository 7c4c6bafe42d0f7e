import Box from '@mui/material/Box';
import type { MatchSummary, Vivo } from './sides';

interface LiveLineProps extends Pick<MatchSummary, 'estado'> {
  readonly vivo: Vivo | undefined;
}

/** Minute of a match in play, below its score; its place is kept free until it is known. */
export function LiveLine({ estado, vivo }: LiveLineProps) {
  if (estado !== 'en_juego') return null;
  return (
    <Box
      data-testid="minuto"
      sx={{
        minHeight: 24,
        maxWidth: 120,
        textAlign: 'center',
        fontSize: 14,
        fontWeight: 700,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {vivo?.texto}
    </Box>
  );
}
