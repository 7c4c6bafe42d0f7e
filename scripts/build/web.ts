import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import type { BuildFolders } from './folders';

/** `local` talks to the emulators, `production` holds no emulator code. */
export type BuildTarget = 'local' | 'production';

/**
 * Builds the web folder. Its index.html moves to the functions folder as app.html: the `pagina` function serves every
 * page, so Hosting must have no page of its own. Build the functions first.
 */
export async function buildWeb(
  root: string,
  folders: BuildFolders,
  target: BuildTarget,
): Promise<void> {
  const web = path.join(root, 'web');
  process.env['VITE_EMULADORES'] = String(target === 'local');
  await build({
    root: web,
    configFile: path.join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folders.web, emptyOutDir: true },
  });
  const shell = path.join(folders.web, 'index.html');
  await copyFile(shell, path.join(folders.functions, 'app.html'));
  await rm(shell);
}
