import { clubConfig, localDate } from '@club/shared';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { darken } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Crest } from '../../components/crest';
import { deferred } from '../../lib/deferred';
import { paths } from '../../lib/paths';
import { useHoy } from '../../lib/use-hoy';

const AspectoChoice = deferred(async () => (await import('./aspecto-choice')).AspectoChoice, {
  minHeight: 44,
});

const LINKS = [
  [paths.sobre, 'Sobre el club'],
  [paths.contacto, 'Contacto'],
  [paths.contactoDesarrollador, 'Contacto con el desarrollador'],
  [paths.privacidad, 'Política de privacidad'],
] as const;

/** Dark enough for white lettering whatever the club's first colour. */
const footerColor = darken(clubConfig.colores.primario, 0.5);

/** Links to the static pages, the club's name with the current year, and the choice of light or dark. */
export function SiteFooter() {
  const [year] = localDate(useHoy()).split('-');
  return (
    <Box component="footer" sx={{ bgcolor: footerColor, color: '#e6efe8', py: 3 }}>
      <Container
        maxWidth="xl"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          justifyContent: 'space-between',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
          <Crest size={32} />
          <Typography sx={{ fontWeight: 700 }}>
            {clubConfig.nombre} © {year}
          </Typography>
        </Box>
        <Box
          component="nav"
          aria-label="Pie"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}
        >
          {LINKS.map(([to, label]) => (
            <Box
              key={to}
              component={Link}
              to={to}
              sx={{
                color: 'inherit',
                minHeight: 44,
                display: 'inline-flex',
                alignItems: 'center',
                fontSize: 14,
              }}
            >
              {label}
            </Box>
          ))}
        </Box>
        <AspectoChoice />
      </Container>
    </Box>
  );
}
