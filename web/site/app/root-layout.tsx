import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LoadingState } from '../../components/estados';
import { deferred } from '../../lib/deferred';
import { LiveRoot } from '../../lib/live/live-root';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SponsorsBar } from './sponsors-bar';

const ConnectionNotice = deferred(
  async () => (await import('./connection-notice')).ConnectionNotice,
);

/**
 * Navigation, the routed page, sponsors and footer (regla 5). Each is a boundary of its own, so that the browser takes a
 * page over in several short tasks: between them it hears the reader.
 */
export function RootLayout() {
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <Box
        component="a"
        href="#contenido"
        sx={{
          position: 'absolute',
          left: -9999,
          '&:focus': { left: 8, top: 8, zIndex: 2000, bgcolor: '#fff', color: '#000', p: 1.5 },
        }}
      >
        Saltar al contenido
      </Box>
      <Suspense>
        <SiteHeader />
      </Suspense>
      <Container
        component="main"
        id="contenido"
        tabIndex={-1}
        maxWidth="xl"
        sx={{
          // Sponsors and footer begin below the first screen: what comes later moves nothing that is seen.
          minHeight: '100vh',
          flexGrow: 1,
          py: { xs: 2.5, md: 4 },
          outline: 'none',
        }}
      >
        <Suspense fallback={<LoadingState />}>
          <Outlet />
        </Suspense>
      </Container>
      <Suspense>
        <SponsorsBar />
        <SiteFooter />
      </Suspense>
      <ScrollRestoration />
      <LiveRoot />
      <ConnectionNotice />
    </Box>
  );
}
