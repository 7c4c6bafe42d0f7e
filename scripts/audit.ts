import { parseArgs } from 'node:util';
import { describeAuditoria } from './audit/describe-auditoria';
import { runAudit } from './audit/run-audit';
import { createApiClient } from './import/api-client';
import { signIn } from './import/sign-in';
import { DEMO_LOGIN } from './platform/accounts';
import { UserError } from './platform/user-error';

/** Audits a running site, tells what it finds and gives whether all is well. */
async function run(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:5000' },
      user: { type: 'string', default: DEMO_LOGIN.username },
      season: { type: 'string' },
    },
  });
  const password = process.env['CLUB_PASSWORD'] ?? DEMO_LOGIN.password;
  const api = createApiClient({
    url: values.url,
    getToken: () => signIn(values.url, values.user, password),
  });
  const auditorias = await runAudit(api, values.season);
  for (const auditoria of auditorias) console.log(describeAuditoria(auditoria).join('\n'));
  return auditorias.every(({ correcta }) => correcta);
}

try {
  process.exit((await run()) ? 0 : 1);
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
