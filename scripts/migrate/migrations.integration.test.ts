import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { documents, type Services } from '@club/functions';
import { endpoints } from '@club/shared';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../functions/src/testing/start-api';
import type { TestApi } from '../../functions/src/testing/test-api';
import { createApiClient } from '../import/api-client';
import { runAudit } from '../audit/run-audit';
import { UserError } from '../platform/user-error';
import { pendingMigrations, runMigrations, SCHEMA_VERSION, storedVersion } from './run-migrations';

/** A store as commit bd08a72 left it: its own code wrote these documents, on the emulators. */
const FIXTURE = path.join(import.meta.dirname, 'fixtures/store-before-history-by-operation.json');

async function loadStore(api: TestApi): Promise<void> {
  const content = JSON.parse(await readFile(FIXTURE, 'utf8'), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && '$instante' in value
      ? Timestamp.fromDate(new Date(String(value.$instante)))
      : value,
  ) as Record<string, Record<string, unknown>>;
  const batch = api.db.batch();
  for (const [documento, data] of Object.entries(content)) batch.set(api.db.doc(documento), data);
  await batch.commit();
}

describe('data of an earlier release', () => {
  let api: TestApi;
  let services: Services;
  beforeEach(async () => {
    api = await startApi();
    await loadStore(api);
    services = { db: api.db, now: () => api.clock.now } as Services;
    services = { ...services, newId: () => `migracion${String(Math.random()).slice(2, 12)}` };
  });
  afterEach(() => api.stop());

  const historial = async () => (await api.call(endpoints.fetchHistorial)).body;
  const audit = () =>
    runAudit(
      createApiClient({ url: api.url, getToken: () => Promise.resolve(api.tokens.administrador) }),
    );

  it('could not be worked with as it is, and can once it is migrated', async () => {
    expect((await api.call(endpoints.fetchHistorial)).status).toBe(500);
    const before = await api.dump();
    const report = await runMigrations(services);
    expect(report).toMatchObject({ from: 0, to: SCHEMA_VERSION });
    // That store had neither pairs nor deleted players, and few news: nothing to do for the third and the fourth.
    const changed = report.done.map(({ documents: count }) => count > 0);
    expect(changed).toEqual([true, true, false, false]);

    const operaciones = await api.succeed(endpoints.fetchHistorial);
    expect(operaciones.map(({ accion }) => accion).slice(0, 4)).toEqual([
      'addTemporada',
      'delNoticia',
      'addNoticia',
      'addNoticia',
    ]);
    expect(operaciones[1]?.documentos).toMatchObject([{ nombre: 'Se borra', cambio: 'borrado' }]);
    for (const { correcta, diferencias } of await audit()) {
      expect(diferencias).toEqual([]);
      expect(correcta).toBe(true);
    }
    // Nothing else has changed: records are as they were.
    const after = await api.dump();
    const records = (dump: Record<string, unknown>) =>
      Object.entries(dump).filter(([key]) => /^(partidos|jugadores|noticias|equipos)\//.test(key));
    expect(records(after)).toEqual(records(before));
  });

  it('has operations that can be undone', async () => {
    await runMigrations(services);
    const borrada = (await api.succeed(endpoints.fetchHistorial)).find(
      ({ accion }) => accion === 'delNoticia',
    );
    await api.succeed(endpoints.restaurar, { id: borrada?._id ?? '' });
    const titulos = (await api.succeed(endpoints.fetchNoticias)).map(({ titulo }) => titulo);
    expect(titulos).toContain('Se borra');
    for (const { correcta } of await audit()) expect(correcta).toBe(true);
  });

  it('has its older news in pages afterwards', async () => {
    const noticias = Array.from({ length: 40 }, (_none, index) => ({
      _id: `antigua${String(index).padStart(2, '0')}`,
      titulo: `Noticia ${String(index)}`,
      fecha_date: new Date(Date.UTC(2025, 0, 40 - index)).toISOString(),
      fecha_str: '01-01-2025',
      media: [],
      resumen: '',
    }));
    const list = api.db.doc(documents.noticias().path);
    await list.set({ noticias });
    await runMigrations(services);
    const first = documents.noticias().schema.parse((await list.get()).data());
    const cards = [...first.noticias];
    for (const { pagina_id: id } of first.paginas ?? []) {
      const spec = documents.noticiasPagina(id);
      cards.push(...spec.schema.parse((await api.db.doc(spec.path).get()).data()).noticias);
    }
    expect(first.noticias).toHaveLength(12);
    expect(cards).toEqual(noticias);
  });

  it('is migrated once', async () => {
    await runMigrations(services);
    const before = [await api.dump(), await historial()];
    expect(await pendingMigrations(services)).toEqual([]);
    expect((await runMigrations(services)).done).toEqual([]);
    expect([await api.dump(), await historial()]).toEqual(before);
  });

  it('is finished by the next run when one was cut off', async () => {
    const cut = Object.create(services.db, {
      // The third operation of the history is as far as it gets.
      batch: {
        value: (() => {
          let left = 3;
          return () => {
            left -= 1;
            if (left < 0) throw new Error('killed');
            return services.db.batch();
          };
        })(),
      },
    }) as Services['db'];
    await expect(runMigrations({ ...services, db: cut })).rejects.toThrow('killed');
    expect(await storedVersion(services)).toBe(0);
    await runMigrations(services);
    expect(await api.succeed(endpoints.fetchHistorial)).toHaveLength(20);
    for (const { correcta } of await audit()) expect(correcta).toBe(true);
  });

  it('gets its pairs and its deleted players, as if they had always been kept', async () => {
    await runMigrations(services);
    const [partido] = await api.succeed(endpoints.fetchPartidos);
    const [autor, asistente] = Object.values(partido?.alineacion ?? {}).flat();
    if (!partido || !autor || !asistente) throw new Error('the fixture has no match');
    const gol = { evento: 'gol anotado' as const, autor, asistente };
    const body = { detalles: { primera_parte: [gol, gol], segunda_parte: [] } };
    await api.succeed(endpoints.updatePartido, { id: partido._id, body });
    await api.succeed(endpoints.delJugador, { id: autor.jugador_id });
    const expected = await api.dump();
    const paths = ['calendarios', 'estadisticas_jugadores', 'estadisticas_equipo'];
    for (const collection of paths) {
      const gone = FieldValue.delete();
      await api.db
        .doc(`${collection}/${partido.temporada_id}`)
        .update({ borrados: gone, parejas: gone, mejor_pareja: gone });
    }
    await api.db.doc(documents.esquema().path).update({ version: 2 });
    expect(await api.dump()).not.toEqual(expected);
    expect((await runMigrations(services)).done).toMatchObject([
      { documents: 3 },
      { documents: 0 },
    ]);
    expect(await api.dump()).toEqual(expected);
    for (const { correcta } of await audit()) expect(correcta).toBe(true);
  });

  it('of a later release than the code is left alone', async () => {
    const later = { version: SCHEMA_VERSION + 1, migrado: '2030-01-01T00:00:00.000Z' };
    await api.db.doc(documents.esquema().path).set(later);
    const before = await api.dump();
    await expect(runMigrations(services)).rejects.toThrow(UserError);
    expect(await api.dump()).toEqual(before);
  });
});
