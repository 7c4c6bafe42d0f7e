import { endpoints, sendClub } from '@club/shared';
import { describeContent, isClubFile, openBackup } from './backup/backup-file';
import { withBar, withTransferBar } from './backup/progress-bar';
import { SITE_OPTIONS, siteClient } from './import/api-client';
import { runImport } from './import/run-import';
import { readSeasonFile } from './import/season-file';
import { readArguments } from './platform/arguments';
import { runCommand } from './platform/run-command';
import { UserError } from './platform/user-error';

const USAGE = `Uso: npm run import -- FICHERO [--season NOMBRE] [--minutes FICHERO] [--url http://127.0.0.1:5000] [--user admin]
     npm run import -- --abandon   abandona la importación de un club que se quedó a medias
Una importación que se corta sigue donde se quedó con la misma orden.
La contraseña se toma de CLUB_PASSWORD (por defecto, la de demostración).`;

await runCommand(async () => {
  const { positionals, values, allowOnly } = readArguments(
    {
      ...SITE_OPTIONS,
      season: { type: 'string' },
      minutes: { type: 'string' },
      abandon: { type: 'boolean', default: false },
    },
    1,
  );
  const [fileName] = positionals;
  const api = siteClient(values);
  if (values.abandon) {
    allowOnly('Con --abandon', ['url', 'user', 'abandon'], 0);
    await api.call(endpoints.abandonarImportacion);
    console.log('Importación abandonada: el club vuelve a estar vacío.');
    return;
  }
  if (fileName === undefined) throw new UserError(USAGE);
  if (await isClubFile(fileName)) {
    allowOnly('Con el fichero de un club entero', ['url', 'user']);
    const backup = await openBackup(fileName);
    await withTransferBar((onProgress) => sendClub(api, backup, onProgress));
    console.log(`Importado: ${describeContent(backup.part)}.`);
    return;
  }
  const file = await readSeasonFile(fileName, values);
  const { temporadas, jugadores, partidos } = await withBar(
    '{bar} {percentage} % · {value}/{total} · quedan {eta_formatted}',
    (show) => runImport({ api, file, onProgress: show }),
  );
  console.log(
    `Importado: ${String(temporadas)} temporadas, ${String(jugadores)} jugadores, ${String(partidos)} partidos.`,
  );
});
