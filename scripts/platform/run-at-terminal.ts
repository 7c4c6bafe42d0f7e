import path from 'node:path';
import { ROOT } from '../build/index';
import { DEMO_LOGIN } from './accounts';
import { lockCheckout } from './checkout-lock';
import { requireFirestoreEmulator } from './find-firestore-emulator';
import { waitForInterruption } from './interruption';
import type { Platform, PlatformOptions } from './platform';
import { portsAt, requireFreePorts } from './ports';
import { describeFailure, requireNode, UserError } from './user-error';

/** Default seconds between two exports of the local data while running. */
const DEFAULT_EXPORT_S = 180;

/** Exit code of an interrupted start, the shell's convention for Ctrl-C. */
const INTERRUPTED = 130;

/** How the site is started for the person at the terminal. */
export type TerminalOptions = Omit<PlatformOptions, 'folders' | 'build'>;

interface Running {
  /** Address to open, printed for the person at the terminal. */
  readonly url: string;
  /** A note about that address. */
  readonly hint?: string;
  readonly platform: Pick<Platform, 'failure'>;
  stop(): Promise<void>;
}

interface Run {
  /** Command that the person typed. */
  readonly command: 'npm start' | 'npm run dev';
  /** Additional ports at an offset. */
  readonly morePorts?: (offset: number) => Readonly<Record<string, number>>;
  /** Starts the site. `offset` is added to the default ports. */
  readonly start: (options: TerminalOptions, offset: number) => Promise<Running>;
}

const LOG_DIR = path.join(ROOT, '.club/registro');

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

async function run({ command, morePorts, start }: Run): Promise<number> {
  const { log } = console;
  const { env } = process;
  // First, so that interruptions during the start are noticed.
  const interrupted = waitForInterruption(env);
  requireNode(process.versions.node);
  const seed = readSeed(env['CLUB_SEED']);
  const offset = readNumber('CLUB_PORT_OFFSET', 0, 50_000);
  const exportIntervalS = readNumber('CLUB_EXPORT_INTERVAL_S', DEFAULT_EXPORT_S, 24 * 60 * 60);
  const ports = portsAt(offset);
  // Checked before the ports: somebody who starts the site twice should be told so, and not to use other ports with
  // the same data.
  const lock = await lockCheckout(ROOT, command);
  await requireFreePorts(ports, morePorts?.(offset));
  await requireFirestoreEmulator(env, ROOT, log);
  const starting = start(
    {
      projectId: 'demo-club',
      ports,
      dataDir: path.resolve(ROOT, env['CLUB_DATA_DIR'] ?? '.club/datos'),
      seed,
      logDir: LOG_DIR,
      exportIntervalS,
      log,
    },
    offset,
  );
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

/**
 * Runs the site for the person at the terminal: checks the requirements, prints the address, and shuts down in order
 * on Ctrl-C or when a part of the site ends unexpectedly. Then ends the process. Failures are printed as one
 * sentence.
 */
export async function runAtTerminal(options: Run): Promise<never> {
  try {
    process.exit(await run(options));
  } catch (error) {
    console.error(describeFailure(error, LOG_DIR));
    process.exit(1);
  }
}
