import { execFile } from 'node:child_process';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { z } from 'zod';
import { BROWSER_FLAGS, launchBrowser } from '../testing/browser';
import { findBrowser } from '../testing/find-browser';
import { compareCheckouts } from './checkout';
import { coldVisit } from './visit/cold-visit';

/*
 * Cost of a first visit with a phone: bytes, requests and blocked time of five pages. Compares this checkout with
 * another in the same run: `npx tsx bench/visit.ts --baseline FOLDER`. Blocked time needs Lighthouse 12, which is not
 * a dependency: CLUB_LIGHTHOUSE names a folder with an installation.
 */
const { values } = parseArgs({
  options: {
    baseline: { type: 'string' },
    runs: { type: 'string', default: '5' },
    /** Prints each transfer. */
    transfers: { type: 'boolean', default: false },
  },
});
const lighthouse = process.env['CLUB_LIGHTHOUSE'];

const reportSchema = z.object({
  audits: z.object({ 'total-blocking-time': z.object({ numericValue: z.number().optional() }) }),
});

/** Maximum visits of a page. Sometimes Lighthouse notices no paint and has no figure. */
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

const browser = await launchBrowser();
try {
  const columns = ['kB', 'requests', ...(lighthouse === undefined ? [] : ['blocked ms'])];
  await compareCheckouts(values.baseline, Number(values.runs), columns, async ({ url }, page) => {
    const { bytes, requests, transfers } = await coldVisit(browser, url + page);
    if (values.transfers)
      for (const [file, size] of transfers) console.log(`  ${String(size)} ${file}`);
    const blocked = lighthouse === undefined ? [] : [await blockedTime(lighthouse, url + page)];
    return [bytes / 1000, requests, ...blocked];
  });
} finally {
  await browser.close();
}
