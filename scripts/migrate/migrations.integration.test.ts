import { documents, type Services } from '@club/functions';
import { correctionsDocSchema, endpoints, firestorePaths } from '@club/shared';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCorrectedClub } from '../../functions/src/testing/corrected-club';
import { madeOnce } from '../../functions/src/testing/made-once';
import { startApi } from '../../functions/src/testing/start-api';
import { forEachTest } from '../../functions/src/testing/standing';
import { dyingStore } from '../../testing/dying';
import { UserError } from '../platform/user-error';
import { pendingMigrations, runMigrations, SCHEMA_VERSION, storedVersion } from './run-migrations';

const GONE = FieldValue.delete();

type Dump = Readonly<Record<string, unknown>>;

/**
 * The visible data of a club: everything but the schema version and the correction records, which the earlier schema
 * lacks.
 */
const visibleData = (dump: Dump) =>
  Object.fromEntries(
    Object.entries(dump).filter(
      ([path]) => !path.startsWith('correcciones/') && path !== documents.esquema().path,
    ),
  );

/** The corrections of each season, without rows that only keep a name. */
const correctionsIn = (dump: Dump) =>
  Object.entries(dump).flatMap(([path, content]) => {
    if (!path.startsWith('correcciones/')) return [];
    const { jugadores, ...rest } = correctionsDocSchema.parse(content);
    const corrected = Object.entries(jugadores).filter(([, { ajuste }]) =>
      Object.values(ajuste).some((figure) => figure !== 0),
    );
    return [[path, { ...rest, jugadores: Object.fromEntries(corrected) }]];
  });

describe('data of another schema version', () => {
  const api = forEachTest(startApi);
  let services: Services;
  let temporadas: readonly string[];
  let club: Dump;
  let corrections: unknown;
  beforeEach(async () => {
    let ids = 0;
    services = {
      db: api.db,
      now: () => api.clock.now,
      newId: () => `migracion${String((ids += 1))}`,
    } as Services;
    ({ temporadas } = await madeOnce('a corrected club', api, () => createCorrectedClub(api)));
    const dump = await api.dump();
    club = visibleData(dump);
    corrections = correctionsIn(dump);
    // The earlier schema stored corrections only inside the documents of the figures.
    await Promise.all(temporadas.map((id) => api.db.doc(firestorePaths.correcciones(id)).delete()));
  });

  const current = () => temporadas.at(-1) ?? '';
  const update = (path: string, fields: string[], value: unknown = GONE) =>
    api.db.doc(path).update(new FieldPath(...fields), value);

  const expectMigrated = async () => {
    const dump = await api.dump();
    expect(visibleData(dump)).toEqual(club);
    expect(correctionsIn(dump)).toEqual(corrections);
    for (const id of temporadas) {
      expect(await api.succeed(endpoints.auditar, { id })).toMatchObject({ correcta: true });
    }
    expect(await storedVersion(services)).toBe(SCHEMA_VERSION);
  };

  it('is unchanged by a list of the migrations, complete after them, and migrated only once', async () => {
    const before = await api.dump();
    expect((await pendingMigrations(services)).map(({ version }) => version)).toEqual([
      SCHEMA_VERSION,
    ]);
    expect(await api.dump()).toEqual(before);
    expect(await runMigrations(services)).toMatchObject([{ documents: temporadas.length }]);
    await expectMigrated();
    const migrated = await api.dump();
    expect(await pendingMigrations(services)).toEqual([]);
    expect(await runMigrations(services)).toEqual([]);
    expect(await api.dump()).toEqual(migrated);
  });

  it('of an even older release gets the data that later releases added', async () => {
    const { calendario, historia, inicio, plantilla } = firestorePaths;
    const rows = firestorePaths.estadisticasJugadores(current());
    await update(calendario(current()), ['tramos']);
    await update(rows, ['fichas']);
    await update(firestorePaths.estadisticasEquipo(current()), ['tabla_jugadores']);
    const [noticia] = await api.succeed(endpoints.fetchNoticias);
    await update(firestorePaths.noticia(noticia?._id ?? ''), ['partido', 'color_equipo']);
    for (const path of [historia(), inicio(), plantilla()]) await api.db.doc(path).delete();
    const stored = (await api.db.doc(rows).get()).data() as { filas: object };
    for (const id of Object.keys(stored.filas)) {
      await update(rows, ['filas', id, 'sumas', 'titularidades']);
    }
    await runMigrations(services);
    await expectMigrated();
  });

  it('is completed by the next run after an interruption at any point', async () => {
    // The first transaction reads the seasons, then there is one per season.
    for (let done = 0; done <= temporadas.length + 1; done += 1) {
      const db = dyingStore(services.db, done);
      await expect(runMigrations({ ...services, db })).rejects.toThrow('killed');
      expect(await storedVersion(services)).toBe(0);
      expect(visibleData(await api.dump())).toEqual(club);
    }
    await runMigrations(services);
    await expectMigrated();
    // The work is done, but the schema version is not stored yet.
    await api.db.doc(documents.esquema().path).delete();
    expect(await runMigrations(services)).toMatchObject([{ documents: 0 }]);
    await expectMigrated();
  });

  it('of a later release than the code is refused and left unchanged', async () => {
    const later = { version: SCHEMA_VERSION + 1, migrado: '2030-01-01T00:00:00.000Z' };
    await api.db.doc(documents.esquema().path).set(later);
    const before = await api.dump();
    await expect(runMigrations(services)).rejects.toThrow(UserError);
    expect(await api.dump()).toEqual(before);
  });
});
