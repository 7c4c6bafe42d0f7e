import path from 'node:path';
import { clubConfig } from '@club/shared';
import { buildAll, ROOT } from './build/index';
import { DEMO_LOGIN } from './platform/accounts';
import { findFirestoreEmulator } from './platform/find-firestore-emulator';
import { startPlatform } from './platform/platform';
import { DEFAULT_PORTS, requireFreePorts } from './platform/ports';
import { UserError } from './platform/user-error';

const log = (line: string) => {
  console.log(line);
};

function readSeed(value = 'demo'): 'demo' | 'none' {
  if (value === 'demo' || value === 'none') return value;
  throw new UserError(`CLUB_SEED solo puede ser «demo» o «none», no «${value}».`);
}

/** Seconds between two exports of the local data while it runs. */
const EXPORT_INTERVAL_S = 180;

async function run(): Promise<void> {
  const seed = readSeed(process.env['CLUB_SEED']);
  await requireFreePorts(DEFAULT_PORTS);
  await findFirestoreEmulator(process.env);
  log(`Preparando la web de ${clubConfig.nombre}…`);
  await buildAll('local');

  let interrupted: (() => void) | undefined;
  const interruption = new Promise<void>((resolve) => (interrupted = resolve));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => interrupted?.());
  }
  const platform = await startPlatform({
    root: ROOT,
    projectId: 'demo-club',
    ports: DEFAULT_PORTS,
    dataDir: path.resolve(ROOT, process.env['CLUB_DATA_DIR'] ?? '.club/datos'),
    seed,
    logDir: path.join(ROOT, '.club/registro'),
    exportIntervalS: Number(process.env['CLUB_EXPORT_INTERVAL_S'] ?? EXPORT_INTERVAL_S),
    log,
  });
  log('');
  log(`  Web:    ${platform.url}`);
  log(
    `  Admin:  ${platform.url}/login   usuario «${DEMO_LOGIN.username}», contraseña «${DEMO_LOGIN.password}» (solo en local)`,
  );
  log('  Para terminar: Ctrl-C');
  log('');
  const broken = await Promise.race([interruption, platform.broken]);
  if (broken !== undefined) log(`${broken}; se cierra todo. Detalles en .club/registro.`);
  log('Cerrando…');
  await platform.stop();
  process.exit(broken === undefined ? 0 : 1);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
