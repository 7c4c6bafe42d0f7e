import { parseArgs } from 'node:util';
import { endpoints } from '@club/shared';
import {
  buildActa,
  createClub,
  createPartido,
  type TestClub,
} from '../functions/src/testing/factories';
import { connectTestApi, type RunningApi, startTestApi } from '../functions/src/testing/test-api';
import { dateStr } from '../scripts/import/to-bodies';
import { clearFirestore } from '../scripts/platform/firestore-emulator';
import { type LocalSite, withLocalSite } from './local-site';
import { median, percentile } from './measure';

/* Time, reads and writes of a save for seasons of different sizes, and the ratio of their times. */
const { values } = parseArgs({
  options: {
    /** Skips sizes with more matches. */
    largest: { type: 'string', default: '400' },
  },
});

/** Number of matches in the season of the saved sheet, and of players in the squad. */
const SIZES = [
  { matches: 17, players: 20 },
  { matches: 40, players: 20 },
  { matches: 400, players: 20 },
  { matches: 400, players: 200 },
].filter(({ matches }) => matches <= Number(values.largest));
/** Measured saves per size. */
const SAVES = 40;

/** Date of a match, DD-MM-YYYY: one match a day. */
const matchDate = (index: number) =>
  dateStr(new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10));

const save = (api: RunningApi, club: TestClub, id: string, goals: number) =>
  api.succeed(endpoints.updatePartido, {
    id,
    body: buildActa(club, { scorers: Array.from({ length: goals }, () => 8) }),
  });

const columns = (figures: readonly number[]) =>
  figures.map((figure) => figure.toFixed(1).padStart(9)).join('');

await withLocalSite({ seed: 'none' }, async ({ platform, projectId }: LocalSite) => {
  const hosts = {
    firestore: platform.firestoreHost,
    auth: platform.authHost,
    authProjectId: projectId,
  };
  const api = await connectTestApi(platform.url, hosts);
  // Runs the API in this process, on the same database, and counts its reads and writes.
  const counting = await startTestApi(hosts, { projectId });
  console.log('save of a sheet with 11 players, on Google’s runtime, local Firestore emulator');
  console.log('  matches  players   p50 ms   p95 ms    reads   writes');
  const medians: number[] = [];
  for (const { matches, players } of SIZES) {
    await clearFirestore(platform.firestoreHost, projectId);
    const club = await createClub(api, players);
    const { _id: id } = await createPartido(api, club, { fecha_str: matchDate(0) });
    for (let index = 1; index < matches; index += 1) {
      await createPartido(api, club, { fecha_str: matchDate(index) });
    }
    const latencies: number[] = [];
    await save(api, club, id, 1);
    for (let attempt = 0; attempt < SAVES; attempt += 1) {
      const startedAt = performance.now();
      await save(api, club, id, 2 + (attempt % 3));
      latencies.push(performance.now() - startedAt);
    }
    const before = { ...counting.traffic };
    await save(counting, club, id, 1);
    const reads = counting.traffic.reads - before.reads;
    const writes = counting.traffic.writes - before.writes;
    medians.push(median(latencies));
    const figures = [matches, players, median(latencies), percentile(latencies, 0.95)];
    console.log(columns([...figures, reads, writes]));
  }
  const ratio = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN);
  console.log(`\ntime of the largest / smallest: ${ratio.toFixed(2)}`);
  await Promise.all([api.stop(), counting.stop()]);
});
process.exit(0);
