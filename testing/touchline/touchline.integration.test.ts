import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createClub, createPartido } from '../../functions/src/testing/factories';
import { startApi } from '../../functions/src/testing/start-api';
import { forAllTests } from '../../functions/src/testing/standing';
import { Phone } from './phone';
import { Sequence } from './sequence';
import { followMatch, callFromTheWeb } from './server';

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
    expect(one.tab.state().sending.kind).toBe('descartado');
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
