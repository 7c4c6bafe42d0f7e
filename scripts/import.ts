import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { createApiClient } from './import/api-client';
import { importClubFile, readClubFile } from './import/club-file';
import { runImport } from './import/run-import';
import { readSeasonFile } from './import/season-file';
import { signIn } from './import/sign-in';
import { DEMO_LOGIN } from './platform/accounts';
import { UserError } from './platform/user-error';

const USAGE =
  'Uso: npm run import -- FICHERO [--season NOMBRE] [--url http://127.0.0.1:5000] [--user admin]\n' +
  'La contraseña se toma de CLUB_PASSWORD (por defecto, la de demostración).';

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      season: { type: 'string' },
      url: { type: 'string', default: 'http://127.0.0.1:5000' },
      user: { type: 'string', default: DEMO_LOGIN.username },
    },
  });
  const [fileName] = positionals;
  if (fileName === undefined) throw new UserError(USAGE);
  const club = await readClubFile(fileName);
  const file = club === undefined ? await readSeasonFile(fileName, values.season) : undefined;
  const password = process.env['CLUB_PASSWORD'] ?? DEMO_LOGIN.password;
  const api = createApiClient({
    url: values.url,
    getToken: () => signIn(values.url, values.user, password),
  });
  if (!file) {
    const { temporadas, jugadores, partidos } = await importClubFile(api, club);
    console.log(
      `Importado: ${String(temporadas)} temporadas, ${String(jugadores)} jugadores, ${String(partidos)} partidos.`,
    );
    return;
  }
  const bar = new SingleBar({
    format: '{bar} {percentage} % · {value}/{total} · quedan {eta_formatted}',
    hideCursor: true,
  });
  bar.start(1, 0);
  try {
    const summary = await runImport({
      api,
      file,
      onProgress: ({ done, total }) => {
        bar.setTotal(total);
        bar.update(done);
      },
    });
    bar.stop();
    console.log(
      `Importado: ${String(summary.temporadas)} temporadas, ${String(summary.jugadores)} jugadores, ${String(summary.partidos)} partidos.`,
    );
  } finally {
    bar.stop();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
