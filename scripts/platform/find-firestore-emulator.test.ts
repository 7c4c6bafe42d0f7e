import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../build/index';
import { requireFirestoreEmulator } from './download-emulator';
import { UserError } from './user-error';

/** A fake firebase-tools, which slowly writes a temporary file. */
const DOWNLOADER = `
  const fs = require('node:fs');
  const path = require('node:path');
  if (process.argv[2] !== 'setup:emulators:firestore') process.exit(2);
  const dir = process.env.FIREBASE_EMULATORS_PATH;
  const part = path.join(process.env.TMPDIR, 'tmp-1');
  fs.writeFileSync(part, 'x'.repeat(50));
  const wait = setInterval(() => {
    if (!fs.existsSync(path.join(dir, 'visto'))) return;
    clearInterval(wait);
    fs.writeFileSync(path.join(dir, 'cloud-firestore-emulator-v1.0.0.jar'), 'x'.repeat(100));
  }, 20);
`;

// The fake Java is a script with a shebang line, which needs a POSIX system.
describe.runIf(process.platform !== 'win32')(
  'the emulator on a machine that does not have it',
  () => {
    let dir: string;
    let env: NodeJS.ProcessEnv;
    const lines: string[] = [];
    beforeEach(async () => {
      dir = await mkdtemp(path.join(os.tmpdir(), 'club-sin-emulador-'));
      await mkdir(path.join(dir, 'emuladores'));
      await mkdir(path.join(dir, 'bin'));
      lines.length = 0;
      env = {
        PATH: path.join(dir, 'bin'),
        HOME: dir,
        FIREBASE_EMULATORS_PATH: path.join(dir, 'emuladores'),
        METADATA_SERVER_DETECTION: 'none',
      };
    });
    afterEach(() => rm(dir, { recursive: true }));

    const withJava = async (version: string) => {
      const java = path.join(dir, 'bin/java');
      await writeFile(java, `#!/bin/sh\necho 'openjdk version "${version}" 2025-01-01' >&2\n`);
      await chmod(java, 0o755);
    };
    const install = async (script: string) => {
      const tools = path.join(dir, 'node_modules/firebase-tools/lib');
      await mkdir(path.join(tools, 'bin'), { recursive: true });
      await mkdir(path.join(tools, 'emulator'), { recursive: true });
      await writeFile(path.join(tools, 'bin/firebase.js'), script);
      await writeFile(
        path.join(tools, 'emulator/downloadableEmulatorInfo.json'),
        JSON.stringify({ emulators: { firestore: { expectedSize: 100 } } }),
      );
    };
    const find = (root: string, log = (line: string) => void lines.push(line)) =>
      requireFirestoreEmulator(env, root, log, []);

    it('is downloaded by firebase-tools with a progress display', async () => {
      await withJava('21.0.4');
      await install(DOWNLOADER);
      const found = await find(dir, (line) => {
        lines.push(line);
        // Sends the second half once the first half has been reported.
        if (line.includes('50 %')) void writeFile(path.join(dir, 'emuladores/visto'), '');
      });
      expect(found).toEqual({
        origin: 'firebase-tools',
        jar: path.join(dir, 'emuladores/cloud-firestore-emulator-v1.0.0.jar'),
      });
      expect(lines).toEqual([
        'Descargando el emulador oficial de Firestore (0 MB), solo esta vez…',
        '  50 %',
      ]);
      // The second time nothing is downloaded.
      await install('process.exit(9)');
      expect(await find(dir)).toEqual(found);
    });

    it('says in one sentence which Java it needs, and downloads nothing', async () => {
      await withJava('17.0.15');
      await install(DOWNLOADER);
      const error: unknown = await find(dir).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(UserError);
      expect((error as Error).message).toMatch(
        /^No se encuentra [^\n]* necesita Java 21, pero este Java es el 17: instala [^\n]+\.$/,
      );
      expect(lines).toEqual([]);
      expect(await readdir(path.join(dir, 'emuladores'))).toEqual([]);
    });

    it('says in one sentence that there is no internet, as firebase-tools reports it', async () => {
      await withJava('21.0.4');
      // Nothing listens on port 9 («discard»).
      env['HTTPS_PROXY'] = 'http://127.0.0.1:9';
      const error: unknown = await find(ROOT).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(UserError);
      expect((error as Error).message).toMatch(
        /^No se ha podido descargar el emulador [^\n]*\(Failed to make request to https:[^\n]+\.jar\): comprueba la conexión [^\n]+\.$/,
      );
    });
  },
);
