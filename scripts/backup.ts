import { parseArgs } from 'node:util';
import { writeBackup } from './backup/backup';
import { SITE_OPTIONS, siteClient } from './backup/site-client';
import { withTransferBar } from './backup/transfer-bar';
import { UserError } from './platform/user-error';

const USAGE = `Uso: npm run backup -- [CARPETA] [--keep 30] [--url http://127.0.0.1:5000] [--user admin]
La contraseña se toma de CLUB_PASSWORD (por defecto, la de demostración). La carpeta por defecto es .club/copias.
Una copia que se corta sigue donde se quedó la próxima vez.`;

const DEFAULT_DIR = '.club/copias';

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { ...SITE_OPTIONS, keep: { type: 'string', default: '30' } },
  });
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1) throw new UserError(USAGE);
  const [dir = DEFAULT_DIR] = positionals;
  const api = siteClient(values);
  const { fileName, parte } = await withTransferBar((onProgress) =>
    writeBackup({ api, dir, now: new Date(), keep, onProgress }),
  );
  const { temporadas, jugadores, partidos } = parte.club;
  console.log(
    `${fileName}: ${String(temporadas.length)} temporadas, ${String(jugadores.length)} jugadores, ${String(partidos.length)} partidos, ${String(parte.fotos.length)} imágenes. Comprobada.`,
  );
}

try {
  await run();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
