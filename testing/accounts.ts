import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';

/** Does something with the accounts of the running site. */
export async function withAuth<T>(work: (auth: Auth) => Promise<T>): Promise<T> {
  const host = inject('authHost');
  if (host !== '') process.env['FIREBASE_AUTH_EMULATOR_HOST'] = host;
  const app = initializeApp({ projectId: inject('authProjectId') }, crypto.randomUUID());
  try {
    return await work(getAuth(app));
  } finally {
    await deleteApp(app);
  }
}

/** Fills in the open login form and sends it. */
export async function fillLogin(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.getByLabel('Usuario').fill(email);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}
