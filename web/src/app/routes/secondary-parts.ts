/** What pages show beside what a reader came for, in one download (`deferred-parts.ts`). */
export { ShareButton } from '../../components/share-button';
export { BestPair } from '../../features/estadisticas/best-pair';
export { Career } from '../../features/jugador/career';
export { PlayerNotes } from '../../features/jugador/player-notes';
export { BehindRecord } from '../../features/partidos/behind-record';
export { MatchShare, MvpShare } from '../../features/partidos/match-share';
export { Meetings } from '../../features/partidos/meetings';
export { SeasonCalendar } from '../../features/partidos/season-calendar';
