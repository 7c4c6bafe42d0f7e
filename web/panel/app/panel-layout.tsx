import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { AspectoChoice } from '../../components/aspecto-choice';
import { ConnectionNotice } from '../../components/connection-notice';
import { RouteAnnouncer } from '../../components/route-announcer';
import { SkipLink } from '../../components/skip-link';
import { LiveRoot } from '../../lib/live/live-root';
import { paths } from '../../lib/paths';

/** What is around the login and every screen: the way to the content, and below it the way to the public site. */
export function PanelLayout() {
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <Container
        component="main"
        id="contenido"
        tabIndex={-1}
        maxWidth="xl"
        sx={{ flexGrow: 1, py: { xs: 1.5, md: 3 }, outline: 'none' }}
      >
        <Outlet />
      </Container>
      <Container
        component="footer"
        maxWidth="xl"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          py: 1,
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box
          component="a"
          href={paths.home}
          sx={{ color: 'inherit', display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          Ver la web
        </Box>
        <AspectoChoice />
      </Container>
      <ScrollRestoration />
      <RouteAnnouncer />
      <LiveRoot />
      <ConnectionNotice />
    </Box>
  );
}
