import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from './testing/browser';
import { clockOffset } from './testing/club-clock';
import { findBrowser, findShell } from './testing/find-browser';
import { PATIENCE_MS } from './testing/patience';

// Test workers, and the processes that tests start, inherit the offset.
process.env['CLUB_CLOCK_OFFSET_MS'] = String(clockOffset(process.env));

/** Each worker has its own club (testing/running-site.ts). A deployed site is a single club. */
const workers = process.env['CLUB_STAGING_URL'] === undefined ? 2 : 1;

/** Journeys that the headless shell cannot run: notifications, transferred bytes, a screen that stays on. */
const NEED_WHOLE_BROWSER = [
  'notifications.journey.ts',
  'first-visit.journey.ts',
  'live-log.journey.ts',
];

const report = process.env['CLUB_TEST_REPORT'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.journey.ts',
  // Playwright need not transpile the build's bundles, which takes five seconds of CPU time.
  build: { external: ['**/dist/**/*.js'] },
  globalSetup: './testing/running-site.ts',
  workers,
  // For whole journeys on machines that are five times slower. A wait for a page times out much earlier.
  timeout: 600_000,
  expect: {
    timeout: PATIENCE_MS,
    // On another machine letters look a little different: 1.6 % of the pixels. Text moved by one line changes 11 %.
    toHaveScreenshot: { threshold: 0.3, maxDiffPixelRatio: 0.03 },
  },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // The pictures show the demo club on the tests' own day.
  ignoreSnapshots: process.env['CLUB_NOW'] !== undefined,
  forbidOnly: true,
  reporter: [
    ['list'],
    ...(report === undefined ? [] : [['junit', { outputFile: report }] as const]),
  ],
  use: {
    launchOptions: { executablePath: await findBrowser(process.env), args: BROWSER_FLAGS },
    // Steps, console and network only: page snapshots at each step cost a third more CPU time.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'journeys',
      testIgnore: NEED_WHOLE_BROWSER,
      outputDir: '.club/failures/journeys',
      use: { launchOptions: { executablePath: await findShell(process.env), args: BROWSER_FLAGS } },
    },
    {
      name: 'chromium',
      testMatch: NEED_WHOLE_BROWSER,
      outputDir: '.club/failures/chromium',
    },
  ],
});
