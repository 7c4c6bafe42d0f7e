import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { API_BASE, endpoints, firestorePaths } from '@club/shared';
import { demoSettings } from '@club/shared/demo';
import { ROOT } from '../../scripts/build/index';
import { type Dev, startDev } from '../../scripts/dev/start-dev';
import { requireFirestoreEmulator } from '../../scripts/platform/find-firestore-emulator';
import { startFirestoreEmulator } from '../../scripts/platform/firestore-emulator';
import { type Platform, startPlatform } from '../../scripts/platform/platform';
import { freePlatformPorts, freePorts } from '../../scripts/platform/ports';
import { becomeLive, openTab } from '../../testing/browser';
import { runningClub, useEmulators } from '../../testing/running-club';
import { expect, test } from '../../testing/journey';
import { demoClient } from '../../testing/club-access';

const PROJECT = 'demo-club-reinicio';

test.describe('the local platform', () => {
  let dir: string;
  /** A modifiable copy of the functions' sources, inside the checkout, so that it finds the packages. */
  let sources: string;
  let dev: Dev;
  let restarted: Platform | undefined;

  const options = async () => ({
    projectId: PROJECT,
    ports: await freePlatformPorts(),
    dataDir: path.join(dir, 'datos'),
    // With photos, as `npm start`. Only the first start finds an empty store.
    seed: 'demo' as const,
    logDir: path.join(dir, 'registro'),
    exportIntervalS: 0,
    log: () => undefined,
  });

  test.beforeAll(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'club-reinicio-'));
    sources = path.join(ROOT, 'dist', path.basename(dir));
    for (const part of ['src', 'package.json', 'deploy/package-lock.json']) {
      await cp(path.join(ROOT, 'functions', part), path.join(sources, 'functions', part), {
        recursive: true,
      });
    }
    await cp(path.join(ROOT, 'firestore.rules'), path.join(dir, 'firestore.rules'));
    const [webPort = 0] = await freePorts(1);
    dev = await startDev({
      ...(await options()),
      functionsRoot: sources,
      rulesFile: path.join(dir, 'firestore.rules'),
      webPort,
    });
  });
  test.afterAll(async () => {
    await (restarted ?? dev).stop();
    useEmulators();
    await Promise.all([dir, sources].map((folder) => rm(folder, { recursive: true, force: true })));
  });

  const edit = async (file: string, before: string, after: string) => {
    const text = await readFile(file, 'utf8');
    expect(text).toContain(before);
    await writeFile(file, text.replaceAll(before, after));
  };

  test('of npm run dev has pages from the sources, with the data of the functions', async ({
    browser,
  }) => {
    const tab = await openTab(browser);
    const { page, problems } = tab;
    const response = await page.goto(`${dev.url}/plantilla`);
    expect(await response?.text()).toMatch(/@vite\/client[\s\S]*src="\/site\/main\.tsx/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).toContain(demoSettings.nombre);
    await page.locator('main img[src*="/imagenes/jugador-perfil/"]').first().waitFor();
    // Live data comes last, so all errors have been reported by then.
    await becomeLive(tab);
    expect(problems).toEqual([]);
    await page.goto(`${dev.url}/login`);
    await page.getByRole('button', { name: 'Login' }).waitFor();
    expect(problems).toEqual([]);
    expect((await page.goto(`${dev.url}/no-existe`))?.status()).toBe(404);
    await page.context().close();
  });

  test('of npm run dev applies a change of a function to the next request', async () => {
    const salud = async () => (await fetch(`${dev.url}${API_BASE}/salud`)).text();
    expect(await salud()).toContain('Todo en marcha.');
    const handlers = path.join(sources, 'functions/src/api/handlers/services.ts');
    await edit(handlers, 'Todo en marcha.', 'Todo cambiado.');
    await expect.poll(salud).toContain('Todo cambiado.');
  });

  test('of npm run dev applies changed rules', async () => {
    const url = `http://${dev.platform.firestoreHost}/v1/projects/${PROJECT}/databases/(default)/documents/${firestorePaths.club()}`;
    expect((await fetch(url)).status).toBe(200);
    await edit(path.join(dir, 'firestore.rules'), "in ['club', ", "in ['clubs', ");
    await expect.poll(async () => (await fetch(url)).status).toBe(403);
  });

  test('leaves nothing running when stopped, and has its data and accounts when started again', async () => {
    const first = demoClient(dev.platform.url);
    await first.call(endpoints.addTemporada, { body: { nombre: 'Guardada' } });
    const temporadas = await first.call(endpoints.fetchTemporadas);
    expect(temporadas).toHaveLength(3);
    await dev.stop();
    for (const url of [dev.url, dev.platform.url]) await expect(fetch(url)).rejects.toThrow();

    restarted = await startPlatform({ ...(await options()), folders: runningClub().folders });
    const second = demoClient(restarted.url);
    expect(await second.call(endpoints.fetchTemporadas)).toEqual(temporadas);
    await second.call(endpoints.addTemporada, { body: { nombre: 'Otra' } });
  });
});

test.describe('errors that the person at the keyboard can fix', () => {
  test('include missing Java and a missing named Firestore emulator, in one sentence', async () => {
    const find = (env: NodeJS.ProcessEnv) =>
      expect(requireFirestoreEmulator(env, ROOT, () => undefined)).rejects;
    await find({ PATH: '/nonexistent' }).toThrow(
      /^No se encuentra Java, .* instala Java 17 o posterior .*\.$/,
    );
    await find({
      ...process.env,
      CLUB_FIRESTORE_EMULATOR_JAR: '/nonexistent/emulator.jar',
    }).toThrow(/^CLUB_FIRESTORE_EMULATOR_JAR señala [^\n]+\.$/);
  });

  test('include an ended Firestore emulator, in one sentence with its log', async () => {
    const logDir = await mkdtemp(path.join(os.tmpdir(), 'club-sin-firestore-'));
    const jar = path.join(logDir, 'emulator.jar');
    await writeFile(jar, '');
    const before = process.env['CLUB_FIRESTORE_EMULATOR_JAR'];
    process.env['CLUB_FIRESTORE_EMULATOR_JAR'] = jar;
    const start = startFirestoreEmulator({
      projectId: PROJECT,
      isSingleProject: true,
      logDir,
    });
    const file = path.join(logDir, 'firestore.log');
    await expect(start).rejects.toThrow(
      `No se ha podido arrancar Firestore: el proceso de Firestore ha terminado (1). Detalles en ${file}.`,
    );
    expect(await readFile(file, 'utf8')).not.toBe('');
    if (before === undefined) delete process.env['CLUB_FIRESTORE_EMULATOR_JAR'];
    else process.env['CLUB_FIRESTORE_EMULATOR_JAR'] = before;
    await rm(logDir, { recursive: true });
  });
});
