import { appendFile, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isMarked, markPage } from '../testing/browser';
import { publicRoutes } from '../testing/public-routes';
import { runningClub, site } from '../testing/running-club';
import { demoJourney, expect, test } from '../testing/journey';

const assetsDir = () => path.join(runningClub().folders.web, 'assets');

/** File name of the code that lists the matches behind a player's figure. It is loaded when one is opened. */
async function findLazyChunk(): Promise<string> {
  const found = (await readdir(assetsDir())).find((name) => /^behind-figure-.*\.js$/.test(name));
  if (found === undefined) throw new Error('the build has no chunk behind-figure');
  return found;
}

/** Runs work while Hosting has a newer build: another worker, and the chunk of `findLazyChunk` deleted. */
async function withNewBuild(work: () => Promise<void>): Promise<void> {
  const { web } = runningClub().folders;
  const assets = assetsDir();
  const gone = await findLazyChunk();
  const worker = path.join(web, 'sw.js');
  const before = await readFile(worker);
  await appendFile(worker, '\n// A newer build.\n');
  await rename(path.join(assets, gone), path.join(web, gone));
  try {
    await work();
  } finally {
    await writeFile(worker, before);
    await rename(path.join(web, gone), path.join(assets, gone));
  }
}

test.describe('a new version of the site', () => {
  const { openTab } = demoJourney();

  test('is installed while a page is open, which keeps its own code', async () => {
    const { page, problems } = await openTab({ serviceWorkers: 'allow' });
    const player = (await publicRoutes()).find(({ name }) => name === 'player')?.path ?? '';
    await page.goto(site() + player);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await markPage(page);

    await withNewBuild(async () => {
      await page.evaluate(async () => {
        const changed = new Promise((resolve) => {
          navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
        });
        await (await navigator.serviceWorker.ready).update();
        await changed;
      });
      // Nothing reloads automatically, and opening a figure loads the code of the page's own version.
      expect(await isMarked(page)).toBe(true);
      await page.getByRole('button', { expanded: false }).first().click();
      await page.locator('main a[href^="/partidos/"]').first().waitFor();
      expect(problems).toEqual([]);
      // The next opened page is of the new version, with the new worker.
      await page.goto(`${site()}/partidos`);
      await page.getByRole('heading', { level: 1, name: 'Partidos' }).waitFor();
      expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe(
        'activated',
      );
    });
  });

  test('leaves no cached 404: code that was missing is found once it is deployed', async () => {
    const { page } = await openTab();
    await page.goto(`${site()}/contacto`);
    const url = `/assets/${await findLazyChunk()}`;
    const requestStatus = () => page.evaluate(async (file) => (await fetch(file)).status, url);
    await withNewBuild(async () => {
      expect(await requestStatus()).toBe(404);
    });
    expect(await requestStatus()).toBe(200);
  });
});
