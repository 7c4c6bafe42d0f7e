import { type Endpoint, endpoints } from '@club/shared';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unreadableParts } from '../../../../shared/src/testing/readable';
import { createWorld } from '../contract/world';
import { startApi } from '../start-api';
import type { TestApi } from '../test-api';
import { type RandomRequest, randomRequests } from './random-requests';
import { LEAKS, sendRaw } from './raw-request';

/** Requests per club. After many more, little data would be left. */
const PER_CLUB = 1_000;
/** Total requests. A nightly run uses many: `CLUB_FUZZ_REQUESTS=100000`. */
const REQUESTS = Number(process.env['CLUB_FUZZ_REQUESTS'] ?? 400);
/** The default run is deterministic. A long one is random and prints the seed of each club. */
const FIRST_SEED =
  process.env['CLUB_FUZZ_REQUESTS'] === undefined
    ? 20_261_124
    : Number(process.env['CLUB_SEED'] ?? Date.now() % 2 ** 31);
const AT_ONCE = 4;

/** What is wrong with a response, whatever the request. */
function faultsOf(endpoint: Endpoint, status: number, text: string): string[] {
  if (status >= 500) return [`status ${String(status)}`];
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return endpoint.responseTypes && status < 300 ? [] : ['no JSON'];
  }
  if (status < 400) return [];
  if (LEAKS.test(text)) return ['internals'];
  const { success, msg } = answer as { success?: unknown; msg?: unknown };
  if (success !== false || typeof msg !== 'string') return ['no refusal'];
  return [...unreadableParts(msg), ...(msg.length > 1_500 ? ['a long message'] : [])];
}

/** Number of responses by status. */
const statuses = new Map<number, number>();

async function send(api: TestApi, request: RandomRequest): Promise<string[]> {
  const { as, method, path, headers, body } = request;
  const { status, text } = await sendRaw(api.url, {
    method,
    path,
    headers: {
      ...headers,
      ...(as !== 'anonimo' && { authorization: `Bearer ${api.tokens[as]}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return faultsOf(endpoints[request.name], status, text).map(
    (fault) => `${fault}: ${JSON.stringify(request).slice(0, 1_000)} → ${text.slice(0, 500)}`,
  );
}

/** Sends requests, four at once. Returns what is wrong with the responses and with the club's data. */
async function attack(seed: number, numRuns: number): Promise<string[]> {
  const api = await startApi();
  const world = await createWorld(api);
  const requests = fc.sample(randomRequests(world), { seed, numRuns });
  const faults: string[] = [];
  const worker = async () => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      faults.push(...(await send(api, next)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const { _id: id, nombre } of await api.succeed(endpoints.fetchTemporadas)) {
    const { correcta, diferencias } = await api.succeed(endpoints.auditar, { id });
    if (!correcta) faults.push(`audit of ${nombre}: ${JSON.stringify(diferencias)}`);
  }
  await api.stop();
  return faults;
}

it(
  'every response is JSON without a server error, every refusal is in sentences, and the club stays consistent',
  async () => {
    const beganMs = performance.now();
    let sent = 0;
    for (let club = 0; sent < REQUESTS; club += 1) {
      const size = Math.min(PER_CLUB, REQUESTS - sent);
      const seed = FIRST_SEED + club;
      const faults = await attack(seed, size);
      sent += size;
      if (REQUESTS > PER_CLUB || faults.length > 0) {
        const perSecond = sent / ((performance.now() - beganMs) / 1_000);
        console.log(`seed ${String(seed)}: ${String(sent)} sent, ${perSecond.toFixed(0)}/s`);
      }
      expect(faults.slice(0, 10)).toEqual([]);
    }
    console.log(
      `${String(sent)} answers by status: ${JSON.stringify(Object.fromEntries(statuses))}`,
    );
    expect(statuses.get(400)).toBeGreaterThan(REQUESTS / 20);
    expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 50);
  },
  60_000 + REQUESTS * 200,
);
