import { clubConfig, loginEmail, ROL_ADMINISTRADOR } from '@club/shared';
import type { Auth } from 'firebase-admin/auth';

/** The demo login; it exists in emulators only (regla 68). */
export const DEMO_LOGIN = { username: 'admin', password: 'admin1234' } as const;

const hasCode = (error: unknown, code: string) => (error as { code?: string }).code === code;

/** Makes the demo administrator unless the account exists already. */
export async function ensureDemoAdministrador(auth: Auth): Promise<void> {
  const email = loginEmail(DEMO_LOGIN.username, clubConfig.dominioLogin);
  const find = () =>
    auth.getUserByEmail(email).catch((error: unknown) => {
      if (hasCode(error, 'auth/user-not-found')) return undefined;
      throw error;
    });
  const create = () =>
    auth.createUser({ email, password: DEMO_LOGIN.password }).catch(async (error: unknown) => {
      // The library asks again when an answer is late: by then the account is there.
      const made = hasCode(error, 'auth/email-already-exists') ? await find() : undefined;
      if (!made) throw error;
      return made;
    });
  const { uid, customClaims } = (await find()) ?? (await create());
  if (customClaims?.['rol'] !== ROL_ADMINISTRADOR) {
    await auth.setCustomUserClaims(uid, { rol: ROL_ADMINISTRADOR });
  }
}
