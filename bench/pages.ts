import { parseArgs } from 'node:util';
import { serveCheckouts } from './checkout/serve-checkout';
import { percentile } from './percentile';
import { measureThroughput, type Throughput } from './throughput';

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
    const figures = served.map((): Record<keyof Throughput, number[]> => ({
      perSecond: [],
      p50: [],
      p95: [],
    }));
    // Alternating, so that other load on the machine affects both equally.
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const [which, { url, pages }] of served.entries()) {
        const result = await measureThroughput(url + (pages[index]?.[1] ?? ''), {
          clients: CLIENTS,
          seconds: Number(values.seconds),
        });
        for (const key of ['perSecond', 'p50', 'p95'] as const)
          figures[which]?.[key].push(result[key]);
      }
    }
    const medians = figures.map(({ perSecond, p50, p95 }) =>
      [perSecond, p50, p95].map((each) => percentile(each, 0.5)),
    );
    for (const [which, { name }] of served.entries()) {
      const columns =
        medians[which]?.map((figure) => figure.toFixed(1).padStart(9)).join(' ') ?? '';
      console.log(`${page.padEnd(11)} ${name.padEnd(8)} ${columns}`);
    }
    const [before, now] = medians;
    if (before && now) {
      const [ratio, p50, p95] = now.map((figure, at) => figure / (before[at] ?? Number.NaN));
      console.log(
        `${page.padEnd(11)} now / before: ${[ratio, p50, p95].map((one) => (one ?? Number.NaN).toFixed(2).padStart(7)).join('   ')}`,
      );
    }
  }
} finally {
  await Promise.all(served.map((one) => one.stop()));
}
