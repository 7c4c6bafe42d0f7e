import { clubConfig, type Sponsor } from '@club/shared';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

interface SponsorsBarProps {
  /** Name of the region, one to a page. */
  readonly label?: string;
}

const XML_ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;' };

/** The drawn logo of a sponsor as the address of a picture: his name in his two colours. */
function logoUrl({ nombre, fondo, texto }: Sponsor): string {
  const name = nombre.replaceAll(/[&<]/g, (char) => XML_ENTITIES[char] ?? char);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 64" width="200" height="64"><rect width="200" height="64" fill="${fondo}"/><text x="100" y="38" text-anchor="middle" font-family="Georgia,'Times New Roman',serif" font-weight="700" font-size="18" fill="${texto}">${name}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
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
              <Box
                component="img"
                src={logoUrl(sponsor)}
                alt={sponsor.nombre}
                width={200}
                height={64}
                sx={{ display: 'block', maxWidth: '100%' }}
              />
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
