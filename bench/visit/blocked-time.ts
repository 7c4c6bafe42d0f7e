import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { BROWSER_FLAGS } from '../../testing/browser';
import { findBrowser } from '../../testing/find-browser';

const run = promisify(execFile);

const reportSchema = z.object({
  audits: z.object({
    'total-blocking-time': z.object({
      /** Absent if the visit failed, usually because no paint was detected. */
      numericValue: z.number().optional(),
      errorMessage: z.string().optional(),
    }),
  }),
});

/** Failed visits before the page counts as broken. */
const MAX_FAILED = 3;

async function audit(lighthouse: string, url: string) {
  const { stdout } = await run(
    process.execPath,
    [
      path.join(lighthouse, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--only-audits=total-blocking-time',
      '--output=json',
      '--quiet',
      `--chrome-flags=${BROWSER_FLAGS.join(' ')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: await findBrowser(process.env) },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return reportSchema.parse(JSON.parse(stdout)).audits['total-blocking-time'];
}

/** Total blocking time of a page on a phone, milliseconds, by the Lighthouse in a folder's node_modules. */
export async function blockedTime(lighthouse: string, url: string): Promise<number> {
  for (let failed = 0; ; failed += 1) {
    const { numericValue, errorMessage = 'no figure' } = await audit(lighthouse, url);
    if (numericValue !== undefined) return numericValue;
    if (failed === MAX_FAILED) throw new Error(`Lighthouse of ${url}: ${errorMessage}`);
    console.log(`  a visit of ${url} failed and is made again: ${errorMessage}`);
  }
}
