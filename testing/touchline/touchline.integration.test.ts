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
  const RUNS = 8;
  /** The server refuses it, because nobody has this id. */
  const REFUSED = 'mal';

  const callArbitrary = fc.record({
    kind: fc.constantFrom('put', 'put', 'put', 'put', 'put', 'delete', 'delete', 'read', 'sheet'),
    /** Ids of a log's steps. Some logs extend each other, others diverge. */
    ids: fc.constantFrom(['a'], ['a', 'b'], ['a', 'c'], ['c'], ['a', REFUSED]),
    version: fc.nat({ max: 1 }),
    key: fc.constantFrom('uno', 'dos', 'tres', 'cuatro'),
    isStale: fc.boolean(),
  });

  const toStep = (id: string): Step => ({
    id,
    instante: '2026-11-14T18:00:00.000Z',
    tipo: 'gol_anotado',
    ...(id === REFUSED && { autor_id: 'nadie' }),
  });

  interface Visible {
    readonly pasos?: readonly Step[];
    readonly version?: number;
    readonly jugado?: boolean;
  }

  /** What a phone can see of an answer. */
  function visiblePart(result: ApiResult<unknown>) {
    const data = (result.ok ? result.value : result.error.data) as Visible | null | undefined;
    const pasos = data?.pasos?.map(({ id }) => id);
    if (!result.ok) return { status: result.error.status, pasos };
    // Only the log's version: the match has different versions on the two servers.
    const version = pasos && data?.version;
    return { isReplay: result.isReplay === true, jugado: data?.jugado, pasos, version };
  }

  type Call = typeof callArbitrary extends fc.Arbitrary<infer T> ? T : never;

  /** Makes the calls one after the other and returns what the phone sees. */
  async function play(server: TouchlineApi, id: string, calls: readonly Call[]) {
    const answers: unknown[] = [];
    for (const { kind, ids, version, key, isStale } of calls) {
      const partido = await server.fetchPartido(id);
      const current = partido.ok ? partido.value.version : 0;
      const pasos = ids.map(toStep);
      const acta = actaFromLiveMatch(pasos.filter((step) => step.id !== REFUSED));
      const sheet = { ...acta, version: isStale ? current + 7 : current };
      // Idempotency keys are per account, so each run has its own.
      const make = {
        put: () => server.putDirecto(id, { version, pasos }, `${id}-${key}`),
        delete: () => server.delDirecto(id),
        read: () => server.fetchDirecto(id),
        sheet: () => server.putActa(id, sheet, `${id}-ficha-${key}`),
      };
      answers.push(visiblePart(await make[kind]()));
    }
    return answers;
  }

  it('follows the rules of the real one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(callArbitrary, { minLength: 4, maxLength: 10 }), async (calls) => {
        const fake = createServer();
        fake.state.refusedStepId = REFUSED;
        const { _id: id } = await createPartido(api, club);
        expect(await play(fake.api, 'p1', calls)).toEqual(await play(touchlineApi, id, calls));
      }),
      { numRuns: RUNS },
    );
  });
});
