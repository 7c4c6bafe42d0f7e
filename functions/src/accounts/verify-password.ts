import { accept, refuse } from '@club/shared';
import { z } from 'zod';
import { readWebEnvironment } from '../env';

/** The identity provider's codes for credentials that open no account. */
const WRONG_CREDENTIALS = new Set([
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'MISSING_PASSWORD',
  'USER_DISABLED',
]);

const answerSchema = z.object({
  localId: z.string().optional(),
  error: z.object({ message: z.string() }).optional(),
});

const TIMEOUT_MS = 10_000;

/** The identity provider is not available. The API answers with 503. */
class IdentityUnavailableError extends Error {
  readonly code = 'auth/network-error';
}

/** URL of Identity Toolkit's password check, with the web's API key. The Auth emulator has that host in its path. */
function signInUrl(env: NodeJS.ProcessEnv): string {
  const emulator = env['FIREBASE_AUTH_EMULATOR_HOST'];
  const prefix = emulator === undefined ? 'https://' : `http://${emulator}/`;
  const key = emulator === undefined ? readWebEnvironment(env).firebase.apiKey : 'demo';
  return `${prefix}identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${encodeURIComponent(key)}`;
}

/** Uid of the account with this email and password. The refusal does not say which is wrong. */
export async function verifyPassword(env: NodeJS.ProcessEnv, email: string, password: string) {
  const response = await fetch(signInUrl(env), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: false }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    // Without the cause, which may contain the URL with the key.
    throw new IdentityUnavailableError('identity provider not reachable');
  });
  const { data: answer } = answerSchema.safeParse(await response.json().catch(() => undefined));
  if (answer?.localId !== undefined) return accept(answer.localId);
  const [code = ''] = answer?.error?.message.split(' ') ?? [];
  if (WRONG_CREDENTIALS.has(code)) return refuse('error-credenciales');
  if (code === 'TOO_MANY_ATTEMPTS_TRY_LATER') return refuse('demasiados-intentos');
  throw new IdentityUnavailableError(
    `identity provider answered ${String(response.status)} ${code}`,
  );
}
