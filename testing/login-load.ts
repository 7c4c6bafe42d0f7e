import { randomUUID } from 'node:crypto';
import { API_BASE, endpoints } from '@club/shared';
import { buildActa, createClub, createPartido } from '../functions/src/testing/factories';
import type { TestApi } from '../functions/src/testing/test-api';
import { createApiClient } from '../scripts/import/api-client';
import { percentile } from '../bench/measure';

/** Duration of saves, with and without login attempts by others. */
export interface LoginLoad {
  /** 95th percentile, milliseconds. */
  readonly aloneMs: number;
  readonly underLoadMs: number;
  /** Number of login responses by status. */
  readonly tries: Readonly<Record<string, number>>;
}

export interface LoginLoadOptions {
  /** Origin of the API. */
  readonly url: string;
  /** Saves a sheet once, from request to response. */
  readonly save: () => Promise<void>;
  readonly connections: number;
  /** Duration of each of the two measurements, milliseconds. */
  readonly durationMs: number;
}

/**
 * Creates a club with a match through the API at `url`. Returns a function that saves its sheet, already warmed up.
 */
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

/** Repeats saves, first alone, then while strangers on several connections try passwords continuously. */
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
