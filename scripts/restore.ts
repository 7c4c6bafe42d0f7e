import { stat } from 'node:fs/promises';
import { endpoints } from '@club/shared';
import { describeAudit } from './audit/audit';
import { compareClubs, latestBackup, readBackup, restoreBackup } from './backup/backup';
import { describeContent } from './backup/backup-file';
import { withTransferBar } from './backup/progress-bar';
import { SITE_OPTIONS, siteClient } from './import/api-client';
import { readArguments } from './platform/arguments';
import { runCommand } from './platform/run-command';
import { UserError } from './platform/user-error';

const USAGE = `Uso: npm run restore -- COPIA [--compare] [--url http://127.0.0.1:5000] [--user admin]
COPIA es un fichero de npm run backup, o una carpeta: entonces, la última copia que haya en ella. Se carga en un club
vacío, y si se corta, la misma orden sigue donde se quedó; --compare no carga nada y dice en qué se diferencia la copia de lo que hay ahora.`;

/** Restores or compares. Resolves with true if the stored data equals the backup. */
await runCommand(async () => {
  const { positionals, values } = readArguments(
    { ...SITE_OPTIONS, compare: { type: 'boolean', default: false } },
    1,
  );
  const [name] = positionals;
  if (name === undefined) throw new UserError(USAGE);
  const entry = await stat(name).catch(() => undefined);
  const fileName = entry?.isDirectory() === true ? await latestBackup(name) : name;
  const backup = await readBackup(fileName);
  const api = siteClient(values);
  console.log(`Copia: ${fileName}, de ${backup.part.club.exportado}`);
  if (values.compare) {
    const differences = compareClubs(backup.part, await api.call(endpoints.exportarClub));
    console.log(differences.length === 0 ? 'Es lo mismo que hay ahora.' : differences.join('\n'));
    return differences.length === 0;
  }
  const { stored, audits, differences } = await withTransferBar((onProgress) =>
    restoreBackup(api, backup, onProgress),
  );
  console.log(`Restaurado: ${describeContent(stored)}.`);
  for (const auditoria of audits) console.log(describeAudit(auditoria).join('\n'));
  for (const difference of differences) console.log(`  ✗ ${difference}`);
  return differences.length === 0 && audits.every(({ correcta }) => correcta);
});
