import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { endpoints } from '@club/shared';
import { describeAudit } from './audit/describe-audit';
import { latestBackup, readBackup } from './backup/backup';
import { compareClubs } from './backup/compare-clubs';
import { restoreBackup } from './backup/restore';
import { SITE_OPTIONS, siteClient } from './backup/site-client';
import { withTransferBar } from './backup/transfer-bar';
import { UserError } from './platform/user-error';

const USAGE = `Uso: npm run restore -- COPIA [--compare] [--url http://127.0.0.1:5000] [--user admin]
COPIA es un fichero de npm run backup, o una carpeta: entonces, la última copia que haya en ella. Se carga en un club
vacío, y si se corta, la misma orden sigue donde se quedó; --compare no carga nada y dice en qué se diferencia la copia de lo que hay ahora.`;

/** Restores or compares. True if the stored data equals the backup. */
async function run(): Promise<boolean> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { ...SITE_OPTIONS, compare: { type: 'boolean', default: false } },
  });
  const [name] = positionals;
  if (name === undefined) throw new UserError(USAGE);
  const isFolder = await stat(name).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  const fileName = isFolder ? await latestBackup(name) : name;
  const backup = await readBackup(fileName);
  const api = siteClient(values);
  console.log(`Copia: ${fileName}, de ${backup.parte.club.exportado}`);
  if (values.compare) {
    const differences = compareClubs(backup.parte, await api.call(endpoints.exportarClub));
    console.log(differences.length === 0 ? 'Es lo mismo que hay ahora.' : differences.join('\n'));
    return differences.length === 0;
  }
  const {
    cargado,
    auditorias: audits,
    diferencias,
  } = await withTransferBar((onProgress) => restoreBackup(api, backup, onProgress));
  console.log(
    `Restaurado: ${String(cargado.temporadas)} temporadas, ${String(cargado.jugadores)} jugadores, ${String(cargado.partidos)} partidos, ${String(cargado.imagenes)} imágenes.`,
  );
  for (const auditoria of audits) console.log(describeAudit(auditoria).join('\n'));
  for (const difference of diferencias) console.log(`  ✗ ${difference}`);
  return diferencias.length === 0 && audits.every(({ correcta }) => correcta);
}

try {
  process.exit((await run()) ? 0 : 1);
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
