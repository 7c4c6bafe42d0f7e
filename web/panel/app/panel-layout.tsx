import Box from '@mui/material/Box';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ConnectionNotice } from '../../components/connection-notice';
import { RouteAnnouncer } from '../../components/route-announcer';
import { SkipLink } from '../../components/skip-link';
import { LiveRoot } from '../../lib/live/live-root';

/** Layout around the login and every screen. */
export function PanelLayout() {
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <Outlet />
      <ScrollRestoration />
      <RouteAnnouncer />
      <LiveRoot />
      <ConnectionNotice />
    </Box>
  );
}
