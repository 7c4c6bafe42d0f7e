import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempDirForEachTest } from '../../testing/temp-dir';
import { ROOT } from '../build/index';
import { requireFirestoreEmulator } from './find-firestore-emulator';
import { UserError } from './user-error';

/** A fake firebase-tools, which writes the emulator's file. */
const DOWNLOADER = `
  const path = require('node:path');
  if (process.argv[2] !== 'setup:emulators:firestore') process.exit(2);
  const jar = path.join(process.env.FIREBASE_EMULATORS_PATH, 'cloud-firestore-emulator-v1.0.0.jar');
  require('node:fs').writeFileSync(jar, '');
`;

// The fake Java is a script with a shebang line, which needs a POSIX system.
describe.runIf(process.platform !== 'win32')(
  'the emulator on a machine that does not have it',
  () => {
    let dir = '';
    let env: NodeJS.ProcessEnv;
    const lines: string[] = [];
    tempDirForEachTest((made) => (dir = made));
    beforeEach(async () => {
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

    const withJava = async (version: string) => {
      const java = path.join(dir, 'bin/java');
      await writeFile(java, `#!/bin/sh\necho 'openjdk version "${version}" 2025-01-01' >&2\n`);
      await chmod(java, 0o755);
    };
    const install = async (script: string) => {
      const bin = path.join(dir, 'node_modules/firebase-tools/lib/bin');
      await mkdir(bin, { recursive: true });
      await writeFile(path.join(bin, 'firebase.js'), script);
    };
    const find = (root: string) =>
      requireFirestoreEmulator(env, root, (line) => void lines.push(line), []);

    it('is downloaded once, by firebase-tools', async () => {
      await withJava('21.0.4');
      await install(DOWNLOADER);
      const found = await find(dir);
      expect(found).toEqual({
        jar: path.join(dir, 'emuladores/cloud-firestore-emulator-v1.0.0.jar'),
        isExecutable: true,
      });
      await install('process.exit(9)');
      expect(await find(dir)).toEqual(found);
      expect(lines).toEqual(['Descargando el emulador oficial de Firestore, solo esta vez…']);
    });

    it('says in one sentence which Java it needs, and downloads nothing', async () => {
      await withJava('17.0.15');
      await install(DOWNLOADER);
      const finding = find(dir);
      await expect(finding).rejects.toThrow(UserError);
      await expect(finding).rejects.toThrow(
        /^No se encuentra [^\n]* necesita Java 21, pero este Java es el 17: instala [^\n]+\.$/,
      );
      expect(lines).toEqual([]);
      expect(await readdir(path.join(dir, 'emuladores'))).toEqual([]);
    });

    it('says in one sentence that there is no internet', async () => {
      await withJava('21.0.4');
      // Nothing listens on port 9 («discard»).
      env['HTTPS_PROXY'] = 'http://127.0.0.1:9';
      await expect(find(ROOT)).rejects.toThrow(
        /^No se ha podido descargar el emulador [^\n]+: comprueba la conexión [^\n]+\.$/,
      );
    });
  },
);
