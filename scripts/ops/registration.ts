import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { UserError } from '../platform/user-error';

/** Google's administration of a project's accounts, and a token to ask with. */
export interface IdentityAdmin {
  readonly project: string;
  readonly token: () => Promise<string>;
  readonly origin?: string;
}

const TIMEOUT_MS = 30_000;

/** What people may not do to accounts by themselves; Google leaves out what is false. */
const CLOSED = { disabledUserSignup: true, disabledUserDeletion: true } as const;

const configSchema = z.object({
  client: z.object({ permissions: z.record(z.string(), z.unknown()).default({}) }).optional(),
});

/** A token of whoever is signed in to gcloud: the owner, or the account that deploys from GitHub. */
export async function gcloudToken(): Promise<string> {
  const { stdout } = await promisify(execFile)('gcloud', ['auth', 'print-access-token'], {
    shell: process.platform === 'win32',
  }).catch(() => {
    throw new UserError('Hace falta gcloud con una sesión abierta: gcloud auth login');
  });
  return stdout.trim();
}

/** Asks for the accounts' configuration, with a change of it where one is given; the answer is the configuration. */
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
      // A person's token says nothing of the project that the request counts for.
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

/** Throws one sentence unless nobody can make or delete an account by himself. */
export async function requireClosedRegistration(admin: IdentityAdmin): Promise<void> {
  const { client } = await askConfig(admin);
  if (Object.keys(CLOSED).every((field) => client?.permissions[field] === true)) return;
  const { project } = admin;
  throw new UserError(
    `En ${project} cualquiera puede crearse o borrarse una cuenta. Ciérralo con: npm run registration -- --project ${project}`,
  );
}

/** Lets nobody make or delete an account by himself, and asks whether it is so: accounts are made by invitation (regla 69). */
export async function closeRegistration(admin: IdentityAdmin): Promise<void> {
  const mask = Object.keys(CLOSED).map((field) => `client.permissions.${field}`);
  await askConfig(admin, `?updateMask=${mask.join(',')}`, { client: { permissions: CLOSED } });
  await requireClosedRegistration(admin);
}
