import { repairProjections, describeAudit, runAudit } from './audit/audit';
import { SITE_OPTIONS, siteClient } from './import/api-client';
import { readArguments } from './platform/arguments';
import { runCommand, createProjectServices } from './platform/run-command';

/**
 * Audits a running site and prints the findings. With `--repair` it rewrites the derived documents of a project that
 * differ, directly in Firestore: `GOOGLE_APPLICATION_CREDENTIALS` names a service account key; for running emulators, set
 * `FIRESTORE_EMULATOR_HOST` and use the project `demo-club`.
 */
await runCommand(async () => {
  const { values, allowOnly } = readArguments({
    ...SITE_OPTIONS,
    season: { type: 'string' },
    repair: { type: 'boolean' },
    project: { type: 'string' },
  });
  if (values.repair) {
    allowOnly('Con --repair', ['repair', 'project']);
    const usage = 'Falta el proyecto: npm run audit -- --repair --project PROYECTO';
    const repaired = await repairProjections(createProjectServices(values.project, usage));
    for (const path of repaired) console.log(`✓ corregido: ${path}`);
    if (repaired.length === 0) console.log('✓ no había nada que corregir');
    return true;
  }
  allowOnly('Sin --repair', ['url', 'user', 'season']);
  const audits = await runAudit(siteClient(values), values.season);
  for (const auditoria of audits) console.log(describeAudit(auditoria).join('\n'));
  return audits.every(({ correcta }) => correcta);
});
