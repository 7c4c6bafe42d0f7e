import { isDeepStrictEqual } from 'node:util';
import { API_BASE, callPath, type Endpoint, endpoints } from '@club/shared';
import { afterAll, describe, expect, it } from 'vitest';
import { namesField, unreadableParts } from '../../../../shared/src/testing/refusals';
import { expectProjected, expectUnchanged } from '../expect-stored';
import { newestOperation } from '../history-driver';
import { startApi } from '../start-api';
import { forAllTests } from '../standing';
import { contractCases, type ContractName } from './cases';
import { createWorld } from './world';

const all = Object.entries<Endpoint>(endpoints).filter(([, { kind }]) => kind !== 'service') as [
  ContractName,
  Endpoint,
][];
const reads = all.filter(([, { kind }]) => kind === 'read');
const publicReads = reads.filter(([, { permiso }]) => permiso === 'publico');
const writes = all.filter(([, { kind }]) => kind === 'write');
const withBody = all.filter(([, { body }]) => body !== null);
const withId = all.filter(([, { path }]) => path.includes(':id'));

/** Title of an unpublished news item, which only administrators see (regla 57). */
const DRAFT = 'Sin publicar';

/** Writes that the history does not show. */
const NOT_IN_HISTORY: ReadonlySet<ContractName> = new Set([
  'putConvocatoria',
  'delNextGames',
  'delNextGamesAll',
]);

describe('every call responds as the catalogue says', () => {
  describe('reads', () => {
    const api = forAllTests(startApi);
    const world = forAllTests(async () => {
      const created = await createWorld(api);
      await api.succeed(endpoints.addNoticia, { body: { titulo: DRAFT, estado: 'borrador' } });
      return created;
    });

    it.each(reads)(
      '%s: exactly the documented fields, for any permitted caller',
      async (name, endpoint) => {
        const { id = '', body: sent } = contractCases[name](world);
        const readers =
          endpoint.permiso === 'publico'
            ? (['anonimo', 'ayudante', 'administrador'] as const)
            : (['administrador'] as const);
        for (const as of readers) {
          const { status, body } = await api.call(endpoint, {
            id,
            as,
            ...(sent && { body: sent }),
          });
          expect(status).toBe(endpoint.status);
          expect(body).toEqual(endpoint.response.parse(body));
          if (as === 'administrador') continue;
          if (name !== 'openapi') expect(JSON.stringify(body)).not.toContain('fecha_nac');
          expect(JSON.stringify(body)).not.toContain(DRAFT);
        }
      },
    );

    it.each(publicReads)(
      '%s: the same with a trailing slash; cached for some seconds, for callers without an account only',
      async (name, endpoint) => {
        const { id = '' } = contractCases[name](world);
        const url = api.url + callPath(endpoint, { id });
        const [plain, slashed] = await Promise.all([fetch(url), fetch(`${url}/`)]);
        const cache = plain.headers.get('cache-control') ?? '';
        if (endpoint.isUncached) expect(cache).toBe('no-store');
        else {
          const [, seconds] = /^public, max-age=0, s-maxage=(\d+)$/.exec(cache) ?? [];
          expect(Number(seconds)).toBeGreaterThanOrEqual(5);
          expect(Number(seconds)).toBeLessThanOrEqual(60);
        }
        expect(plain.headers.get('vary')).toContain('Authorization');
        const headers = { authorization: `Bearer ${api.tokens.aficionado}` };
        const credentialed = await fetch(url, { headers });
        expect(credentialed.headers.get('cache-control')).toBe('no-store');
        expect(slashed.status).toBe(200);
        expect(await slashed.json()).toEqual(await plain.json());
      },
    );
  });

  describe('writes', () => {
    let club: Awaited<ReturnType<typeof startClub>> | undefined;
    async function startClub() {
      const api = await startApi();
      const world = await createWorld(api);
      return { api, world, before: await expectProjected(api) };
    }

    /** Makes a call. If earlier calls have removed what it needs, makes it again in a fresh club. */
    async function write(name: ContractName, endpoint: Endpoint, isFresh = false) {
      club ??= await startClub();
      const { api, world, before } = club;
      const { id, body, changesNothing = false } = contractCases[name](world);
      api.clock.now = new Date(api.clock.now.getTime() + 1000);
      const answer = await api.call(endpoint, { ...(id && { id }), ...(body && { body }) });
      const after = await expectProjected(api, name);
      const isDone =
        answer.status === endpoint.status && isDeepStrictEqual(after, before) === changesNothing;
      if (isDone || isFresh) {
        expect(answer.status, JSON.stringify(answer.body)).toBe(endpoint.status);
        expect(answer.body).toEqual(endpoint.response.parse(answer.body));
        expect(isDeepStrictEqual(after, before)).toBe(changesNothing);
        if (!changesNothing && !NOT_IN_HISTORY.has(name)) {
          const operation = await newestOperation(api);
          expect(operation?.accion).toBe(name);
          expect(operation?.documentos).not.toEqual([]);
        }
        club.before = after;
        return;
      }
      await api.stop();
      club = undefined;
      await write(name, endpoint, true);
    }
    afterAll(() => club?.api.stop());

    it.each(writes)(
      '%s: writes, responds with exactly the documented fields, and keeps the projections consistent',
      (name, endpoint) => write(name, endpoint),
    );
  });
});

describe('every refusal is Spanish and changes nothing', () => {
  const api = forAllTests(startApi);
  const world = forAllTests(() => createWorld(api));
  expectUnchanged(() => api);

  /** Checks the status, and that the message shows no internals. */
  function expectRefused(
    answer: { readonly status: number; readonly body: { readonly msg: string } },
    status: number,
    what: string,
  ) {
    expect(answer, what).toMatchObject({ status, body: { success: false } });
    expect(unreadableParts(answer.body.msg), answer.body.msg).toEqual([]);
  }

  it.each(withId)('%s: 404 for an unknown or invalid id', async (name, endpoint) => {
    const { body } = contractCases[name](world);
    for (const id of ['no-existe', '..', '%00', 'x'.repeat(200)]) {
      expectRefused(await api.call(endpoint, { id, ...(body && { body }) }), 404, id);
    }
  });

  it.each(withBody)('%s: 400 for each wrong field, with its name', async (name, endpoint) => {
    const { id, body = {}, required = [], takesMatchObjects } = contractCases[name](world);
    const wrong = ([field, value]: [string, unknown]) =>
      [field, { [field]: typeof value === 'object' ? 'texto' : { raro: true } }] as const;
    const changes: readonly (readonly [field: string, change: object])[] = [
      ...['no_existe', 'id', ...(takesMatchObjects ? [] : ['_id'])].map(
        (field) => [field, { [field]: 'valor' }] as const,
      ),
      ...Object.entries(body).map(wrong),
      ...required.map((field) => [field, { [field]: undefined }] as const),
    ];
    const call = (change: object) =>
      api.call(endpoint, { ...(id && { id }), body: { ...body, ...change } });
    for (const [field, change] of changes) {
      const answer = await call(change);
      expectRefused(answer, 400, `${field} ${JSON.stringify(change)}`);
      expect(namesField(answer.body.msg, field), answer.body.msg).toBe(true);
    }
  });

  it('a lone surrogate is refused, in a value and in a name', async () => {
    for (const field of ['direccion', 'no_existe\udc00']) {
      const body = { nombre: 'El Soto', [field]: 'a\ud800' };
      const answer = await api.call(endpoints.addCampo, { body });
      expectRefused(answer, 400, field);
      expect(answer.body.msg).toContain('un carácter dañado');
      expect(namesField(answer.body.msg, field), answer.body.msg).toBe(true);
    }
  });

  it.each(['no-existe', 'fetch-jugadores/nadie'])('%s responds 404, uncached', async (path) => {
    const response = await fetch(`${api.url}${API_BASE}/${path}`);
    expectRefused({ status: response.status, body: (await response.json()) as never }, 404, '');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
