import { parseArgs } from 'node:util';
import { serveCheckouts } from './checkout';
import { measureThroughput, median } from './measure';

/*
 * Pages per second of one instance for eight clients, each sending the next request after a response. Compares this
 * checkout with another in the same run: `npx tsx bench/pages.ts --baseline FOLDER`.
 */
const { values } = parseArgs({
  options: {
    baseline: { type: 'string' },
    /** Rounds per page. The median is printed. */
    rounds: { type: 'string', default: '5' },
    /** Seconds per page and round. */
    seconds: { type: 'string', default: '4' },
  },
});
const CLIENTS = 8;

const served = await serveCheckouts(values.baseline, { isInstance: true });
try {
  console.log(
    `${String(CLIENTS)} clients, one instance\npage        checkout  per second    p50 ms    p95 ms`,
  );
  for (const [index, [page]] of (served[0]?.pages ?? []).entries()) {
    const figures = served.map((): [number[], number[], number[]] => [[], [], []]);
    // Alternating, so that other load on the machine affects both equally.
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const [which, { url, pages }] of served.entries()) {
        const result = await measureThroughput(url + (pages[index]?.[1] ?? ''), {
          clients: CLIENTS,
          seconds: Number(values.seconds),
        });
        for (const [at, figure] of result.entries()) figures[which]?.[at]?.push(figure);
      }
    }
    const medians = figures.map((columns) => columns.map(median));
    const print = (name: string, columns: readonly number[], digits: number) => {
      const texts = columns.map((figure) => figure.toFixed(digits).padStart(9));
      console.log(`${page.padEnd(11)} ${name.padEnd(12)} ${texts.join(' ')}`);
    };
    for (const [which, { name }] of served.entries()) print(name, medians[which] ?? [], 1);
    const [before, now] = medians;
    if (before && now) {
      const ratios = now.map((figure, at) => figure / (before[at] ?? Number.NaN));
      print('now / before', ratios, 2);
    }
  }
} finally {
  await Promise.all(served.map((one) => one.stop()));
}
