import { deferred } from '../../lib/hydration';

/* Secondary parts of pages, loaded after the page is on screen (docs/decisions/0015), with their minimum heights. */

/** Height of a button, in pixels. */
const BUTTON = 44;

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
export const PlayerNotes = deferred(async () => (await parts()).PlayerNotes, 20);
export const PlayerCareer = deferred(async () => (await parts()).PlayerCareer, 84);

// A chunk of its own, as it needs the API schemas.
const behind = () => import('../partidos/behind-figure');
export const BehindPair = deferred(async () => (await behind()).BehindPair);
export const BehindFigure = deferred(async () => (await behind()).BehindFigure);
