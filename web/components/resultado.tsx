import type { Resultado } from '@club/shared';
import Box from '@mui/material/Box';

const LETTERS = { win: 'V', draw: 'E', lose: 'D' } as const;
const NAMES = { win: 'Victoria', draw: 'Empate', lose: 'Derrota' } as const;

/** Theme colours of a result: background and lettering. */
export function resultColors(resultado: Exclude<Resultado, ''>) {
  return { bgcolor: `resultado.${resultado}`, color: `resultado.${resultado}Text` } as const;
}

/** Letter of a result in its colour: never the colour alone (regla 10). */
export function ResultChip({ resultado }: { readonly resultado: Exclude<Resultado, ''> }) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={NAMES[resultado]}
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        width: 24,
        height: 24,
        borderRadius: 1.5,
        fontSize: 13,
        fontWeight: 800,
        flexShrink: 0,
        ...resultColors(resultado),
      }}
    >
      {LETTERS[resultado]}
    </Box>
  );
}
