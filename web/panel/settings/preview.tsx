import { type Settings, type ClubColors, colourVariables, toInitials } from '@club/shared';
import { palettes } from '@club/shared/palettes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Crest } from '../../components/crest';

interface PreviewProps {
  readonly ajustes: Pick<Settings, 'nombre' | 'lema' | 'escudo'>;
  readonly colores: ClubColors;
}

const SCHEMES = [
  ['light', 'Claro'],
  ['dark', 'Oscuro'],
] as const;

const BLOCK = { p: 1.5, borderRadius: 3 } as const;

const COLOR = /^#[0-9a-f]{6}$/i;

/** Preview of header, card, match and share picture in the two colours, light and dark. */
export function Preview({ ajustes, colores }: PreviewProps) {
  // A colour that is still being typed is not valid yet.
  if (!COLOR.test(colores.primario) || !COLOR.test(colores.secundario)) return null;
  const both = palettes(colores);
  return (
    <Box
      aria-hidden
      sx={{
        gridColumn: '1 / -1',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(2, minmax(0,1fr))' },
      }}
    >
      {SCHEMES.map(([scheme, label]) => (
        <Box
          key={scheme}
          style={colourVariables(both[scheme])}
          sx={{
            overflow: 'hidden',
            borderRadius: 3,
            border: '1px solid var(--line)',
            bgcolor: 'var(--ground)',
            color: 'var(--text)',
          }}
        >
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              p: 1.5,
              bgcolor: 'var(--brand)',
              color: 'var(--on-brand)',
              borderBottom: '3px solid var(--brand-line)',
              fontWeight: 800,
            }}
          >
            <Crest size={28} />
            {ajustes.nombre}
            <Box component="span" sx={{ ml: 'auto', fontSize: 'size.12', fontWeight: 400 }}>
              {label}
            </Box>
          </Box>
          <Box sx={{ display: 'grid', gap: 1.5, p: 1.5 }}>
            <Box sx={{ ...BLOCK, bgcolor: 'var(--paper)', border: '1px solid var(--line)' }}>
              <Box sx={{ color: 'var(--muted)', fontSize: 'size.12' }}>Liga · 12:00</Box>
              <strong>
                {ajustes.escudo.iniciales} 2 - 1 {toInitials('Rival')}{' '}
                <Box
                  component="span"
                  sx={{ px: 1, borderRadius: 1, bgcolor: 'var(--win)', color: 'var(--on-win)' }}
                >
                  V
                </Box>
              </strong>
              <Box sx={{ color: 'var(--secondary)', fontWeight: 700 }}>Ver el partido</Box>
            </Box>
            <Box sx={{ ...BLOCK, bgcolor: 'var(--primary)', color: 'var(--on-primary)' }}>
              Compartir
            </Box>
            <Box sx={{ ...BLOCK, bgcolor: 'var(--poster)', color: 'var(--on-poster)' }}>
              <Box sx={{ color: 'var(--poster-mark)', fontWeight: 800 }}>FINAL</Box>
              <Typography variant="h4">2 - 1</Typography>
              {ajustes.lema}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
