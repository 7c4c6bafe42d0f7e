import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { API_BASE, endpoints } from '@club/shared';
import { ROOT } from '../../scripts/build/index';
import { findFirestoreEmulator, javaVersion } from '../../scripts/platform/find-firestore-emulator';
import { startFirestoreEmulator } from '../../scripts/platform/firestore-emulator';
import { type Platform, startPlatform } from '../../scripts/platform/platform';
import { freePlatformPorts } from '../../scripts/platform/ports';
import { runningClub, useEmulators } from '../../testing/running-club';
import { expect, test } from '../../testing/journey';
import { demoClient } from '../../testing/club-access';

test.describe('the local platform', () => {
  let dir: string;
  let running: Platform | undefined;
  test.beforeAll(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'club-reinicio-'));
  });
  test.afterAll(async () => {
    await running?.stop();
    useEmulators();
    await rm(dir, { recursive: true, force: true });
  });

  const start = async () =>
    (running = await startPlatform({
      root: ROOT,
      projectId: 'demo-club-reinicio',
      ports: await freePlatformPorts(),
      folders: runningClub().folders,
      dataDir: path.join(dir, 'datos'),
      seed: 'none',
      logDir: path.join(dir, 'registro'),
      exportIntervalS: 0,
      log: () => undefined,
    }));
  const clientOf = ({ url }: Platform) => demoClient(url);

  test('leaves nothing running when stopped, and has its data and accounts when started again', async () => {
    const first = await start();
    const { url: firstUrl } = first;
    expect(await clientOf(first).call(endpoints.fetchTemporadas)).toEqual([]);
    const { data } = await clientOf(first).call(endpoints.addTemporada, {
      body: { nombre: 'Guardada' },
    });
    await first.stop();
    await expect(fetch(`${firstUrl}${API_BASE}/salud`)).rejects.toThrow();

    const second = await start();
    expect(await clientOf(second).call(endpoints.fetchTemporadas)).toEqual([data]);
    await clientOf(second).call(endpoints.addTemporada, { body: { nombre: 'Otra' } });
  });

  test('survives large bodies in unexpected places', async () => {
    const { url = '' } = running ?? {};
    const body = JSON.stringify({ nombre: 'x'.repeat(20 * 1024 * 1024) });
    const headers = { 'content-type': 'application/json' };
    for (const [address, status] of [
      ['/partidos', 405],
      [`${API_BASE}/no-existe`, 404],
      [`${API_BASE}/fetch-equipos`, 405],
      [`${API_BASE}/add-campo`, 413],
    ] as const) {
      const answer = await fetch(url + address, { method: 'POST', headers, body });
      expect(answer.status, address).toBe(status);
      await answer.arrayBuffer();
    }
    expect((await fetch(`${url}${API_BASE}/salud`)).status).toBe(200);
  });
});

test.describe('errors that the person at the keyboard can fix', () => {
  test('include missing Java, in one sentence', async () => {
    await expect(javaVersion({ PATH: '/nonexistent' })).rejects.toThrow(
      /^No se encuentra Java, .* instala Java 17 o posterior .*\.$/,
    );
  });

  test('include a missing named Firestore emulator, in one sentence', async () => {
    const env = { ...process.env, CLUB_FIRESTORE_EMULATOR_JAR: '/nonexistent/emulator.jar' };
    await expect(findFirestoreEmulator(env)).rejects.toThrow(/^[^\n]+\.$/);
  });

  test('include an ended Firestore emulator, in one sentence with its log', async () => {
    const logDir = await mkdtemp(path.join(os.tmpdir(), 'club-sin-firestore-'));
    const jar = path.join(logDir, 'emulator.jar');
    await writeFile(jar, '');
    const before = process.env['CLUB_FIRESTORE_EMULATOR_JAR'];
    process.env['CLUB_FIRESTORE_EMULATOR_JAR'] = jar;
    const start = startFirestoreEmulator({
      root: ROOT,
      projectId: 'demo-club-reinicio',
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

  test('end «npm start» with the sentence and nothing else', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
      cwd: ROOT,
      env: { ...process.env, CLUB_SEED: 'algo' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let text = '';
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(code).toBe(1);
    expect(text.trim()).toBe('CLUB_SEED solo puede ser «demo» o «none», no «algo».');
  });
});
