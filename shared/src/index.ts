export * from './club-config';
export * from './field-problems';
export * from './firestore-paths';
export * from './permissions';
export * from './club-style';
export * from './palette';
export type { Palette, Palettes, Scheme } from './palettes';
export * from './refusals';
export * from './share-paths';
export { notificationEndpoints } from './api/notifications';
export * from './api/index';
export type { ApplyCalendar, CalendarText, ReportText } from './api/federation';
export * from './api/check-body';
export type * from './api/endpoint';
export { errorAnswerSchema } from './api/endpoint';
export * from './api/openapi';
export * from './rules/acta';
export * from './rules/settings';
export * from './rules/calendar-ics';
export * from './rules/version-counter';
export * from './rules/clasificacion';
export * from './rules/club-file';
export * from './rules/club-lines';
export * from './rules/club-transfer';
export * from './rules/season-record';
export * from './rules/consent';
export * from './rules/contribution';
export * from './rules/live-match';
export * from './rules/live-match-acta';
export * from './rules/live-match-steps';
export * from './rules/estadisticas';
export * from './rules/dates';
export * from './rules/counted-actas';
export * from './rules/image';
export * from './rules/panel-home';
export * from './rules/club-names';
export * from './rules/jpeg';
export * from './rules/png';
export * from './rules/local-date';
export * from './rules/jugador';
export * from './rules/score';
export * from './rules/search';
export * from './rules/minutes';
export * from './rules/moment';
export * from './rules/share-content';
export * from './rules/noticia';
export * from './rules/order';
export * from './rules/partido';
export { isSameContent, own, pick, withEntry } from './rules/objects';
export * from './rules/titles';
export * from './rules/all-time';
export * from './rules/minute-spans';
export * from './rules/upcoming-details';
export { readCalendar } from './federation/calendar';
export type { CalendarFila, CalendarReading } from './federation/calendar-fila';
export {
  clubForm,
  clubKey,
  findClub,
  findClubs,
  fold,
  foldText,
  groundKey,
  isSameClub,
  readClubName,
} from './federation/names';
export { readPieces } from './federation/values';
export { readReport } from './federation/report';
export type { ReadReport } from './federation/report-answer';
export * from './eventos/table';
export * from './projections/all-time';
export * from './projections/temporada';
export * from './records/settings';
export * from './records/catalogues';
export * from './records/estadisticas';
export * from './records/jugador';
export * from './records/noticia';
export * from './records/partido';
export * from './records/record';
export * from './records/records';
export { sayValue } from './records/values';
export * from './schemas/acta';
export * from './schemas/notifications';
export * from './schemas/base';
export * from './schemas/clasificacion';
export * from './schemas/club-file';
export * from './schemas/corrections';
export * from './schemas/accounts';
export * from './schemas/live-match';
export * from './schemas/consent';
export * from './schemas/estadisticas';
export * from './schemas/panel-home';
export * from './schemas/all-time';
export * from './schemas/history';
export * from './schemas/previews';
export * from './schemas/public';
export * from './vocabulary';
