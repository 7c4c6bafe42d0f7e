import { type Endpoint, endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { joinAccount } from '../../functions/src/testing/accounts';
import { forAllTests } from '../../functions/src/testing/standing';
import { emulatorHosts } from '../../functions/src/testing/start-api';
import { connectTestApi } from '../../functions/src/testing/test-api';
import { startOwnStore, startRuntimeOnEmulators } from '../../testing/runtime-on-emulators';

const store = forAllTests(startOwnStore);
const runtime = forAllTests(() =>
  startRuntimeOnEmulators({ firestoreHost: store.host, instances: { api: 2 } }),
);
const api = forAllTests(() => connectTestApi(runtime.url, emulatorHosts(store.host)));

/** All entry points: Hosting's routing, and each instance directly. */
const waysIn = () => [runtime.url, ...runtime.functions.api.map(({ url }) => url)];

async function writeAt(origin: string, token: string): Promise<number> {
  const response = await fetch(`${origin}/b-api/add-campo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ nombre: crypto.randomUUID() }),
  });
  return response.status;
}

interface Ending {
  readonly what: string;
  readonly endpoint: Endpoint;
  readonly body?: Readonly<Record<string, unknown>>;
}

const ENDINGS: readonly Ending[] = [
  { what: 'a lowered role', endpoint: endpoints.updateCuenta, body: { rol: '2' } },
  { what: 'a deactivation', endpoint: endpoints.updateCuenta, body: { desactivada: true } },
  { what: 'a new link', endpoint: endpoints.updateCuenta, body: { nuevo_enlace: true } },
  { what: 'a removal', endpoint: endpoints.delCuenta },
];

describe('on Google’s runtime, in two instances', () => {
  it.each(ENDINGS)('$what ends sessions at the next write', async ({ endpoint, body }) => {
    const { uid, token } = await joinAccount(api, `ana-${crypto.randomUUID().slice(0, 8)}`, '1');
    // Every instance has accepted the token before.
    for (const origin of waysIn()) expect(await writeAt(origin, token)).toBe(201);
    await api.succeed(endpoint, { id: uid, ...(body && { body }) });
    for (const origin of waysIn()) expect([401, 403]).toContain(await writeAt(origin, token));
  });

  it('a write concurrent with the end of its session is done before it or not at all', async () => {
    const { uid, token } = await joinAccount(api, `ana-${crypto.randomUUID().slice(0, 8)}`, '1');
    let isOver = false;
    const late: number[] = [];
    const writing = Promise.all(
      waysIn().map(async (origin) => {
        for (let count = 0; count < 12; count += 1) {
          const wasOver = isOver;
          const status = await writeAt(origin, token);
          if (wasOver) late.push(status);
        }
      }),
    );
    await api.succeed(endpoints.updateCuenta, { id: uid, body: { desactivada: true } });
    isOver = true;
    await writing;
    // Writers who finished before the end try once more.
    for (const origin of waysIn()) late.push(await writeAt(origin, token));
    expect(late.filter((status) => status !== 401)).toEqual([]);
  });
});
