import { launchBrowser } from '../testing/browser';
import { readArguments } from '../scripts/platform/arguments';
import { compareCheckouts } from './checkout';
import { coldVisit } from './visit/cold-visit';

/*
 * Cost of a first visit with a phone: bytes, requests and blocked time of five pages. Compares this checkout with
 * another in the same run: `npx tsx bench/visit.ts --baseline FOLDER`.
 */
const { values } = readArguments({
  baseline: { type: 'string' },
  runs: { type: 'string', default: '5' },
  /** Prints each transfer. */
  transfers: { type: 'boolean', default: false },
});

/** How much slower a phone's CPU is. */
const SLOWDOWN = 4;

const browser = await launchBrowser();
try {
  const columns = ['kB', 'requests', 'blocked ms'];
  await compareCheckouts(values.baseline, Number(values.runs), columns, async ({ url }, page) => {
    const { bytes, requests, transfers, blockedMs } = await coldVisit(
      browser,
      url + page,
      SLOWDOWN,
    );
    if (values.transfers)
      for (const [file, size] of transfers) console.log(`  ${String(size)} ${file}`);
    return [bytes / 1000, requests, blockedMs];
  });
} finally {
  await browser.close();
}
