import { parseArgs } from 'node:util';
import { endpoints } from '@club/shared';
import { SingleBar } from 'cli-progress';
import { openCopy } from './backup/club-copy';
import { SITE_OPTIONS, siteClient } from './backup/site-client';
import { withTransferBar } from './backup/transfer-bar';
import { uploadCopy } from './backup/upload-copy';
import type { ApiClient } from './import/api-client';
import { isClubFile } from './import/club-file';
import { runImport } from './import/run-import';
import { readSeasonFile } from './import/season-file';
import { UserError } from './platform/user-error';

const USAGE =
  'Uso: npm run import -- FICHERO [--season NOMBRE] [--minutes FICHERO] [--url http://127.0.0.1:5000] [--user admin]\n' +
  '     npm run import -- --abandon   abandona la importación de un club que se quedó a medias\n' +
  'Una importación que se corta sigue donde se quedó con la misma orden.\n' +
  'La contraseña se toma de CLUB_PASSWORD (por defecto, la de demostración).';

async function importClub(api: ApiClient, fileName: string): Promise<void> {
  const copy = await openCopy(fileName);
  const { temporadas, jugadores, partidos, imagenes } = await withTransferBar((onProgress) =>
    uploadCopy(api, copy, onProgress),
  );
  console.log(
    `Importado: ${String(temporadas)} temporadas, ${String(jugadores)} jugadores, ${String(partidos)} partidos, ${String(imagenes)} imágenes.`,
  );
}

async function importSeasons(
  api: ApiClient,
  fileName: string,
  options: NonNullable<Parameters<typeof readSeasonFile>[1]>,
) {
  const file = await readSeasonFile(fileName, options);
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

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      ...SITE_OPTIONS,
      season: { type: 'string' },
      minutes: { type: 'string' },
      abandon: { type: 'boolean', default: false },
    },
  });
  const [fileName] = positionals;
  const api = siteClient(values);
  if (values.abandon) {
    await api.call(endpoints.abandonarImportacion);
    console.log('Importación abandonada: el club vuelve a estar vacío.');
    return;
  }
  if (fileName === undefined) throw new UserError(USAGE);
  if (await isClubFile(fileName)) await importClub(api, fileName);
  else {
    await importSeasons(api, fileName, {
      seasonName: values.season,
      minutesFile: values.minutes,
    });
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
