import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Page } from '../../components/page';
import { useDrafts } from '../../lib/borradores/use-draft';
import type { AdminLink } from '../common/admin-nav';
import { draftTime } from '../common/draft-banner';
import { PartidosHoy } from './partidos-hoy';

interface AdminHomeProps {
  readonly links: readonly AdminLink[];
  /** Where a match is entered from the touchline. */
  readonly bandaPath: (partidoId: string) => string;
}

/** What was typed and not saved, with the way to where it goes on. */
function PendingDrafts() {
  const drafts = useDrafts();
  if (drafts.length === 0) return null;
  return (
    <Alert severity="info" role="status">
      <Typography>Hay borradores sin guardar en este dispositivo:</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {drafts.map(([clave, { titulo, cuando, ruta }]) => (
          <li key={clave}>
            <Box
              component={Link}
              to={ruta}
              sx={{ color: 'inherit', display: 'inline-block', py: 1.25 }}
            >
              {titulo}
            </Box>{' '}
            ({draftTime(cuando)})
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** Home of the panel: the welcome and a way to each screen. */
export function AdminHome({ links, bandaPath }: AdminHomeProps) {
  return (
    <Page title="Administración">
      <Typography>Bienvenido al menú de administrador</Typography>
      <PendingDrafts />
      <PartidosHoy bandaPath={bandaPath} />
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        }}
      >
        {links.map(({ to, label }) => (
          <Button key={to} component={Link} to={to} variant="outlined" sx={{ minHeight: 64 }}>
            {label}
          </Button>
        ))}
      </Box>
    </Page>
  );
}
