import { deferred } from '../../lib/deferred';

/* Secondary parts of pages, loaded after the page is on screen (docs/decisions/0015). */

/** Minimum height of a touch target, in pixels. */
const BUTTON = { minHeight: 44 };

const parts = () => import('./secondary-parts');

export const ShareButton = deferred(async () => (await parts()).ShareButton, BUTTON);
export const MatchShare = deferred(async () => (await parts()).MatchShare, BUTTON);
export const MvpShare = deferred(async () => (await parts()).MvpShare, BUTTON);
export const NotificationsButton = deferred(
  async () => (await parts()).NotificationsButton,
  BUTTON,
);
export const Announcer = deferred(async () => (await parts()).Announcer);
export const GoalAnnouncer = deferred(async () => (await parts()).GoalAnnouncer);
export const StickyScore = deferred(async () => (await parts()).StickyScore);
export const SeasonCalendar = deferred(async () => (await parts()).SeasonCalendar, BUTTON);
export const BehindRecord = deferred(async () => (await parts()).BehindRecord);
export const BestPair = deferred(async () => (await parts()).BestPair, BUTTON);
export const PlayerNotes = deferred(async () => (await parts()).PlayerNotes, { minHeight: 20 });
export const PlayerCareer = deferred(async () => (await parts()).PlayerCareer, { minHeight: 84 });

// Chunks of their own, as they need the API schemas.
export const BehindPair = deferred(
  async () => (await import('../partidos/behind-pair')).BehindPair,
);
export const BehindFigure = deferred(
  async () => (await import('../partidos/behind-figure')).BehindFigure,
);
