import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { downloadCopy } from './backup/download-copy';
import { withTransferBar } from './backup/transfer-bar';
import { clubTables, toCsv } from './export/csv';
import { SITE_OPTIONS, siteClient } from './backup/site-client';
import { UserError } from './platform/user-error';

const USAGE =
  'Uso: npm run export -- FICHERO.json [--csv CARPETA] [--url http://127.0.0.1:5000] [--user admin]\n' +
  'Un club con muchas fotos se escribe por líneas, en FICHERO.jsonl; si se corta, la misma orden sigue donde se quedó.\n' +
  'La contraseña se toma de CLUB_PASSWORD (por defecto, la de demostración).';

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      csv: { type: 'string' },
      ...SITE_OPTIONS,
    },
  });
  const [fileName] = positionals;
  if (fileName === undefined) throw new UserError(USAGE);
  const api = siteClient(values);
  const { fileName: written, parte } = await withTransferBar((onProgress) =>
    downloadCopy({ api, fileName, partFile: `${fileName}.a-medias`, onProgress }),
  );
  if (values.csv !== undefined) {
    await mkdir(values.csv, { recursive: true });
    for (const table of clubTables(parte.club)) {
      await writeFile(path.join(values.csv, `${table.name}.csv`), toCsv(table), { mode: 0o600 });
    }
  }
  const { temporadas, jugadores, partidos } = parte.club;
  console.log(
    `Exportado a ${written}: ${String(temporadas.length)} temporadas, ${String(jugadores.length)} jugadores, ${String(partidos.length)} partidos, ${String(parte.fotos.length)} imágenes.`,
  );
}

try {
  await run();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
