import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuild } from './build/ensure-build';
import { separateFolders } from './build/folders';
import { createBuilders, ROOT } from './build/index';
import { DEMO_LOGIN } from './platform/accounts';
import { readArguments } from './platform/arguments';
import { lockCheckout } from './platform/checkout-lock';
import { requireFirestoreEmulator } from './platform/find-firestore-emulator';
import { waitForInterruption } from './platform/interruption';
import { type Platform, type SiteOptions, startPlatform } from './platform/platform';
import { devWebPortAt, portsAt, requireFreePorts } from './platform/ports';
import { describeFailure, requireNode, UserError } from './platform/user-error';

/*
 * Runs the site for the person at the terminal, with `--dev` from its sources: checks the requirements, prints the
 * address, and shuts down in order on Ctrl-C or when a part of the site ends unexpectedly. Failures are printed as one
 * sentence.
 */

/** Default seconds between two exports of the local data while running. */
const DEFAULT_EXPORT_S = 180;

/** Exit code of an interrupted start, the shell's convention for Ctrl-C. */
const INTERRUPTED = 130;

const LOG_DIR = path.join(ROOT, '.club/registro');

interface Running {
  /** Address to open, printed for the person at the terminal. */
  readonly url: string;
  /** A note about that address. */
  readonly hint?: string;
  readonly platform: Pick<Platform, 'failure'>;
  stop(): Promise<void>;
}

/** `npm start`. A separate build, so that `npm run build` and deployments do not disturb a running site. */
async function startBuilt(options: SiteOptions): Promise<Running> {
  const folders = separateFolders(ROOT, 'local');
  const build = await ensureBuild(ROOT, 'local', folders, createBuilders('local', folders));
  options.log(
    build.isReused
      ? `La web del club está construida y nada ha cambiado…`
      : `Preparando la web del club…`,
  );
  // Hosting needs the folder at its start, before it is filled.
  await mkdir(folders.web, { recursive: true });
  const platform = await startPlatform({ ...options, folders, build });
  return { url: platform.url, platform, stop: () => platform.stop() };
}

/** `npm run dev`. Loaded on demand, because it needs Vite. */
async function startFromSources(options: SiteOptions, webPort: number): Promise<Running> {
  const { startDev } = await import('./dev/start-dev');
  const dev = await startDev({ ...options, webPort });
  return { ...dev, hint: 'sigue los cambios de web/, functions/, shared/ y firestore.rules' };
}

function readSeed(value = 'demo'): 'demo' | 'none' {
  if (value === 'demo' || value === 'none') return value;
  throw new UserError(`CLUB_SEED solo puede ser «demo» o «none», no «${value}».`);
}

/** The number in an environment variable, or the standard one. */
function readNumber(name: string, standard: number, max: number) {
  const value = process.env[name];
  const number = Number(value ?? standard);
  if (value !== '' && Number.isInteger(number) && number >= 0 && number <= max) return number;
  throw new UserError(
    `${name} tiene que ser un número entre 0 y ${String(max)}, no «${value ?? ''}».`,
  );
}

async function run(isDev: boolean): Promise<number> {
  const { log } = console;
  const { env } = process;
  // First, so that interruptions during the start are noticed.
  const interrupted = waitForInterruption(env);
  requireNode(process.versions.node);
  const seed = readSeed(env['CLUB_SEED']);
  const offset = readNumber('CLUB_PORT_OFFSET', 0, 50_000);
  const exportIntervalS = readNumber('CLUB_EXPORT_INTERVAL_S', DEFAULT_EXPORT_S, 24 * 60 * 60);
  const ports = portsAt(offset);
  const webPort = devWebPortAt(offset);
  // Checked before the ports: somebody who starts the site twice should be told so, and not to use other ports with
  // the same data.
  const lock = await lockCheckout(ROOT, isDev ? 'npm run dev' : 'npm start');
  await requireFreePorts(ports, isDev ? { 'la web de desarrollo': webPort } : {});
  await requireFirestoreEmulator(env, ROOT, log);
  const options: SiteOptions = {
    projectId: 'demo-club',
    ports,
    dataDir: path.resolve(ROOT, env['CLUB_DATA_DIR'] ?? '.club/datos'),
    seed,
    logDir: LOG_DIR,
    exportIntervalS,
    log,
  };
  const starting = isDev ? startFromSources(options, webPort) : startBuilt(options);
  const running = await Promise.race([interrupted, starting]);
  // Nobody has used the site yet, so there is no data to lose. The started processes end with this one.
  if (!running) return INTERRUPTED;
  const { url, hint = '', platform } = running;
  log(`
  Web:    ${url}${hint && `   ${hint}`}
  Admin:  ${url}/login   usuario «${DEMO_LOGIN.username}», contraseña «${DEMO_LOGIN.password}» (solo en local)
  Para terminar: Ctrl-C
`);
  const failure = await Promise.race([interrupted, platform.failure]);
  if (failure !== undefined) log(`${failure}; se cierra todo. Detalles en .club/registro.`);
  lock.markClosing();
  log('Cerrando…');
  try {
    await running.stop();
  } catch (error) {
    log(`No se han podido guardar los datos; quedan los de la última copia. ${String(error)}`);
    return 1;
  }
  return failure === undefined ? 0 : 1;
}

try {
  const { values } = readArguments({ dev: { type: 'boolean', default: false } });
  process.exit(await run(values.dev));
} catch (error) {
  console.error(describeFailure(error, LOG_DIR));
  process.exit(1);
}
