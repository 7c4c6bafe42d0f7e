import { endpoints } from '@club/shared';
import { expect, afterAll, beforeAll } from 'vitest';
import { documents, type DocumentSpec } from '../store/documents';
import type { RunningApi } from './test-api';

type Dump = Readonly<Record<string, unknown>>;

function stored<T>(dump: Dump, { path, schema }: DocumentSpec<T>): T | undefined {
  return dump[path] === undefined ? undefined : schema.parse(dump[path]);
}

/** Collections with one document for each season. */
const OF_SEASONS = ['calendarios', 'correcciones', 'estadisticas_equipo', 'estadisticas_jugadores'];

/**
 * Checks that the stored projections are those derived from the stored records: the audit of each season finds no
 * difference, no deleted season has left documents, and the home page has the right summary. Returns all documents.
 */
export async function expectProjected(
  { dump: dumpStore, succeed }: Pick<RunningApi, 'dump' | 'succeed'>,
  what = '',
): Promise<Dump> {
  const dump = await dumpStore();
  const { temporadas = [], temporada_actual: current } = stored(dump, documents.club()) ?? {};
  const ids = temporadas.map(({ _id }) => _id);
  for (const id of ids) {
    const { diferencias } = await succeed(endpoints.auditar, { id });
    expect(diferencias, `${what}, audit of season ${id}`).toEqual([]);
  }
  const found = Object.keys(dump).filter((path) => OF_SEASONS.includes(path.split('/')[0] ?? ''));
  const expected = OF_SEASONS.flatMap((collection) => ids.map((id) => `${collection}/${id}`));
  expect(found.sort(), what).toEqual(expected.sort());
  const { resumen } = stored(dump, documents.portada()) ?? {};
  const equipo = current && stored(dump, documents.estadisticasEquipo(current._id));
  expect(resumen?.goleador, what).toEqual(equipo?.ranking_goles[0]);
  expect(resumen?.posicion ?? null, what).toBe(equipo?.posicion ?? null);
  return dump;
}

/** Checks, after all tests of the file or `describe`, that no visible data has changed. */
export function expectUnchanged(api: () => Pick<RunningApi, 'dump'>): void {
  let before: Record<string, unknown>;
  beforeAll(async () => {
    before = await api().dump();
  });
  afterAll(async () => {
    expect(await api().dump()).toEqual(before);
  });
}
