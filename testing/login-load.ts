import { randomUUID } from 'node:crypto';
import { API_BASE, endpoints } from '@club/shared';
import { buildActa, createClub, createPartido } from '../functions/src/testing/factories';
import type { TestApi } from '../functions/src/testing/test-api';
import { createApiClient } from '../scripts/import/api-client';
import { percentile } from '../bench/percentile';

/** What saves take while others try to log in, and without them. */
export interface LoginLoad {
  /** 95th percentile, milliseconds. */
  readonly aloneMs: number;
  readonly underLoadMs: number;
  /** Answers to the tries by their status. */
  readonly tries: Readonly<Record<string, number>>;
}

export interface LoginLoadOptions {
  /** Origin of the API. */
  readonly url: string;
  /** One save of a sheet, from the request to its answer. */
  readonly save: () => Promise<void>;
  readonly connections: number;
  /** Milliseconds of each of the two measurements. */
  readonly durationMs: number;
}

/** A club with a match, made through the API at `url` by whoever has the token; what comes back saves its sheet, warm already. */
export async function prepareSave(url: string, token: string): Promise<() => Promise<void>> {
  const client = createApiClient({ url, getToken: () => Promise.resolve(token) });
  const succeed: TestApi['succeed'] = (endpoint, { id, body } = {}) =>
    client.call(endpoint, { ...(id !== undefined && { id }), body: body as never });
  const club = await createClub({ succeed });
  const { _id: id } = await createPartido({ succeed }, club);
  const save = async () => {
    await succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers: [8] }) });
  };
  for (let warm = 0; warm < 20; warm += 1) await save();
  return save;
}

async function p95Of(save: () => Promise<void>, durationMs: number): Promise<number> {
  const latencies: number[] = [];
  const endsAt = performance.now() + durationMs;
  while (performance.now() < endsAt) {
    const startedAt = performance.now();
    await save();
    latencies.push(performance.now() - startedAt);
  }
  return percentile(latencies, 0.95);
}

/** Saves one after another, first alone, then while strangers on so many connections try one password after another. */
export async function measureLoginLoad(options: LoginLoadOptions): Promise<LoginLoad> {
  const { url, save, connections, durationMs } = options;
  const tries: Record<string, number> = {};
  const aloneMs = await p95Of(save, durationMs);
  const abort = new AbortController();
  const attack = async () => {
    while (!abort.signal.aborted) {
      const body = JSON.stringify({ username: randomUUID(), password: 'no-es-esta' });
      const response = await fetch(`${url}${API_BASE}/${endpoints.fetchRol.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: abort.signal,
      }).catch(() => undefined);
      if (!response) return;
      await response.arrayBuffer().catch(() => undefined);
      tries[response.status] = (tries[response.status] ?? 0) + 1;
    }
  };
  const attackers = Array.from({ length: connections }, attack);
  try {
    return { aloneMs, underLoadMs: await p95Of(save, durationMs), tries };
  } finally {
    abort.abort();
    await Promise.all(attackers);
  }
}
