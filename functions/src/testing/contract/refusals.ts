import { API_BASE, type Endpoint, endpoints, quoteWord } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { expectUnchanged } from '../expect-unchanged';
import { forAllTests } from '../standing';
import type { RunningApi } from '../test-api';
import { contractCases, type ContractName } from './cases';
import { createWorld } from './world';
import { namesField, unreadableParts } from '../../../../shared/src/testing/readable';

const all = Object.entries<Endpoint>(endpoints).filter(([, { kind }]) => kind !== 'service') as [
  ContractName,
  Endpoint,
][];
const withBody = all.filter(([, { body }]) => body !== null);
const withId = all.filter(
  ([name, { path }]) => path.includes(':id') && name !== 'fetchPartidoJugado',
);

/** Checks that a message is Spanish and shows no internals. */
function expectReadable(body: { msg: string }) {
  expect(body).toMatchObject({ success: false });
  expect(unreadableParts(body.msg), body.msg).toEqual([]);
}

async function sendRaw(api: RunningApi, endpoint: Endpoint, id: string, text: string) {
  const path = endpoint.path.replace(/:(id|param)/, id);
  const response = await fetch(`${api.url}${API_BASE}/${path}`, {
    method: endpoint.method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${api.tokens.administrador}`,
    },
    body: text,
  });
  return { status: response.status, body: (await response.json()) as { msg: string } };
}

/** Tests of every call's refusals, against the API that `start` returns, with its own empty club. */
export function describeRefusals(start: () => Promise<RunningApi>): void {
  describe('every refusal is Spanish and changes nothing', () => {
    const api = forAllTests(start);
    const world = forAllTests(() => createWorld(api));
    expectUnchanged(() => api);

    it.each(withId)('%s: 404 for an unknown or invalid id', async (name, endpoint) => {
      const { body } = contractCases[name](world);
      for (const id of ['no-existe', 'con espacio', '..', '%00', 'x'.repeat(200), '__proto__']) {
        const answer = await api.call(endpoint, { id, ...(body && { body }) });
        expect(answer.status, `${name} ${id}`).toBe(404);
        expectReadable(answer.body);
      }
    });

    it.each(withBody)('%s: 400 for an unknown field, by name', async (name, endpoint) => {
      const { id, body, takesMatchObjects } = contractCases[name](world);
      for (const field of ['no_existe', '_id', 'id']) {
        if (field === '_id' && takesMatchObjects) continue;
        const answer = await api.call(endpoint, {
          ...(id && { id }),
          body: { ...body, [field]: 'valor' },
        });
        expect(answer.status, `${name} ${field}`).toBe(400);
        expectReadable(answer.body);
        expect(answer.body.msg).toContain(quoteWord(field));
      }
    });

    it.each(withBody)('%s: 400 for a value of the wrong type, by name', async (name, endpoint) => {
      const { id, body = {} } = contractCases[name](world);
      for (const field of Object.keys(body)) {
        const wrong = typeof body[field] === 'object' ? 'texto' : { raro: true };
        const answer = await api.call(endpoint, {
          ...(id && { id }),
          body: { ...body, [field]: wrong },
        });
        expect(answer.status, `${name} ${field}`).toBe(400);
        expectReadable(answer.body);
        expect(namesField(answer.body.msg, field), answer.body.msg).toBe(true);
      }
    });

    it.each(withBody)('%s: 400 for a lone surrogate, by name', async (name, endpoint) => {
      const { id, body = {} } = contractCases[name](world);
      for (const field of [...Object.keys(body), 'no_existe\udc00']) {
        const answer = await api.call(endpoint, {
          ...(id && { id }),
          body: { ...body, [field]: 'a\ud800' },
        });
        expect(answer.status, `${name} ${field}`).toBe(400);
        expect(answer.body.msg).toContain('un carácter dañado');
        expect(namesField(answer.body.msg, field), answer.body.msg).toBe(true);
      }
    });

    it.each(withBody)('%s: 400 without a required field, by name', async (name, endpoint) => {
      const { id, body = {}, required = [] } = contractCases[name](world);
      for (const field of required) {
        const { [field]: _left, ...others } = body;
        const answer = await api.call(endpoint, { ...(id && { id }), body: others });
        expect(answer.status, `${name} ${field}`).toBe(400);
        expectReadable(answer.body);
        expect(namesField(answer.body.msg, field), answer.body.msg).toBe(true);
      }
    });

    it.each(withBody)(
      '%s: 400 for a body that is not JSON or not an object',
      async (name, endpoint) => {
        const { id = '' } = contractCases[name](world);
        for (const text of ['{"nombre":', 'nombre=x', '[]', '"texto"', 'null', '7']) {
          const answer = await sendRaw(api, endpoint, id, text);
          expect(answer.status, `${name} ${text}`).toBe(400);
          expectReadable(answer.body);
        }
      },
    );

    it.each(withBody)('%s: 413 for a body above 1 MiB', async (name, endpoint) => {
      const { id = '' } = contractCases[name](world);
      const answer = await sendRaw(api, endpoint, id, JSON.stringify({ x: 'a'.repeat(1_100_000) }));
      expect(answer.status).toBe(413);
      expectReadable(answer.body);
    });

    it('an unknown path responds 404', async () => {
      const response = await fetch(`${api.url}${API_BASE}/no-existe`);
      expect(response.status).toBe(404);
      expectReadable((await response.json()) as { msg: string });
    });
  });
}
