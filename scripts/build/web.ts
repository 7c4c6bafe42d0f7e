import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

export interface WebBuild {
  /** `local` talks to the emulators, `production` holds no emulator code. */
  readonly target: 'local' | 'production';
}

/**
 * Builds `web/dist`. Its index.html moves to `functions/dist/app.html`: the `pagina` function serves every page, so
 * Hosting must have no page of its own. Build the functions first.
 */
export async function buildWeb(root: string, { target }: WebBuild): Promise<void> {
  const web = path.join(root, 'web');
  process.env['VITE_EMULADORES'] = String(target === 'local');
  await build({ root: web, configFile: path.join(web, 'vite.config.ts'), logLevel: 'warn' });
  const shell = path.join(web, 'dist/index.html');
  await copyFile(shell, path.join(root, 'functions/dist/app.html'));
  await rm(shell);
}
