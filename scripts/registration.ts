import { parseArgs } from 'node:util';
import { closeRegistration, gcloudToken, requireClosedRegistration } from './ops/registration';
import { parseSettings } from './ops/settings';
import { UserError } from './platform/user-error';

/** Closes self-registration in a project. With `--check`, fails if it is open. */
async function run() {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, check: { type: 'boolean', default: false } },
  });
  if (values.project === undefined) {
    throw new UserError('Uso: npm run registration -- --project PROYECTO [--check]');
  }
  const { project } = parseSettings({ project: values.project });
  const admin = { project, token: gcloudToken };
  await (values.check ? requireClosedRegistration(admin) : closeRegistration(admin));
  console.log(`Nadie puede crear ni borrar por su cuenta una cuenta de ${project}.`);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
