import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import type { Page } from '@playwright/test';
import { runningClub } from './running-club';

/** Runs work with the accounts of the running site. */
export async function withAuth<T>(work: (auth: Auth) => Promise<T>): Promise<T> {
  const app = initializeApp({ projectId: runningClub().projectId }, crypto.randomUUID());
  try {
    return await work(getAuth(app));
  } finally {
    await deleteApp(app);
  }
}

/** Fills in the open login form and submits it. */
export async function fillLogin(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.getByLabel('Usuario').fill(email);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}
