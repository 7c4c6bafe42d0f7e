import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeContent } from './backup/backup-file';
import { downloadBackup } from './backup/backup';
import { withTransferBar } from './backup/progress-bar';
import { SITE_OPTIONS, siteClient } from './import/api-client';
import { clubTables, toCsv } from './export/csv';
import { readArguments } from './platform/arguments';
import { runCommand } from './platform/run-command';
import { UserError } from './platform/user-error';

const USAGE = `Uso: npm run export -- FICHERO.json [--csv CARPETA] [--url http://127.0.0.1:5000] [--user admin]
Un club con muchas fotos se escribe por líneas, en FICHERO.jsonl; si se corta, la misma orden sigue donde se quedó.
La contraseña se toma de CLUB_PASSWORD (por defecto, la de demostración).`;

await runCommand(async () => {
  const { positionals, values } = readArguments({ ...SITE_OPTIONS, csv: { type: 'string' } }, 1);
  const [fileName] = positionals;
  if (fileName === undefined) throw new UserError(USAGE);
  const api = siteClient(values);
  const { fileName: written, part } = await withTransferBar((onProgress) =>
    downloadBackup({ api, fileName, partFolder: `${fileName}.a-medias`, onProgress }),
  );
  if (values.csv !== undefined) {
    await mkdir(values.csv, { recursive: true });
    for (const table of clubTables(part.club)) {
      await writeFile(path.join(values.csv, `${table.name}.csv`), toCsv(table), { mode: 0o600 });
    }
  }
  console.log(`Exportado a ${written}: ${describeContent(part)}.`);
});
