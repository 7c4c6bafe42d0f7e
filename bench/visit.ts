import { execFile } from 'node:child_process';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { z } from 'zod';
import { BROWSER_FLAGS, launchBrowser } from '../testing/browser';
import { findBrowser } from '../testing/find-browser';
import { serveCheckouts } from './checkout';
import { median } from './measure';
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
const lighthouse = process.env['CLUB_LIGHTHOUSE'];

const reportSchema = z.object({
  audits: z.object({ 'total-blocking-time': z.object({ numericValue: z.number().optional() }) }),
});

/** Visits before a page counts as broken. Some fail because Lighthouse has noticed no paint. */
const ATTEMPTS = 4;

/** Total blocking time of a page on a phone, milliseconds. */
async function blockedTime(installation: string, url: string): Promise<number> {
  const cli = path.join(installation, 'node_modules/lighthouse/cli/index.js');
  const flags = ['--only-audits=total-blocking-time', '--output=json', '--quiet'];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [cli, url, ...flags, `--chrome-flags=${BROWSER_FLAGS.join(' ')}`],
      {
        env: { ...process.env, CHROME_PATH: await findBrowser(process.env) },
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    const { numericValue } = reportSchema.parse(JSON.parse(stdout)).audits['total-blocking-time'];
    if (numericValue !== undefined) return numericValue;
  }
  throw new Error(`Lighthouse has no figure for ${url}`);
}

const served = await serveCheckouts(options.baseline, { isInstance: false });
const browser = await launchBrowser();
try {
  // Warm-up: the first request of a function is slow.
  for (const { url, pages } of served)
    for (const [, page] of pages) await (await fetch(url + page)).text();
  for (const [index, [page]] of (served[0]?.pages ?? []).entries()) {
    const figures = served.map(() => ({
      kb: [] as number[],
      requests: [] as number[],
      blocked: [] as number[],
    }));
    // Alternating, so that other load on the machine affects both equally.
    for (let run = 0; run < Number(options.runs); run += 1) {
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
    const medians = figures.map(({ kb, requests, blocked }) => [kb, requests, blocked].map(median));
    for (const [which, { name }] of served.entries()) {
      const [kb = 0, requests = 0, blocked = 0] = medians[which] ?? [];
      const blockedText = lighthouse === undefined ? '' : `, blocked ${blocked.toFixed(0)} ms`;
      console.log(
        `${page.padEnd(11)} ${name.padEnd(7)} ${kb.toFixed(0)} kB in ${String(requests)} requests${blockedText}`,
      );
    }
  }
} finally {
  await browser.close();
  await Promise.all(served.map((one) => one.stop()));
}
