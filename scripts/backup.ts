import { writeBackup } from './backup/backup';
import { describeContent } from './backup/backup-file';
import { withTransferBar } from './backup/progress-bar';
import { SITE_OPTIONS, siteClient } from './import/api-client';
import { readArguments } from './platform/arguments';
import { runCommand } from './platform/run-command';
import { UserError } from './platform/user-error';

const USAGE = `Uso: npm run backup -- [CARPETA] [--keep 30] [--url http://127.0.0.1:5000] [--user admin]
La contraseña se toma de CLUB_PASSWORD (por defecto, la de demostración). La carpeta por defecto es .club/copias.
Una copia que se corta sigue donde se quedó la próxima vez.`;

await runCommand(async () => {
  const { positionals, values } = readArguments(
    { ...SITE_OPTIONS, keep: { type: 'string', default: '30' } },
    1,
  );
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1) throw new UserError(USAGE);
  const [dir = '.club/copias'] = positionals;
  const api = siteClient(values);
  const { fileName, part } = await withTransferBar((onProgress) =>
    writeBackup({ api, dir, now: new Date(), keep, onProgress }),
  );
  console.log(`${fileName}: ${describeContent(part)}. Comprobada.`);
});
