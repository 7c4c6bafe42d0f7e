import { type ClavePosicion, INSIGNIAS, type Posicion, posicionesOf } from '@club/shared';
import Box from '@mui/material/Box';

const TOP_PERCENT = { del: 16, mc: 40, def: 64, por: 87 } as const;
const NAMES = { por: 'portero', def: 'defensa', mc: 'mediocentro', del: 'delantero' } as const;

/** The badge's text: numbered `1º`, `2º` only when he has several positions (regla 17). */
function badgeText(clave: ClavePosicion, index: number, count: number): string {
  return count > 1 ? `${INSIGNIAS[clave]} ${String(index + 1)}º` : INSIGNIAS[clave];
}

/** A pitch with a badge for each of a player's positions. */
export function PositionPitch({ posicion }: { readonly posicion: Posicion }) {
  const claves = posicionesOf(posicion);
  const label =
    claves.length === 0
      ? 'Sin posición fija'
      : `Posiciones: ${claves.map((clave) => NAMES[clave]).join(', ')}`;
  return (
    <Box
      role="img"
      aria-label={label}
      sx={{
        position: 'relative',
        height: 320,
        maxWidth: 240,
        mx: 'auto',
        borderRadius: 3,
        bgcolor: 'cesped.claro',
        border: '3px solid',
        borderColor: 'cesped.linea',
        overflow: 'hidden',
        '&::before': {
          content: '""',
          position: 'absolute',
          insetInline: '25%',
          bottom: 0,
          height: '17%',
          border: '2px solid',
          borderBottom: 0,
          borderColor: 'cesped.linea',
        },
        '&::after': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          top: '0',
          borderTop: '2px solid',
          borderColor: 'cesped.linea',
        },
      }}
    >
      {claves.map((clave, index) => (
        <Box
          key={clave}
          sx={{
            position: 'absolute',
            top: `${String(TOP_PERCENT[clave])}%`,
            left: '50%',
            transform: 'translate(-50%, -50%)',
            px: 1.5,
            py: 0.5,
            borderRadius: 99,
            fontWeight: 800,
            fontSize: 14,
            bgcolor: '#ffffff',
            color: '#14331f',
            boxShadow: 2,
          }}
        >
          {badgeText(clave, index, claves.length)}
        </Box>
      ))}
    </Box>
  );
}
