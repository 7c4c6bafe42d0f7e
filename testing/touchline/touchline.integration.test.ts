import { randomUUID } from 'node:crypto';
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { actaFromLiveMatch, type Step } from '@club/shared';
import fc from 'fast-check';
import { createClub, createPartido } from '../../functions/src/testing/factories';
import { startApi } from '../../functions/src/testing/start-api';
import { forAllTests } from '../../functions/src/testing/standing';
import { Phone } from './phone';
import { Sequence } from './sequence';
import { followMatch, callFromTheWeb } from './server';
import { touchlineApi, type TouchlineApi } from '../../web/panel/touchline/exchange';
import { createServer } from '../../web/panel/touchline/testing/server';
import type { ApiResult } from '../../web/lib/api/call-api';

/** Number of random sequences. For more: `CLUB_BANDA=200 npx vitest run --project integration testing/touchline`. */
const SEQUENCES = Number(process.env['CLUB_BANDA'] ?? 10);
const FIRST_SEED = Number(process.env['CLUB_BANDA_SEED'] ?? 1);
const STEPS = 30;
const AT_ONCE = 4;

const api = forAllTests(startApi);
const club = forAllTests(() => createClub(api, 2));
callFromTheWeb(api);

const newMatch = async () => followMatch(api, (await createPartido(api, club))._id);

describe('«Desde la banda» against the real server', () => {
  it('does not mistake a replayed response for the current state', async () => {
    const server = await newMatch();
    const [one, two] = [new Phone(server, 'uno', randomUUID), new Phone(server, 'dos', randomUUID)];
    for (const phone of [one, two]) await phone.openTab();
    one.net = 'lost';
    await one.note({ id: 'gol', instante: server.now().partido.fecha_date, tipo: 'gol_anotado' });
    await one.settled();
    await two.hear();
    await two.tab.discard();
    one.net = 'up';
    one.tab.sendNow();
    await one.settled();
    expect(one.saysAllSent()).toEqual([]);
    expect(one.tab.state().sending.kind).toBe('discarded-elsewhere');
    for (const phone of [one, two]) await phone.close();
  });

  it('says «Todo enviado» of nothing that the server lacks, and loses no step, whatever happens', async () => {
    const seeds = Array.from({ length: SEQUENCES }, (_, index) => FIRST_SEED + index);
    const runThem = async () => {
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
        try {
          await new Sequence(await newMatch(), seed).run(STEPS);
        } catch (error) {
          throw new Error(`sequence ${String(seed)}: ${String(error)}`, { cause: error });
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, runThem));
  }, 600_000);
});

describe('the fake server of the touchline’s tests', () => {
  const INSTANT = '2026-11-14T18:00:00.000Z';
  const RUNS = 8;

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

  it('follows the rules of the real one', async () => {
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
});
