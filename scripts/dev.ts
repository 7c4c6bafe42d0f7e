import path from 'node:path';
import { ROOT } from './build/index';
import { startDev } from './dev/start-dev';
import { DEMO_LOGIN } from './platform/accounts';
import { findFirestoreEmulator } from './platform/find-firestore-emulator';
import { DEFAULT_PORTS, requireFreePorts } from './platform/ports';
import { UserError } from './platform/user-error';

/** Vite's usual port. */
const WEB_PORT = 5173;

const log = (line: string) => {
  console.log(line);
};

async function run(): Promise<void> {
  await requireFreePorts(DEFAULT_PORTS);
  await findFirestoreEmulator(process.env);
  let interrupted: (() => void) | undefined;
  const interruption = new Promise<undefined>((resolve) => {
    interrupted = () => {
      resolve(undefined);
    };
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => interrupted?.());
  }
  const dev = await startDev({
    root: ROOT,
    projectId: 'demo-club',
    ports: DEFAULT_PORTS,
    webPort: WEB_PORT,
    dataDir: path.resolve(ROOT, process.env['CLUB_DATA_DIR'] ?? '.club/datos'),
    seed: process.env['CLUB_SEED'] === 'none' ? 'none' : 'demo',
    logDir: path.join(ROOT, '.club/registro'),
    exportIntervalS: 180,
    log,
  });
  log('');
  log(`  Web:    ${dev.url}   sigue los cambios de web/, functions/, shared/ y firestore.rules`);
  log(
    `  Admin:  ${dev.url}/login   usuario «${DEMO_LOGIN.username}», contraseña «${DEMO_LOGIN.password}» (solo en local)`,
  );
  log('  Para terminar: Ctrl-C');
  log('');
  const broken = await Promise.race([interruption, dev.platform.broken]);
  if (broken !== undefined) log(`${broken}; se cierra todo. Detalles en .club/registro.`);
  log('Cerrando…');
  await dev.stop();
  process.exit(broken === undefined ? 0 : 1);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
