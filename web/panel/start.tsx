import '../lib/tokens.css';
import { createRoot } from 'react-dom/client';
import { readEnvironment } from '../lib/state/environment';
import { LiveStore } from '../lib/live/live-store';
import { createPanelRouter, PanelRouter } from './app/router';
import { Panel } from './app/panel';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');
const router = createPanelRouter();

function render(element: HTMLElement): void {
  const { now, ajustes, palettes, demo } = readEnvironment();
  createRoot(element).render(
    <Panel
      store={new LiveStore()}
      now={new Date(now)}
      club={{ ajustes, palettes, ...(demo && { demo }) }}
    >
      <PanelRouter router={router} />
    </Panel>,
  );
}

// The static content stays until the first screen's code has arrived.
if (router.state.initialized) render(root);
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    render(root);
  });
}
