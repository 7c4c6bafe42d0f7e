/** Exports for scripts and tests: the code behind the HTTP calls. */
export { createApp } from './api/app';
export { deliverNotifications } from './notifications/deliver-notifications';
export { type NotificationKeys, makeNotificationKeys } from './notifications/push';
export {
  readAppCheck,
  readNotificationKey,
  readConfiguredOrigin,
  readSender,
  readWebEnvironment,
} from './env';
export { collections, documents } from './store/documents';
export { runOperation } from './store/run-operation';
export type { UnitOfWork } from './store/unit-of-work';
export { deleteAccount, inviteAccount, listAccounts, updateAccount } from './accounts/manage';
export { changePassword } from './accounts/passwords';
export { INSTANCE_ENV } from './deployment';
export { listPartidosInTemporada, readClub } from './store/read-club';
export { writeSettings } from './operations/settings/settings';
export { putImage } from './operations/images/images';
export { refreshAges } from './operations/jugadores/age';
export { createJugador } from './operations/jugadores/jugadores';
export { createNoticia } from './operations/noticias/noticias';
export { putCallUp } from './operations/partidos/call-up';
export { createPartido, updatePartido } from './operations/partidos/partidos';
export {
  correctEquipoEstadisticas,
  updateClasificacion,
} from './operations/temporadas/estadisticas';
export { createTemporada } from './operations/temporadas/temporadas';
export { createPagesApp } from './pages/app';
export { readWebBuild } from './pages/render';
export { type FunctionName, serviceAccountName, readServiceAccount } from './deployment';
export { project, rebuildSteps } from './store/project';
export { createServices, type Services } from './services';
export { publishNoticias } from './jobs/jobs';
