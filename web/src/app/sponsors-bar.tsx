import { clubConfig } from '@club/shared';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

interface SponsorsBarProps {
  /** Name of the region, one to a page. */
  readonly label?: string;
}

/** The four sponsors as logo links that open in a new tab (specification, section 1). */
export function SponsorsBar({ label = 'Patrocinadores' }: SponsorsBarProps) {
  return (
    <Box
      component="aside"
      aria-label={label}
      sx={{ py: 3, mt: 4, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Container maxWidth="xl">
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: 'repeat(2, minmax(0,1fr))', sm: 'repeat(4, minmax(0,1fr))' },
          }}
        >
          {clubConfig.patrocinadores.map(({ nombre, url, fondo, texto }) => (
            <Box
              key={url}
              component="a"
              href={url}
              target="_blank"
              rel="noopener noreferrer sponsored"
              sx={{
                display: 'grid',
                placeItems: 'center',
                minHeight: 64,
                px: 1,
                borderRadius: 3,
                bgcolor: fondo,
                color: texto,
                fontFamily: 'Georgia, "Times New Roman", serif',
                fontWeight: 700,
                fontSize: 17,
                textAlign: 'center',
                textDecoration: 'none',
              }}
            >
              {nombre}
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
