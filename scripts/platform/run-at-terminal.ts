import path from 'node:path';
import { DEMO_LOGIN } from './accounts';
import { lockCheckout } from './checkout-lock';
import { requireFirestoreEmulator } from './download-emulator';
import { interruption } from './interruption';
import { requireNode } from './node-version';
import type { Platform, PlatformOptions } from './platform';
import { portsAt, requireFreePorts } from './ports';
import { describeFailure, UserError } from './user-error';

/** Seconds between two exports of the local data while it runs. */
const EXPORT_INTERVAL_S = 180;

/** Exit code of a start that was cut off, as of a shell's command on Ctrl-C. */
const INTERRUPTED = 130;

type TerminalOptions = Pick<
  PlatformOptions,
  'root' | 'projectId' | 'ports' | 'dataDir' | 'seed' | 'logDir' | 'exportIntervalS' | 'log'
>;

interface Running {
  /** Where the person at the terminal is sent. */
  readonly url: string;
  /** What else is to be said of that address. */
  readonly hint?: string;
  readonly platform: Pick<Platform, 'broken'>;
  stop(): Promise<void>;
}

interface Run {
  /** What the person has typed. */
  readonly command: 'npm start' | 'npm run dev';
  readonly root: string;
  /** Ports that are needed besides the platform's, when these are moved by `offset`. */
  readonly morePorts?: (offset: number) => Readonly<Record<string, number>>;
  /** Starts it all; `offset` is what the usual ports are moved by. */
  readonly start: (options: TerminalOptions, offset: number) => Promise<Running>;
}

const logDirOf = (root: string) => path.join(root, '.club/registro');

function readSeed(value = 'demo'): 'demo' | 'none' {
  if (value === 'demo' || value === 'none') return value;
  throw new UserError(`CLUB_SEED solo puede ser «demo» o «none», no «${value}».`);
}

function readNumber(name: string, value: string | undefined, standard: number, max: number) {
  const number = Number(value ?? standard);
  if (Number.isInteger(number) && number >= 0 && number <= max) return number;
  throw new UserError(
    `${name} tiene que ser un número entre 0 y ${String(max)}, no «${value ?? ''}».`,
  );
}

async function run({ command, root, morePorts, start }: Run): Promise<number> {
  const log = (line: string) => {
    console.log(line);
  };
  const { env } = process;
  // First of all: whoever ends it before it is up is heard as well.
  const ended = interruption(env);
  requireNode(process.versions.node);
  const seed = readSeed(env['CLUB_SEED']);
  const offset = readNumber('CLUB_PORT_OFFSET', env['CLUB_PORT_OFFSET'], 0, 50_000);
  const exportIntervalS = readNumber(
    'CLUB_EXPORT_INTERVAL_S',
    env['CLUB_EXPORT_INTERVAL_S'],
    EXPORT_INTERVAL_S,
    24 * 60 * 60,
  );
  const ports = portsAt(offset);
  // Before the ports: whoever has started twice is told that, and not to take other ports for the same data.
  const lock = await lockCheckout(root, command);
  await requireFreePorts(ports, morePorts?.(offset));
  await requireFirestoreEmulator(env, root, log);
  const starting = start(
    {
      root,
      projectId: 'demo-club',
      ports,
      dataDir: path.resolve(root, env['CLUB_DATA_DIR'] ?? '.club/datos'),
      seed,
      logDir: logDirOf(root),
      exportIntervalS,
      log,
    },
    offset,
  );
  const isCutOff = await Promise.race([ended.then(() => true), starting.then(() => false)]);
  // Nobody has been let in, so nothing is lost: what has been started ends with this process.
  if (isCutOff) return INTERRUPTED;
  const running = await starting;
  const { url, hint = '', platform } = running;
  log('');
  log(`  Web:    ${url}${hint && `   ${hint}`}`);
  log(
    `  Admin:  ${url}/login   usuario «${DEMO_LOGIN.username}», contraseña «${DEMO_LOGIN.password}» (solo en local)`,
  );
  log('  Para terminar: Ctrl-C');
  log('');
  const broken = await Promise.race([ended, platform.broken]);
  if (broken !== undefined) log(`${broken}; se cierra todo. Detalles en .club/registro.`);
  lock.markClosing();
  log('Cerrando…');
  try {
    await running.stop();
  } catch (error) {
    log(`No se han podido guardar los datos; quedan los de la última copia. ${String(error)}`);
    return 1;
  }
  return broken === undefined ? 0 : 1;
}

/**
 * Runs the site for the person at the terminal: checks what can be checked first, says where it is, ends in order on
 * Ctrl-C or when a part of it has ended by itself, and ends the process. A failure is one sentence.
 */
export async function runAtTerminal(options: Run): Promise<never> {
  try {
    process.exit(await run(options));
  } catch (error) {
    console.error(describeFailure(error, logDirOf(options.root)));
    process.exit(1);
  }
}
