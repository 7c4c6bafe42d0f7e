import { parseArgs } from 'node:util';
import { launchBrowser } from '../testing/browser';
import { serveCheckouts } from './checkout/serve-checkout';
import { percentile } from './percentile';
import { blockedTime } from './visit/blocked-time';
import { coldVisit } from './visit/cold-visit';

/*
 * Cost of a first visit with a phone: bytes, requests and blocked time of five pages. Compares this checkout with
 * another in the same run: `npx tsx bench/visit.ts --baseline FOLDER`. Blocked time needs Lighthouse 12, which is not
 * a dependency: CLUB_LIGHTHOUSE names a folder with an installation.
 */
const { values: options } = parseArgs({
  options: {
    baseline: { type: 'string' },
    runs: { type: 'string', default: '5' },
    transfers: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);
const lighthouse = process.env['CLUB_LIGHTHOUSE'];

/** Figures of one page of one checkout. */
interface Figures {
  readonly kb: number[];
  readonly requests: number[];
  readonly blocked: number[];
}

const served = await serveCheckouts(options.baseline, { isInstance: false });
const browser = await launchBrowser();
try {
  // Warm-up: the first request of a function is slow.
  for (const { url, pages } of served)
    for (const [, page] of pages) await (await fetch(url + page)).text();
  for (const index of [0, 1, 2, 3, 4]) {
    const figures = served.map((): Figures => ({ kb: [], requests: [], blocked: [] }));
    // Alternating, so that other load on the machine affects both equally.
    for (let run = 0; run < runs; run += 1) {
      for (const [which, { url, pages }] of served.entries()) {
        const address = url + (pages[index]?.[1] ?? '');
        const visit = await coldVisit(browser, address);
        figures[which]?.kb.push(visit.bytes / 1000);
        figures[which]?.requests.push(visit.requests);
        if (options.transfers && run === 0)
          for (const [file, bytes] of visit.transfers) console.log(`  ${String(bytes)} ${file}`);
        if (lighthouse !== undefined)
          figures[which]?.blocked.push(await blockedTime(lighthouse, address));
      }
    }
    for (const [which, { name, pages }] of served.entries()) {
      const { kb, requests, blocked } = figures[which] ?? { kb: [], requests: [], blocked: [] };
      console.log(
        `${(pages[index]?.[0] ?? '').padEnd(11)} ${name.padEnd(7)} ${percentile(kb, 0.5).toFixed(0)} kB in ` +
          `${String(percentile(requests, 0.5))} requests` +
          (blocked.length > 0
            ? `, blocked ${percentile(blocked, 0.5).toFixed(0)} ms (${blocked.map((ms) => ms.toFixed(0)).join(', ')})`
            : ''),
      );
    }
  }
} finally {
  await browser.close();
  await Promise.all(served.map((one) => one.stop()));
}
