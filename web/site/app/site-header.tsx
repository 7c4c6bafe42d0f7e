import { clubConfig, isNavidad } from '@club/shared';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { darken } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { NavLink, Link } from 'react-router-dom';
import { Crest } from '../../components/crest';
import { paths } from '../../lib/paths';
import { useHoy } from '../../lib/use-hoy';
import { NavIcon } from './nav-icon';

const LINKS = [
  [paths.noticias, 'Noticias', 'news'],
  [paths.plantilla, 'Plantilla', 'squad'],
  [paths.partidos, 'Partidos', 'matches'],
  [paths.estadisticas, 'Estadísticas', 'statistics'],
  [paths.donaciones, 'Donaciones', 'donations'],
] as const;

/** Dark enough for white lettering whatever the club's first colour. */
const brandColor = darken(clubConfig.colores.primario, 0.25);

/** Santa's cap over the crest, from 25 December to 8 January (regla 4). */
function ChristmasCap() {
  return (
    <Box
      component="svg"
      viewBox="0 0 40 24"
      role="img"
      aria-label="Felices fiestas"
      sx={{ position: 'absolute', top: -7, left: -5, width: 32, transform: 'rotate(-14deg)' }}
    >
      <path d="M6 18C10 4 22 0 34 8l-4 3c-2-1-4-1-5 0l3 7z" fill="#d32f2f" />
      <rect x="3" y="16" width="28" height="7" rx="3.5" fill="#fff" />
      <circle cx="34" cy="9" r="4" fill="#fff" />
    </Box>
  );
}

/** Brand and top navigation, the same on every page; a festive one at Christmas. */
export function SiteHeader() {
  const isChristmas = isNavidad(useHoy());
  return (
    <Box
      component="header"
      data-navidad={isChristmas}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        color: '#ffffff',
        bgcolor: isChristmas ? '#7a1420' : brandColor,
        borderBottom: '3px solid',
        borderColor: isChristmas ? '#f1f5f1' : clubConfig.colores.secundario,
      }}
    >
      <Container
        maxWidth="xl"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          pt: { xs: 1, md: 0 },
        }}
      >
        <Box
          component={Link}
          to={paths.home}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.25,
            color: 'inherit',
            textDecoration: 'none',
            minHeight: 44,
          }}
        >
          <Box sx={{ position: 'relative', display: 'flex' }}>
            <Crest size={38} />
            {isChristmas && <ChristmasCap />}
          </Box>
          <Typography
            component="span"
            sx={{ fontWeight: 800, fontSize: 20, letterSpacing: '-0.01em' }}
          >
            {clubConfig.nombre}
          </Typography>
        </Box>
        <Box
          component="nav"
          aria-label="Principal"
          sx={{
            flexGrow: 1,
            flexBasis: { xs: '100%', md: 0 },
            mx: { xs: -2, md: 0 },
            // Columns of their own: a link that arrives later moves none that is there.
            display: 'grid',
            gridTemplateColumns: {
              xs: `repeat(${String(LINKS.length)}, minmax(0, 1fr))`,
              md: `repeat(${String(LINKS.length)}, minmax(0, 9.5rem))`,
            },
            justifyContent: 'end',
          }}
        >
          {LINKS.map(([to, label, icon]) => (
            <Box
              key={to}
              component={NavLink}
              to={to}
              sx={{
                display: 'flex',
                flexDirection: { xs: 'column', md: 'row' },
                alignItems: 'center',
                justifyContent: 'center',
                gap: { xs: 0, md: 0.75 },
                minWidth: 0,
                minHeight: { xs: 52, md: 64 },
                color: 'inherit',
                textDecoration: 'none',
                fontWeight: 700,
                fontSize: { xs: 10.5, sm: 13, md: 15 },
                letterSpacing: { xs: '-0.04em', sm: 0 },
                opacity: 0.88,
                borderBottom: '3px solid transparent',
                '&:hover': { opacity: 1, bgcolor: 'rgb(255 255 255 / 0.08)' },
                '&.active': { opacity: 1, borderBottomColor: '#e8c25a' },
              }}
            >
              <NavIcon name={icon} />
              {label}
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
