import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { readEntorno } from '../lib/estado/entorno';
import { LiveStore } from '../lib/live/live-store';
import { createPanelRouter } from './app/router';
import { Panel } from './app/panel';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');
createRoot(root).render(
  <Panel store={new LiveStore()} ahora={new Date(readEntorno().ahora)}>
    <RouterProvider router={createPanelRouter()} />
  </Panel>,
);
