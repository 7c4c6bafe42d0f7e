import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  correctEquipoEstadisticas,
  createJugador,
  createNoticia,
  createPartido,
  createTemporada,
  documents,
  putCallUp,
  putImage,
  readClub,
  refreshAges,
  runOperation,
  type Services,
  type UnitOfWork,
  updateClasificacion,
  updatePartido,
} from '@club/functions';
import { accept, competicionSchema, firestorePaths, localDate, type Result } from '@club/shared';
import { demoSettings, buildDemoClub, type DemoClub } from '@club/shared/demo';
import { runMigrations } from '../migrate/run-migrations';
import { ensureDemoAdmin } from './accounts';
import { withServices } from './run-command';

/** Drawn photos, by kind of record and id (demo-photos/README.md). */
const PHOTOS = path.join(import.meta.dirname, 'demo-photos');

/** Runs operations one after another. */
function createSeeding({ db, newId, now }: Services, hasPhotos: boolean) {
  return {
    /** Runs an operation as an HTTP call would, at a given time. */
    step: async (
      work: (uow: UnitOfWork) => Promise<Result<unknown>>,
      at = now(),
    ): Promise<void> => {
      const stamp = { operationId: newId(), accion: 'demo', quien: 'demo', now: at };
      const result = await runOperation(db, stamp, undefined, work);
      if (!result.ok) throw new Error(`demo data refused: ${JSON.stringify(result.refusal)}`);
    },
    /** Adds the photo with this name to a record, if there is one, like an upload. */
    addPhoto: async (
      uow: UnitOfWork,
      kind: 'jugador' | 'noticia',
      id: string,
      name: string,
    ): Promise<Result<unknown>> => {
      const file = path.join(PHOTOS, kind, `${name}.jpg`);
      if (!hasPhotos || !existsSync(file)) return accept(null);
      const tipo = kind === 'jugador' ? 'jugador-perfil' : kind;
      return putImage(uow, tipo, id, { bytes: await readFile(file), mustBeNew: true });
    },
  };
}
type Seeding = ReturnType<typeof createSeeding>;

async function seedCatalogues(
  { equipos, competiciones, campos }: DemoClub,
  { step }: Seeding,
): Promise<void> {
  await step((uow) => {
    for (const { clave: _id, body } of equipos) uow.create(documents.equipo(_id), { _id, ...body });
    for (const { clave: _id, body } of competiciones) {
      uow.create(documents.competicion(_id), competicionSchema.parse({ _id, ...body }));
    }
    for (const { clave: _id, body } of campos) uow.create(documents.campo(_id), { _id, ...body });
    return Promise.resolve(accept(null));
  });
}

async function seedTemporada(
  { body: data, jugadores, partidos, estadisticas, clasificacion }: DemoClub['temporadas'][number],
  temporadaId: string,
  { step, addPhoto }: Seeding,
): Promise<void> {
  await step((uow) => createTemporada(uow, { _id: temporadaId, ...data }));
  for (const { clave: id, body } of jugadores) {
    await step(async (uow) => {
      const created = await createJugador(uow, id, body);
      return created.ok ? addPhoto(uow, 'jugador', id, id) : created;
    });
  }
  for (const { clave: id, body, acta, callUp } of partidos) {
    await step((uow) => createPartido(uow, id, body));
    if (acta) await step((uow) => updatePartido(uow, id, acta));
    if (callUp) await step((uow) => putCallUp(uow, id, callUp));
  }
  await step((uow) => correctEquipoEstadisticas(uow, temporadaId, estadisticas));
  if (!clasificacion) return;
  const { competicion: competicion_id } = clasificacion;
  const rows = clasificacion.filas.map(({ equipo, body: row }) => ({
    ...row,
    ...(equipo !== null && { equipo_id: equipo }),
  }));
  await step((uow) => updateClasificacion(uow, temporadaId, { competicion_id, filas: rows }));
}

/**
 * Fills an empty store with the fictional club, using the same operations as the API. Tests leave out the photos and
 * upload their own.
 */
export async function seedDemo(
  services: Services,
  { hasPhotos = false } = {},
): Promise<{ readonly partidos: number }> {
  const club = buildDemoClub(localDate(services.now()));
  const seeding = createSeeding(services, hasPhotos);
  const { step, addPhoto } = seeding;
  await step(async (uow) => {
    await uow.write(documents.club(), {
      ...(await readClub(uow)),
      ajustes: demoSettings,
      demo: true,
    });
    return accept(null);
  });
  await seedCatalogues(club, seeding);
  for (const temporada of club.temporadas)
    await seedTemporada(temporada, services.newId(), seeding);
  for (const { body, publicada, foto = '' } of club.noticias) {
    const id = services.newId();
    await step(async (uow) => {
      const created = await createNoticia(uow, id, body);
      return created.ok ? addPhoto(uow, 'noticia', id, foto) : created;
    }, new Date(publicada));
  }
  await step(async (uow) => accept(await refreshAges(uow)));
  return { partidos: club.temporadas.flatMap(({ partidos }) => partidos).length };
}

/** Creates the demo login. */
export const prepareAccounts = (projectId: string): Promise<void> =>
  withServices(projectId, ({ auth }) => ensureDemoAdmin(auth));

/** Runs the migrations and, if wanted, fills an empty store with the demo club. */
export const prepareStore = (
  projectId: string,
  {
    seed,
    hasPhotos,
    log,
  }: {
    readonly seed: 'demo' | 'none';
    readonly hasPhotos?: boolean;
    readonly log: (line: string) => void;
  },
): Promise<void> =>
  withServices(projectId, async (services) => {
    for (const { descripcion, documents: changed } of await runMigrations(services)) {
      if (changed > 0) log(`Datos al día: ${descripcion} (${String(changed)} documentos)`);
    }
    const club = await services.db.doc(firestorePaths.club()).get();
    if (seed === 'none' || club.exists) return;
    const { partidos } = await seedDemo(services, { hasPhotos });
    log(`Datos de demostración cargados (${String(partidos)} partidos)`);
  });
