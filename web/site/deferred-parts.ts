import { island, onDemand } from '../lib/hydration';

/* Parts of several pages whose code is loaded after the page is hydrated (docs/decisions/0015). */

export const NotificationsButton = island(
  async () => (await import('./notifications/notifications-button')).NotificationsButton,
);

export const LateShareButton = island(
  async () => (await import('../components/share-button')).ShareButton,
);

// They need the schemas of the API.
const behind = () => import('./partidos/behind-figure');
export const BehindPair = onDemand(async () => (await behind()).BehindPair);
export const BehindFigure = onDemand(async () => (await behind()).BehindFigure);
