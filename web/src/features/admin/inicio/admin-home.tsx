import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Page } from '../../../components/page';
import type { AdminLink } from '../common/admin-frame';

/** Home of the panel: the welcome of the specification (section 2) and a way to each screen. */
export function AdminHome({ links }: { readonly links: readonly AdminLink[] }) {
  return (
    <Page title="Administración">
      <Typography>Bienvenido al menú de administrador</Typography>
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
