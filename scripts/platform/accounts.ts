import { clubConfig, loginEmail, ROL_ADMINISTRADOR } from '@club/shared';
import type { Auth } from 'firebase-admin/auth';

/** The demo login; it exists in emulators only (regla 68). */
export const DEMO_LOGIN = { username: 'admin', password: 'admin1234' } as const;

/** Makes the demo administrator unless the account exists already. */
export async function ensureDemoAdministrador(auth: Auth): Promise<void> {
  const email = loginEmail(DEMO_LOGIN.username, clubConfig.dominioLogin);
  const existing = await auth.getUserByEmail(email).catch((error: unknown) => {
    if ((error as { code?: string }).code === 'auth/user-not-found') return undefined;
    throw error;
  });
  const { uid, customClaims } =
    existing ?? (await auth.createUser({ email, password: DEMO_LOGIN.password }));
  if (customClaims?.['rol'] !== ROL_ADMINISTRADOR) {
    await auth.setCustomUserClaims(uid, { rol: ROL_ADMINISTRADOR });
  }
}
