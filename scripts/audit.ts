import { parseArgs } from 'node:util';
import { describeAuditoria } from './audit/describe-auditoria';
import { runAudit } from './audit/run-audit';
import { SITE_OPTIONS, siteClient } from './backup/site-client';
import { UserError } from './platform/user-error';

/** Audits a running site, tells what it finds and gives whether all is well. */
async function run(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      ...SITE_OPTIONS,
      season: { type: 'string' },
    },
  });
  const auditorias = await runAudit(siteClient(values), values.season);
  for (const auditoria of auditorias) console.log(describeAuditoria(auditoria).join('\n'));
  return auditorias.every(({ correcta }) => correcta);
}

try {
  process.exit((await run()) ? 0 : 1);
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
