import { API_BASE, type Endpoint, endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { startApi } from '../start-api';
import { forAllTests } from '../standing';
import { contractCases, type ContractName } from './cases';
import { describeRefusals } from './refusals';
import { createWorld } from './world';

const all = Object.entries<Endpoint>(endpoints).filter(([, { kind }]) => kind !== 'service') as [
  ContractName,
  Endpoint,
][];
const reads = all.filter(([, { kind }]) => kind === 'read');
const publicReads = reads.filter(([, { permiso }]) => permiso === 'publico');
const writes = all.filter(([, { kind }]) => kind === 'write');

describe('every call responds as the catalogue says', () => {
  describe('reads', () => {
    const api = forAllTests(startApi);
    const world = forAllTests(() => createWorld(api));

    it.each(reads)('%s: exactly these fields, for any caller', async (name, endpoint) => {
      const { id = '', body: sent } = contractCases[name](world);
      const readers =
        endpoint.permiso === 'publico'
          ? (['anonimo', 'administrador'] as const)
          : (['administrador'] as const);
      for (const as of readers) {
        const { status, body } = await api.call(endpoint, { id, as, ...(sent && { body: sent }) });
        expect(status).toBe(endpoint.status);
        expect(body).toEqual(endpoint.response.parse(body));
      }
    });

    it.each(publicReads)(
      '%s: the same with a trailing slash, cached by shared caches for some seconds if it is a list or a record',
      async (name, endpoint) => {
        const { id = '' } = contractCases[name](world);
        const path = endpoint.path.replace('{/}', '/').replace(/:(id|param)/, id);
        const [plain, slashed] = await Promise.all(
          ['', '/'].map((end) => fetch(`${api.url}${API_BASE}/${path}${end}`)),
        );
        const cache = plain?.headers.get('cache-control') ?? '';
        if (endpoint.isSnapshot) expect(cache).toBe('no-store');
        else {
          const [, seconds] = /^public, max-age=0, s-maxage=(\d+)$/.exec(cache) ?? [];
          expect(Number(seconds)).toBeGreaterThanOrEqual(5);
          expect(Number(seconds)).toBeLessThanOrEqual(60);
        }
        expect(plain?.headers.get('vary')).toContain('Authorization');
        const credentialed = await fetch(`${api.url}${API_BASE}/${path}`, {
          headers: { authorization: `Bearer ${api.tokens.aficionado}` },
        });
        expect(credentialed.headers.get('cache-control')).toBe('no-store');
        expect(slashed?.status).toBe(200);
        expect(await slashed?.json()).toEqual(await plain?.json());
      },
    );

    it('shows no birth date to the public, anywhere', async () => {
      for (const [name, endpoint] of publicReads.filter(([name]) => name !== 'openapi')) {
        const { id = '' } = contractCases[name](world);
        const { body } = await api.call(endpoint, { id, as: 'anonimo' });
        expect(JSON.stringify(body), name).not.toContain('fecha_nac');
      }
    });
  });

  it.each(writes)('%s: writes, and responds with exactly these fields', async (name, endpoint) => {
    const api = await startApi();
    const world = await createWorld(api);
    const before = await api.dump();
    const { id, body, changesNothing } = contractCases[name](world);
    const answer = await api.call(endpoint, { ...(id && { id }), ...(body && { body }) });
    expect(answer.status, JSON.stringify(answer.body)).toBe(endpoint.status);
    expect(answer.body).toEqual(endpoint.response.parse(answer.body));
    if (changesNothing) expect(await api.dump()).toEqual(before);
    else expect(await api.dump()).not.toEqual(before);
    await api.stop();
  });
});

describeRefusals(startApi);
