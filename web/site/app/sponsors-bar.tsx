import { clubConfig, type Sponsor } from '@club/shared';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

interface SponsorsBarProps {
  /** Name of the region, one to a page. */
  readonly label?: string;
}

/**
 * The drawn logo of a sponsor: his name in his two colours. Part of the page and no picture of its own, each of which is a
 * document to the browser, with its own search for fonts: four of them take a phone longer than all of the page's text.
 */
function Logo({ nombre, fondo, texto }: Sponsor) {
  return (
    <Box
      component="svg"
      role="img"
      aria-label={nombre}
      viewBox="0 0 200 64"
      width={200}
      height={64}
      sx={{ display: 'block', maxWidth: '100%' }}
    >
      <rect width="200" height="64" fill={fondo} />
      <text
        x="100"
        y="38"
        textAnchor="middle"
        fontFamily="Georgia, 'Times New Roman', serif"
        fontWeight="700"
        fontSize="18"
        fill={texto}
      >
        {nombre}
      </text>
    </Box>
  );
}

/** The four sponsors as logo links that open in a new tab (regla 3). */
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
          {clubConfig.patrocinadores.map((sponsor) => (
            <Box
              key={sponsor.url}
              component="a"
              href={sponsor.url}
              target="_blank"
              rel="noopener noreferrer sponsored"
              sx={{
                display: 'grid',
                placeItems: 'center',
                borderRadius: 3,
                bgcolor: sponsor.fondo,
                overflow: 'hidden',
              }}
            >
              <Logo {...sponsor} />
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
