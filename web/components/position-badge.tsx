import { type ClavePosicion, INSIGNIAS } from '@club/shared';
import Box from '@mui/material/Box';

const NAMES = { por: 'Portero', def: 'Defensa', mc: 'Mediocentro', del: 'Delantero' } as const;

/** Badge of a position: POR, DEF, MC, DEL. */
export function PositionBadge({ clave }: { readonly clave: ClavePosicion }) {
  return (
    <Box
      component="span"
      title={NAMES[clave]}
      sx={{
        px: 1,
        py: 0.25,
        borderRadius: 1.5,
        fontSize: 12,
        fontWeight: 800,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {INSIGNIAS[clave]}
    </Box>
  );
}
