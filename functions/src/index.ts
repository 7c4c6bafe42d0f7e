/** What scripts and tests use of the functions: the same code that runs behind the HTTP calls. */
export { createApp } from './api/app';
export { readAppCheck, readOrigen, readWebEntorno } from './env';
export { documents } from './firestore/documents';
export { runOperation } from './firestore/run-operation';
export type { UnitOfWork } from './firestore/unit-of-work';
export { INSTANCE_ENV } from './instance';
export { refreshEdades } from './operaciones/jugadores/edades';
export { createJugador } from './operaciones/jugadores/jugadores';
export { createNoticia } from './operaciones/noticias/noticias';
export { createPartido, updatePartido } from './operaciones/partidos/partidos';
export { createTemporada } from './operaciones/temporadas/temporadas';
export { createPaginaApp } from './pagina/app';
export { readWebBuild } from './pagina/web-build';
export { type FunctionName, serviceAccountName, serviceAccountOf } from './service-accounts';
export { createServices, type Services } from './services';
