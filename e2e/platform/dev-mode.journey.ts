import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { API_BASE, firestorePaths } from '@club/shared';
import { demoSettings } from '@club/shared/demo';
import { ROOT } from '../../scripts/build/index';
import { type Dev, startDev } from '../../scripts/dev/start-dev';
import { freePlatformPorts, freePorts } from '../../scripts/platform/ports';
import { becomeLive, launchBrowser, openTab } from '../../testing/browser';
import { expect, test } from '../../testing/journey';
import { useEmulators } from '../../testing/running-club';

const PROJECT = 'demo-club-desarrollo';

test.describe('npm run dev', () => {
  let dir: string;
  let sources: string;
  let dev: Dev;
  test.beforeAll(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'club-desarrollo-'));
    // A modifiable copy inside the checkout, so that it finds the packages.
    sources = path.join(ROOT, 'dist', path.basename(dir));
    for (const part of ['src', 'package.json', 'deploy/package-lock.json']) {
      await cp(path.join(ROOT, 'functions', part), path.join(sources, 'functions', part), {
        recursive: true,
      });
    }
    await cp(path.join(ROOT, 'firestore.rules'), path.join(dir, 'firestore.rules'));
    const [webPort = 0] = await freePorts(1);
    dev = await startDev({
      root: ROOT,
      functionsRoot: sources,
      rulesFile: path.join(dir, 'firestore.rules'),
      projectId: PROJECT,
      ports: await freePlatformPorts(),
      webPort,
      dataDir: path.join(dir, 'datos'),
      seed: 'demo',
      logDir: path.join(dir, 'registro'),
      exportIntervalS: 0,
      log: () => undefined,
    });
  });
  test.afterAll(async () => {
    await dev.stop();
    useEmulators();
    await Promise.all([dir, sources].map((folder) => rm(folder, { recursive: true })));
  });

  const edit = async (file: string, before: string, after: string) => {
    const text = await readFile(file, 'utf8');
    expect(text).toContain(before);
    await writeFile(file, text.replaceAll(before, after));
  };

  test('has pages from the sources, with the data of the functions', async () => {
    const browser = await launchBrowser();
    try {
      const tab = await openTab(browser);
      const { page, problems } = tab;
      const response = await page.goto(`${dev.url}/plantilla`);
      expect(await response?.text()).toMatch(/@vite\/client[\s\S]*src="\/site\/main\.tsx/);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.title()).toContain(demoSettings.nombre);
      // Live data comes last, so all errors have been reported by then.
      await becomeLive(tab);
      expect(problems).toEqual([]);
      await page.goto(`${dev.url}/login`);
      await page.getByRole('button', { name: 'Login' }).waitFor();
      expect(problems).toEqual([]);
      expect((await page.goto(`${dev.url}/no-existe`))?.status()).toBe(404);
    } finally {
      await browser.close();
    }
  });

  test('applies a change of a function to the next request', async () => {
    const salud = async () => (await fetch(`${dev.url}${API_BASE}/salud`)).text();
    expect(await salud()).toContain('Todo en marcha.');
    const handlers = path.join(sources, 'functions/src/api/handlers/services.ts');
    await edit(handlers, 'Todo en marcha.', 'Todo cambiado.');
    await expect.poll(salud).toContain('Todo cambiado.');
  });

  test('applies changed rules', async () => {
    const url = `http://${dev.platform.firestoreHost}/v1/projects/${PROJECT}/databases/(default)/documents/${firestorePaths.club()}`;
    expect((await fetch(url)).status).toBe(200);
    await edit(path.join(dir, 'firestore.rules'), "in ['club', ", "in ['clubs', ");
    await expect.poll(async () => (await fetch(url)).status).toBe(403);
  });
});
