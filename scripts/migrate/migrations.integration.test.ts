import { documents, type Services } from '@club/functions';
import { endpoints } from '@club/shared';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../functions/src/testing/start-api';
import type { TestApi } from '../../functions/src/testing/test-api';
import { UserError } from '../platform/user-error';
import { pendingMigrations, runMigrations, SCHEMA_VERSION, storedVersion } from './run-migrations';

/** As many cards of news as used to stand in one list. */
const CARDS = Array.from({ length: 40 }, (_none, index) => ({
  _id: `antigua${String(index).padStart(2, '0')}`,
  titulo: `Noticia ${String(index)}`,
  fecha_date: new Date(Date.UTC(2025, 0, 40 - index)).toISOString(),
  fecha_str: '01-01-2025',
  media: [],
  resumen: '',
}));

describe('data of an earlier form', () => {
  let api: TestApi;
  let services: Services;
  beforeEach(async () => {
    api = await startApi();
    await api.db.doc(documents.noticias().path).set({ noticias: CARDS });
    let ids = 0;
    services = {
      db: api.db,
      now: () => api.clock.now,
      newId: () => `migracion${String((ids += 1))}`,
    } as Services;
  });
  afterEach(() => api.stop());

  const stored = async (spec: ReturnType<typeof documents.noticiasPagina>) =>
    spec.schema.parse((await api.db.doc(spec.path).get()).data());
  /** Every card that is kept, the first list’s first. */
  const storedCards = async () => {
    const { path, schema } = documents.noticias();
    const first = schema.parse((await api.db.doc(path).get()).data());
    const pages = await Promise.all(
      (first.paginas ?? []).map(({ pagina_id: id }) => stored(documents.noticiasPagina(id))),
    );
    return [first.noticias, ...pages.map(({ noticias }) => noticias)];
  };

  it('has the present one once it is migrated, and has lost nothing', async () => {
    const report = await runMigrations(services);
    expect(report).toMatchObject({ from: 0, to: SCHEMA_VERSION });
    expect(report.done.map(({ documents: count }) => count > 0)).toEqual([true]);
    const [first, ...pages] = await storedCards();
    expect(first).toHaveLength(12);
    expect([first, ...pages].flat()).toEqual(CARDS);
    expect(await storedVersion(services)).toBe(SCHEMA_VERSION);
  });

  it('is migrated once', async () => {
    await runMigrations(services);
    const before = await api.dump();
    expect(await pendingMigrations(services)).toEqual([]);
    expect((await runMigrations(services)).done).toEqual([]);
    expect(await api.dump()).toEqual(before);
  });

  it('is finished by the next run when one was cut off, before or after its work was stored', async () => {
    const before = await api.dump();
    const cut = Object.create(services.db, {
      runTransaction: { value: () => Promise.reject(new Error('killed')) },
    }) as Services['db'];
    await expect(runMigrations({ ...services, db: cut })).rejects.toThrow('killed');
    expect(await api.dump()).toEqual(before);
    await runMigrations(services);
    const cards = await storedCards();
    // Its work is there, and nobody has said so.
    await api.db.doc(documents.esquema().path).delete();
    expect((await runMigrations(services)).done).toMatchObject([{ documents: 0 }]);
    expect(await storedCards()).toEqual(cards);
    expect(cards.flat()).toEqual(CARDS);
  });

  it('says what is to be done without doing it', async () => {
    const before = await api.dump();
    expect((await pendingMigrations(services)).map(({ version }) => version)).toEqual([
      SCHEMA_VERSION,
    ]);
    expect(await api.dump()).toEqual(before);
  });

  it('can be worked with afterwards', async () => {
    await runMigrations(services);
    await api.succeed(endpoints.addNoticia, {
      body: { titulo: 'Nueva', contenido: 'Con las antiguas detrás.' },
    });
    const cards = (await storedCards()).flat();
    expect(cards.slice(1)).toEqual(CARDS);
    expect(cards[0]).toMatchObject({ titulo: 'Nueva' });
  });

  it('of a later release than the code is left alone', async () => {
    const later = { version: SCHEMA_VERSION + 1, migrado: '2030-01-01T00:00:00.000Z' };
    await api.db.doc(documents.esquema().path).set(later);
    const before = await api.dump();
    await expect(runMigrations(services)).rejects.toThrow(UserError);
    expect(await api.dump()).toEqual(before);
  });
});
