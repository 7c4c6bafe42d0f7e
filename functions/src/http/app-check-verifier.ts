import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { z } from 'zod';
import type { VerifyAppCheck } from './router';

/** Whether App Check rejected the token. Other errors mean that it could not be checked. */
const isTokenRejected = (error: unknown) => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && code.startsWith('app-check/');
};

const localTokenSchema = z.object({ aud: z.array(z.string()), exp: z.number() });

/** Verifier for the emulators, which have no App Check: accepts unsigned tokens with the right claims. */
function verifyLocally(projectId: string, now: () => Date): VerifyAppCheck {
  return (token) => {
    try {
      const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
      const { aud, exp } = localTokenSchema.parse(JSON.parse(payload));
      return Promise.resolve(aud.includes(`projects/${projectId}`) && exp * 1000 > now().getTime());
    } catch {
      return Promise.resolve(false);
    }
  };
}

/** Verifies App Check tokens of this project and, if `appId` is known, of that web app. */
export function createAppCheckVerifier(
  env: NodeJS.ProcessEnv,
  appId: string | undefined,
  {
    app = getApps()[0] ?? initializeApp(),
    now = () => new Date(),
  }: { readonly app?: App; readonly now?: () => Date } = {},
): VerifyAppCheck {
  if (env['FIREBASE_AUTH_EMULATOR_HOST'] !== undefined) {
    return verifyLocally(env['GCLOUD_PROJECT'] ?? '', now);
  }
  const appCheck = getAppCheck(app);
  return async (token) => {
    try {
      const verified = await appCheck.verifyToken(token);
      return appId === undefined || verified.appId === appId;
    } catch (error) {
      if (isTokenRejected(error)) return false;
      throw error;
    }
  };
}
