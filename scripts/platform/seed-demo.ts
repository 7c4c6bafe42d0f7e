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
import { accept, firestorePaths, localDate, NEW_COMPETICION, type Result } from '@club/shared';
import { actaWithIds, demoSettings, buildDemoClub, type DemoClub } from '@club/shared/demo';
import { runMigrations } from '../migrate/run-migrations';
import { ensureDemoAdmin } from './accounts';
import { withServices } from './run-command';

/** Drawn photos by kind of record and `clave` (see the README there). */
const PHOTOS = path.join(import.meta.dirname, 'demo-photos');

/** Runs operations one after another, and keeps the ids of the created records by kind and `clave`. */
function createSeeding({ db, newId, now }: Services, hasPhotos: boolean) {
  const ids = new Map<string, string>();
  return {
    remember: (kind: string, clave: string, id: string) => ids.set(`${kind}/${clave}`, id),
    idOf: (kind: string, clave: string): string => {
      const id = ids.get(`${kind}/${clave}`);
      if (id === undefined) throw new Error(`the demo names an unknown ${kind}: ${clave}`);
      return id;
    },
    /** Runs an operation as an HTTP call would, at a given time. Returns the id for its new record. */
    step: async (
      work: (uow: UnitOfWork, id: string) => Promise<Result<unknown>>,
      at = now(),
    ): Promise<string> => {
      const id = newId();
      const stamp = { operationId: newId(), accion: 'demo', quien: 'demo', now: at };
      const result = await runOperation(db, stamp, undefined, (uow) => work(uow, id));
      if (!result.ok) throw new Error(`demo data refused: ${JSON.stringify(result.refusal)}`);
      return id;
    },
    /** Adds a record's photo, if there is one, like an upload. */
    addPhoto: async (
      uow: UnitOfWork,
      kind: 'jugador' | 'noticia',
      clave: string | undefined,
      id: string,
    ): Promise<Result<unknown>> => {
      const file = path.join(PHOTOS, kind, `${clave ?? ''}.jpg`);
      if (!hasPhotos || !existsSync(file)) return accept(null);
      const tipo = kind === 'jugador' ? 'jugador-perfil' : kind;
      return putImage(uow, tipo, id, { bytes: await readFile(file), isNew: true });
    },
  };
}
type Seeding = ReturnType<typeof createSeeding>;

async function seedCatalogues(club: DemoClub, { step, remember }: Seeding) {
  const create = async <T>(
    kind: string,
    entries: readonly { readonly clave: string; readonly body: T }[],
    write: (uow: UnitOfWork, _id: string, data: T) => void,
  ) => {
    for (const { clave, body } of entries) {
      const id = await step((uow, _id) => {
        write(uow, _id, body);
        return Promise.resolve(accept(null));
      });
      remember(kind, clave, id);
    }
  };
  await create('equipo', club.equipos, (uow, _id, data) => {
    uow.create(documents.equipo(_id), { _id, ...data });
  });
  await create('competicion', club.competiciones, (uow, _id, data) => {
    uow.create(documents.competicion(_id), { _id, ...NEW_COMPETICION, ...data });
  });
  await create('campo', club.campos, (uow, _id, data) => {
    uow.create(documents.campo(_id), { _id, ...data });
  });
}

async function seedTemporada(
  { body: data, jugadores, partidos, estadisticas, clasificacion }: DemoClub['temporadas'][number],
  { step, remember, idOf, addPhoto }: Seeding,
) {
  const temporadaId = await step((uow, _id) => createTemporada(uow, { _id, ...data }));
  for (const { clave, body: jugador } of jugadores) {
    const id = await step(async (uow, newId) => {
      const created = await createJugador(uow, newId, jugador);
      return created.ok ? addPhoto(uow, 'jugador', clave, newId) : created;
    });
    remember('jugador', clave, id);
  }
  for (const { clave, acta, callUp, ...partido } of partidos) {
    const { equipo, competicion, campo, ...partidoData } = partido;
    const id = await step((uow, newId) =>
      createPartido(uow, newId, {
        equipo_id: idOf('equipo', equipo),
        competicion_id: idOf('competicion', competicion),
        campo_id: idOf('campo', campo),
        ...partidoData,
      }),
    );
    remember('partido', clave, id);
    if (acta)
      await step((uow) =>
        updatePartido(
          uow,
          id,
          actaWithIds(acta, (jugador) => idOf('jugador', jugador)),
        ),
      );
    if (callUp) {
      const jugadores = callUp.jugadores.map((jugador) => idOf('jugador', jugador));
      await step((uow) => putCallUp(uow, id, { ...callUp, jugadores }));
    }
  }
  await step((uow) => correctEquipoEstadisticas(uow, temporadaId, estadisticas));
  if (!clasificacion) return;
  const filas = clasificacion.filas.map(({ equipo, body: fila }) => ({
    ...fila,
    ...(equipo !== null && { equipo_id: idOf('equipo', equipo) }),
  }));
  const competicionId = idOf('competicion', clasificacion.competicion);
  await step((uow) =>
    updateClasificacion(uow, temporadaId, { competicion_id: competicionId, filas }),
  );
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
  const { step, idOf, addPhoto } = seeding;
  await step(async (uow) => {
    await uow.write(documents.club(), {
      ...(await readClub(uow)),
      ajustes: demoSettings,
      demo: true,
    });
    return accept(null);
  });
  await seedCatalogues(club, seeding);
  for (const temporada of club.temporadas) await seedTemporada(temporada, seeding);
  for (const { body: data, partido, publicada, foto } of club.noticias) {
    const body = partido === undefined ? data : { ...data, partido_id: idOf('partido', partido) };
    await step(async (uow, id) => {
      const created = await createNoticia(uow, id, body);
      return created.ok ? addPhoto(uow, 'noticia', foto, id) : created;
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
