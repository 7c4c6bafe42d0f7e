import os from 'node:os';
import { endpoints, firestorePaths } from '@club/shared';
import { readArguments } from '../scripts/platform/arguments';
import { startCrowd } from './listeners';
import { type LocalSite, sheetWithGoals, withLocalSite } from './local-site';
import { summary } from './measure';

/** Live readers: half on the home page, half on a match. */
const READERS = Number(process.env['CLUB_LOAD_READERS'] ?? 300);
const SAVES = Number(process.env['CLUB_LOAD_SAVES'] ?? 200);
/** Every fourth save is of the watched match. */
const WATCHED_EVERY = 4;

async function run({ api, platform, projectId }: LocalSite): Promise<boolean> {
  const partidos = (await api.call(endpoints.fetchPartidos)).filter(({ jugado }) => jugado);
  const shown = (await api.call(endpoints.fetchNextGames)).find(({ jugado }) => jugado);
  const watched = partidos.find(({ _id }) => _id === shown?.partido_id);
  if (!watched) throw new Error('the demo club has no played match on its home page');
  const others = partidos.filter(({ _id }) => _id !== watched._id);
  const home = [firestorePaths.portada(), firestorePaths.calendario(watched.temporada_id)];
  const match = [
    firestorePaths.partido(watched._id),
    firestorePaths.calendario(watched.temporada_id),
  ];
  const crowd = await startCrowd({
    projectId,
    host: platform.firestoreHost,
    readers: Array.from({ length: READERS }, (_none, index) => (index % 2 === 0 ? home : match)),
    timed: firestorePaths.partido(watched._id),
  });
  const startedAt = Date.now();
  const saves: number[] = [];
  const sentAt = new Map<number, number>();
  let next = 0;
  const lane = async () => {
    while (next < SAVES) {
      const save = next;
      next += 1;
      const isWatched = save % WATCHED_EVERY === 0;
      const partido = isWatched ? watched : others[save % others.length];
      if (!partido) continue;
      const at = Date.now();
      const { data } = await api.call(endpoints.updatePartido, {
        id: partido._id,
        // Successive saves of a match have different scores: saving the same sheet again would change nothing.
        body: sheetWithGoals(partido, 1 + (save % 9) + Math.floor(save / 36)),
      });
      saves.push(Date.now() - at);
      if (isWatched) sentAt.set(data.version, at);
    }
  };
  // Two people in parallel, each waiting for a response before the next save.
  await Promise.all([lane(), lane()]);
  const seconds = (Date.now() - startedAt) / 1000;

  const { late, snapshots } = await crowd.catchUp();
  const latencies = [...sentAt].flatMap(([version, sent]) =>
    (crowd.arrivals.get(version) ?? []).map((at) => at - sent),
  );
  await crowd.stop();

  console.log(
    `\n${String(READERS)} live readers, ${String(saves.length)} sheets in ${seconds.toFixed(0)} s`,
  );
  console.log(
    `machine: ${String(os.cpus().length)} cores, ${(os.totalmem() / 1e9).toFixed(0)} GB, everything on it`,
  );
  console.log(`a save, request to answer:      ${summary(saves)}`);
  console.log(
    `request to a reader's listener: ${summary(latencies)} (${String(latencies.length)} arrivals)`,
  );
  console.log(`snapshots in all: ${String(snapshots)}`);
  console.log(`listeners without the final state: ${String(late)}`);
  return late === 0 && saves.length === SAVES;
}

readArguments({});
process.exit((await withLocalSite({ seed: 'demo' }, run)) ? 0 : 1);
