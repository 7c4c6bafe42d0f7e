import { parseArgs } from 'node:util';
import { createServices } from '@club/functions';
import { initializeApp } from 'firebase-admin/app';
import { repairProjections } from './audit/repair';
import { describeAudit } from './audit/describe-audit';
import { runAudit } from './audit/run-audit';
import { SITE_OPTIONS, siteClient } from './backup/site-client';
import { UserError } from './platform/user-error';

/**
 * Repairs the derived documents of a project, directly in Firestore. Credentials: `GOOGLE_APPLICATION_CREDENTIALS`
 * names a service account key. For running emulators, set `FIRESTORE_EMULATOR_HOST` and use the project `demo-club`.
 */
async function repair(projectId: string | undefined): Promise<boolean> {
  if (projectId === undefined) {
    throw new UserError('Falta el proyecto: npm run audit -- --repair --project PROYECTO');
  }
  const repaired = await repairProjections(createServices(initializeApp({ projectId })));
  for (const path of repaired) console.log(`✓ corregido: ${path}`);
  if (repaired.length === 0) console.log('✓ no había nada que corregir');
  return true;
}

/** Audits a running site and prints the findings. True if there are none. */
async function run(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      ...SITE_OPTIONS,
      season: { type: 'string' },
      repair: { type: 'boolean' },
      project: { type: 'string' },
    },
  });
  if (values.repair) return repair(values.project ?? process.env['GCLOUD_PROJECT']);
  const audits = await runAudit(siteClient(values), values.season);
  for (const auditoria of audits) console.log(describeAudit(auditoria).join('\n'));
  return audits.every(({ correcta }) => correcta);
}

try {
  process.exit((await run()) ? 0 : 1);
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
