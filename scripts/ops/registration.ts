import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { UserError } from '../platform/user-error';

/** Google's account administration API for a project, and a token for it. */
export interface IdentityAdmin {
  readonly project: string;
  readonly token: () => Promise<string>;
  readonly origin?: string;
}

const TIMEOUT_MS = 30_000;

/** Actions that users may not do on their own accounts. Google omits false values. */
const CLOSED = { disabledUserSignup: true, disabledUserDeletion: true } as const;

const configSchema = z.object({
  client: z.object({ permissions: z.record(z.string(), z.unknown()).default({}) }).optional(),
});

/** Token of the account signed in to gcloud: the owner, or the deploying account of GitHub. */
export async function gcloudToken(): Promise<string> {
  const { stdout } = await promisify(execFile)('gcloud', ['auth', 'print-access-token'], {
    shell: process.platform === 'win32',
  }).catch(() => {
    throw new UserError('Hace falta gcloud con una sesión abierta: gcloud auth login');
  });
  return stdout.trim();
}

/** Reads the configuration of accounts, or changes it if `change` is given. Returns the configuration. */
async function askConfig(
  { project, token, origin = 'https://identitytoolkit.googleapis.com' }: IdentityAdmin,
  query = '',
  change?: object,
) {
  const response = await fetch(`${origin}/admin/v2/projects/${project}/config${query}`, {
    method: change ? 'PATCH' : 'GET',
    headers: {
      authorization: `Bearer ${await token()}`,
      'content-type': 'application/json',
      // A person's token does not say which project's quota to use.
      'x-goog-user-project': project,
    },
    ...(change && { body: JSON.stringify(change) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    throw new UserError(
      `Google no deja ver o cambiar las cuentas de ${project} (${String(response.status)}): ${await response.text()}`,
    );
  }
  return configSchema.parse(await response.json());
}

/** Throws a UserError unless self-registration and self-deletion are closed. */
export async function requireClosedRegistration(admin: IdentityAdmin): Promise<void> {
  const { client } = await askConfig(admin);
  if (Object.keys(CLOSED).every((field) => client?.permissions[field] === true)) return;
  const { project } = admin;
  throw new UserError(
    `En ${project} cualquiera puede crearse o borrarse una cuenta. Ciérralo con: npm run registration -- --project ${project}`,
  );
}

/**
 * Closes self-registration and self-deletion, and checks the result: accounts are created by invitation (regla 69).
 */
export async function closeRegistration(admin: IdentityAdmin): Promise<void> {
  const mask = Object.keys(CLOSED).map((field) => `client.permissions.${field}`);
  await askConfig(admin, `?updateMask=${mask.join(',')}`, { client: { permissions: CLOSED } });
  await requireClosedRegistration(admin);
}
