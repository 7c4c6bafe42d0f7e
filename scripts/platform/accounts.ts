import { clubConfig, loginEmail, ADMIN_ROLE } from '@club/shared';
import type { Auth, UserRecord } from 'firebase-admin/auth';

/** The demo login. It exists in emulators only (regla 68). */
export const DEMO_LOGIN = { username: 'admin', password: 'admin1234' } as const;

const hasCode = (error: unknown, code: string) => (error as { code?: string }).code === code;

/** The account with an address. `undefined` if there is none. */
export const findAccount = (auth: Auth, email: string): Promise<UserRecord | undefined> =>
  auth.getUserByEmail(email).catch((error: unknown) => {
    if (hasCode(error, 'auth/user-not-found')) return undefined;
    throw error;
  });

/** Creates the demo administrator if the account does not exist. */
export async function ensureDemoAdmin(auth: Auth): Promise<void> {
  const email = loginEmail(DEMO_LOGIN.username, clubConfig.loginDomain);
  const create = () =>
    auth.createUser({ email, password: DEMO_LOGIN.password }).catch(async (error: unknown) => {
      // The library retries when a response is late, and by then the account exists.
      const existing = hasCode(error, 'auth/email-already-exists')
        ? await findAccount(auth, email)
        : undefined;
      if (!existing) throw error;
      return existing;
    });
  const { uid, customClaims } = (await findAccount(auth, email)) ?? (await create());
  if (customClaims?.['rol'] !== ADMIN_ROLE) {
    await auth.setCustomUserClaims(uid, { rol: ADMIN_ROLE });
  }
}
