/** Secondary parts of pages, in one chunk (`deferred-parts.ts`). */
export { ShareButton } from '../../components/share-button';
export { NotificationsButton } from '../notifications/notifications-button';
export { BestPair } from '../estadisticas/best-pair';
export { PlayerNotes } from '../jugador/player-notes';
export { BehindRecord } from '../partidos/behind-record';
export { MatchShare, MvpShare } from '../partidos/match-share';
export { Announcer, GoalAnnouncer } from '../partidos/goal-announcer';
export { StickyScore } from '../partidos/sticky-score';
export { SeasonCalendar } from '../partidos/calendar-menu';
export { PlayerCareer } from './player-career';
