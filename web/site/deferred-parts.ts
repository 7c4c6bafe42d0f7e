import { island, onDemand } from '../lib/hydration';

/* Parts of several pages whose code is loaded later: after hydration, or when a reader asks (docs/decisions/0015). */

export const NotificationsButton = island(
  async () => (await import('./notifications/notifications-button')).NotificationsButton,
);

export const LateShareButton = island(
  async () => (await import('../components/share-button')).ShareButton,
);

// On demand, because they load the schemas of the API.
const loadBehind = () => import('./partidos/behind-figure');
export const MatchesBehindPair = onDemand(async () => (await loadBehind()).MatchesBehindPair);
export const MatchesBehindFigure = onDemand(async () => (await loadBehind()).MatchesBehindFigure);
