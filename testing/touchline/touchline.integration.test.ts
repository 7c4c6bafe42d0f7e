import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createClub, createPartido } from '../../functions/src/testing/factories';
import { startApi } from '../../functions/src/testing/start-api';
import { forAllTests } from '../../functions/src/testing/standing';
import { Phone } from './phone';
import { Sequence } from './sequence';
import { followMatch } from './server';
import { callFromTheWeb } from './web-calls';

/** Number of sequences per run. All 200: `CLUB_BANDA=200 npx vitest run --project integration testing/touchline`. */
const SEQUENCES = Number(process.env['CLUB_BANDA'] ?? 10);
const FIRST_SEED = Number(process.env['CLUB_BANDA_SEED'] ?? 1);
const STEPS = 30;
const AT_ONCE = 4;

const api = forAllTests(startApi);
const club = forAllTests(() => createClub(api, 2));
callFromTheWeb(api);

const follow = async () => followMatch(api, (await createPartido(api, club))._id);

function createIds(): () => string {
  let ids = 0;
  return () => {
    ids += 1;
    return `id-${String(ids)}`;
  };
}

describe('«Desde la banda» against the real server', () => {
  it('does not mistake a replayed response for the current state', async () => {
    const server = await follow();
    const newId = createIds();
    const [one, two] = [new Phone(server, 'uno', newId), new Phone(server, 'dos', newId)];
    for (const phone of [one, two]) await phone.openTab();
    one.network.net = 'lost';
    await one.note({ id: 'gol', instante: server.now().partido.fecha_date, tipo: 'gol_anotado' });
    await one.settled();
    await two.hear();
    await two.tab.discard();
    one.network.net = 'up';
    one.tab.kick();
    await one.settled();
    expect(one.saysAllSent()).toEqual([]);
    expect(one.tab.state().delivery.kind).toBe('descartado');
    for (const phone of [one, two]) await phone.close();
  });

  it(`says «Todo enviado» of nothing that the server lacks, ${String(SEQUENCES)} times`, async () => {
    const seeds = Array.from({ length: SEQUENCES }, (_, index) => FIRST_SEED + index);
    const run = async () => {
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
        try {
          await new Sequence(await follow(), seed).run(STEPS);
        } catch (error) {
          throw new Error(`sequence ${String(seed)}: ${String(error)}`, { cause: error });
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, run));
  }, 600_000);
});
