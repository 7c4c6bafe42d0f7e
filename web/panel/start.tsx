import '../lib/fonts/fonts.css';
import { createRoot } from 'react-dom/client';
import { readEntorno } from '../lib/state/environment';
import { LiveStore } from '../lib/live/live-store';
import { createPanelRouter, PanelRouter } from './app/router';
import { Panel } from './app/panel';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');
const { ahora, ajustes, paletas, demo } = readEntorno();
createRoot(root).render(
  <Panel
    store={new LiveStore()}
    ahora={new Date(ahora)}
    club={{ ajustes, paletas, ...(demo && { demo }) }}
  >
    <PanelRouter router={createPanelRouter()} />
  </Panel>,
);
