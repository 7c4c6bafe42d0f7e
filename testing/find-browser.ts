import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { UserError } from '../scripts/platform/user-error';

/** Usual paths of Chromium and Chrome on Debian, other Linux distributions, macOS and Windows. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const installedBrowser = () => USUAL_PLACES.find((place) => existsSync(place));

/**
 * Limitations of the browser from `findBrowser`, `undefined` if there are none. The npm package is a headless shell
 * without notifications, and the machine may lack the fallback fonts for which pages are laid out.
 */
export const limitsOfBrowser = (env: NodeJS.ProcessEnv): string | undefined =>
  env['CLUB_BROWSER'] === undefined && installedBrowser() === undefined
    ? 'el Chromium de npm no muestra avisos ni tiene letras de sistema: instala chromium (apt-get install -y chromium) para probarlo'
    : undefined;

/** Debian's Chromium without windows of its own. */
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Path of the browser for journeys that need only pages: a headless shell if there is one, because it takes half the
 * CPU time. It shows no notifications, does not keep screens on, and counts transferred bytes differently.
 */
export const findShell = async (env: NodeJS.ProcessEnv): Promise<string> =>
  env['CLUB_BROWSER'] === undefined && existsSync(SHELL) ? SHELL : findBrowser(env);

/**
 * Path of a browser: `CLUB_BROWSER`, an installed Chromium or Chrome, or the one from the npm package (Linux). Throws
 * a UserError if there is none.
 */
export async function findBrowser(env: NodeJS.ProcessEnv): Promise<string> {
  const chosen = env['CLUB_BROWSER'];
  if (chosen !== undefined) {
    if (existsSync(chosen)) return chosen;
    throw new UserError(`CLUB_BROWSER señala ${chosen}, que no existe.`);
  }
  const installed = installedBrowser();
  if (installed !== undefined) return installed;
  try {
    return await chromium.executablePath();
  } catch {
    throw new UserError(
      'No se encuentra Chromium ni Chrome: instala uno (en Debian: apt-get install -y chromium) o indica su ruta en CLUB_BROWSER.',
    );
  }
}
