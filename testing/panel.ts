import { API_BASE, type Endpoint, type EndpointResponse } from '@club/shared';
import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { DEMO_LOGIN } from '../scripts/platform/accounts';

/** Signs the demo administrator in through the login form. */
export async function signIn(page: Page): Promise<void> {
  await page.goto(`${inject('siteUrl')}/login`);
  await page.getByLabel('Usuario').fill(DEMO_LOGIN.username);
  await page.getByLabel('Contraseña').fill(DEMO_LOGIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/admin');
}

/** Opens a screen of the panel by its name in the navigation. */
export async function openScreen(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name, exact: true })
    .click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Waits for a green message with exactly this text. */
export async function waitForSuccess(page: Page, msg: string): Promise<void> {
  await page
    .locator('.MuiAlert-colorSuccess[role=status]')
    .getByText(msg, { exact: true })
    .waitFor();
}

/** Waits for a red message and gives its text. */
export async function readRefusal(scope: Page | Locator): Promise<string> {
  return (await scope.locator('.MuiAlert-colorError[role=alert]').textContent()) ?? '';
}

/** Answers an open question of the panel. */
export async function answer(page: Page, question: string | RegExp, button: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: question });
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Fills in a form of the panel, by its name and the labels of its fields, and sends it. */
export async function createRecord(
  page: Page,
  formName: string,
  fields: Readonly<Record<string, string>>,
  button = formName,
): Promise<void> {
  const form = page.getByRole('form', { name: formName, exact: true });
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).fill(text);
  await form.getByRole('button', { name: button }).click();
}

/** What a public call answers now. */
export async function readApi<E extends Endpoint>(
  endpoint: E,
  id = '',
): Promise<EndpointResponse<E>> {
  const path = endpoint.path.replace(':id', id);
  const response = await fetch(`${inject('siteUrl')}${API_BASE}/${path}`);
  return endpoint.response.parse(await response.json()) as EndpointResponse<E>;
}
