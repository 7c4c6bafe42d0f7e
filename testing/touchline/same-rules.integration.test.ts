import { actaFromLiveMatch, type Step } from '@club/shared';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createClub, createPartido } from '../../functions/src/testing/factories';
import { startApi } from '../../functions/src/testing/start-api';
import { forAllTests } from '../../functions/src/testing/standing';
import { touchlineApi, type TouchlineApi } from '../../web/panel/touchline/touchline-api';
import { createServer } from '../../web/panel/touchline/testing/server';
import type { ApiResult } from '../../web/lib/api/call-api';
import { callFromTheWeb } from './server';

const INSTANT = '2026-11-14T18:00:00.000Z';
const RUNS = 8;

const api = forAllTests(startApi);
const club = forAllTests(() => createClub(api, 1));
callFromTheWeb(api);

/** Ids of a log's steps. Some logs extend each other, others diverge. The server refuses the step `mal`. */
const LOGS: readonly (readonly string[])[] = [['a'], ['a', 'b'], ['a', 'c'], ['c'], ['a', 'mal']];
const KEYS = ['uno', 'dos', 'tres', 'cuatro'];

const toStep = (id: string): Step => ({
  id,
  instante: INSTANT,
  tipo: 'gol_anotado',
  ...(id === 'mal' && { autor_id: 'nadie' }),
});

const callArbitrary = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('put' as const),
      log: fc.constantFrom(...LOGS),
      version: fc.nat({ max: 1 }),
      key: fc.constantFrom(...KEYS),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'delete' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'read' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('sheet' as const),
      log: fc.constantFrom(...LOGS.slice(0, 3)),
      isStale: fc.boolean(),
      key: fc.constantFrom(...KEYS),
    }),
  },
);
type Call = typeof callArbitrary extends fc.Arbitrary<infer T> ? T : never;

/** What a phone can see of an answer. */
function visiblePart(result: ApiResult<unknown>) {
  if (!result.ok) {
    const { status, data } = result.error;
    const { pasos } = (data ?? {}) as { pasos?: readonly Step[] };
    return { status, stored: pasos?.map(({ id }) => id) };
  }
  const { pasos, version, jugado } = (result.value ?? {}) as {
    pasos?: readonly Step[];
    version?: number;
    jugado?: boolean;
  };
  return {
    isReplay: result.isReplay === true,
    jugado,
    // Only the log's version: the match has different versions on the two servers.
    ...(pasos && { version, pasos: pasos.map(({ id }) => id) }),
  };
}

/** Makes the calls one after the other and returns what the phone sees. */
async function play(server: TouchlineApi, id: string, calls: readonly Call[]) {
  const answers: unknown[] = [];
  // Idempotency keys are per account, so each run has its own.
  const keyOf = (key: string) => `${id}-${key}`;
  for (const call of calls) {
    const partido = await server.fetchPartido(id);
    const version = partido.ok ? partido.value.version : 0;
    switch (call.kind) {
      case 'put': {
        const body = { version: call.version, pasos: call.log.map(toStep) };
        answers.push(visiblePart(await server.putDirecto(id, body, keyOf(call.key))));
        break;
      }
      case 'delete':
        answers.push(visiblePart(await server.delDirecto(id)));
        break;
      case 'read':
        answers.push(visiblePart(await server.fetchDirecto(id)));
        break;
      case 'sheet': {
        const body = {
          ...actaFromLiveMatch(call.log.map(toStep)),
          version: call.isStale ? version + 7 : version,
        };
        answers.push(visiblePart(await server.putActa(id, body, keyOf(`ficha-${call.key}`))));
        break;
      }
    }
  }
  return answers;
}

it('the fake server in the touchline’s tests follows the rules of the real one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(callArbitrary, { minLength: 4, maxLength: 10 }), async (calls) => {
      const fake = createServer();
      fake.state.refusedStepId = 'mal';
      const { _id: id } = await createPartido(api, club);
      expect(await play(fake.api, 'p1', calls)).toEqual(await play(touchlineApi, id, calls));
    }),
    { numRuns: RUNS },
  );
});
