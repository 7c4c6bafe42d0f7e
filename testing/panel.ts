import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_LOGIN } from '../scripts/platform/accounts';
import { accessibilityProblems } from './browser';
import { runningClub } from './running-club';
import { touchProblems } from './page-problems';

interface Login {
  readonly email: string;
  readonly password: string;
}

/** Fills in the open login form, as the demo club's administrator by default, and submits it. */
export async function fillLogin(
  page: Page,
  { email, password }: Login = { email: DEMO_LOGIN.username, password: DEMO_LOGIN.password },
): Promise<void> {
  await page.getByLabel('Usuario').fill(email);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Logs in, as the demo club's administrator by default. */
export async function signIn(page: Page, login?: Login): Promise<void> {
  await page.goto(`${runningClub().url}/login`);
  await fillLogin(page, login);
  // An empty club redirects to the setup wizard.
  await page.waitForURL(/\/admin(\/empezar)?$/);
}

/** Follows a link of the panel's navigation, which may be in a menu on a phone. */
async function followLink(page: Page, name: string): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Administración' });
  await nav.waitFor();
  const link = nav.getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) await nav.getByRole('button', { name: 'Más' }).click();
  await link.click();
}

/** Opens a screen of the panel by its name in the navigation. */
export async function openScreen(page: Page, name: string): Promise<void> {
  await followLink(page, name);
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

export async function waitForSuccess(page: Page, msg: string | RegExp): Promise<void> {
  await page
    .locator('.MuiAlert-colorSuccess[role=status]')
    .getByText(msg, { exact: true })
    .waitFor();
}

export async function readRefusal(scope: Page | Locator): Promise<string> {
  return (await scope.locator('.MuiAlert-colorError[role=alert]').textContent()) ?? '';
}

/** Answers an open question of the panel. */
export async function answer(page: Page, question: string | RegExp, button: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: question });
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** A form for a new record. Opens it next to the list if necessary. */
export async function openNewForm(page: Page, formName: string): Promise<Locator> {
  const form = page.getByRole('form', { name: formName, exact: true });
  const open = page.getByRole('button', { name: /^Nuev[ao] / });
  await form.or(open).first().waitFor();
  if (!(await form.isVisible())) {
    await open.click();
    await form.waitFor();
  }
  return form;
}

/** Fills in a form of the panel, by its name and its fields' labels, and submits it. */
export async function createRecord(
  page: Page,
  formName: string,
  fields: Readonly<Record<string, string>>,
  button = formName,
): Promise<void> {
  const form = await openNewForm(page, formName);
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).fill(text);
  await form.getByRole('button', { name: button, exact: true }).click();
}

export const findListItem = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });
/** The open edit form. */
export const findDialog = (page: Page) => page.getByRole('dialog');
export const findQuestion = (page: Page) => page.getByRole('alertdialog');

/** Fails on axe violations, on targets that are too low for a finger, and on elements wider than the screen. */
export async function expectFitForAll(page: Page, minPx = 44): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await touchProblems(page, minPx)).toEqual([]);
}

/** Matches copied from a spreadsheet: two with a new rival, and one with an invalid date. */
export const PASTED_MATCHES = [
  'Fecha;Hora;Rival;Local/Visitante;Competición;Campo',
  '3/5/2031;18:30;Deportivo Pegado;L;Liga Pegada;La Vega',
  '10/5/2031;12:00;Deportivo Pegado;V;Liga Pegada;Otro campo',
  '45/5/2031;12:00;Deportivo Pegado;V;Liga Pegada;Otro campo',
].join('\n');
