import { parseArgs } from 'node:util';
import { endpoints } from '@club/shared';
import { describeAuditoria } from './audit/describe-auditoria';
import { createApiClient } from './import/api-client';
import { signIn } from './import/sign-in';
import { DEMO_LOGIN } from './platform/accounts';
import { UserError } from './platform/user-error';

/** Audits every season of a running site and gives the number of differences found. */
async function run(): Promise<number> {
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
  const temporadas = (await api.call(endpoints.fetchTemporadas)).filter(
    ({ nombre }) => values.season === undefined || nombre === values.season,
  );
  if (values.season !== undefined && temporadas.length === 0) {
    throw new UserError(`No hay ninguna temporada llamada «${values.season}».`);
  }
  let differences = 0;
  for (const { _id: id } of temporadas) {
    const auditoria = await api.call(endpoints.auditar, { id });
    console.log(describeAuditoria(auditoria).join('\n'));
    differences += auditoria.diferencias.length;
  }
  return differences;
}

try {
  process.exit((await run()) === 0 ? 0 : 1);
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
