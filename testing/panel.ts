import { API_BASE, type Endpoint, type EndpointResponse } from '@club/shared';
import type { Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { DEMO_LOGIN } from '../scripts/platform/accounts';
import { accessibilityProblems } from './browser';

/** Signs the demo administrator in through the login form. */
export async function signIn(page: Page): Promise<void> {
  await page.goto(`${inject('siteUrl')}/login`);
  await page.getByLabel('Usuario').fill(DEMO_LOGIN.username);
  await page.getByLabel('Contraseña').fill(DEMO_LOGIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/admin');
}

/** Follows a link of the panel's navigation, which a phone has behind a button. */
export async function followLink(page: Page, name: string): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Administración' });
  await nav.waitFor();
  const menu = nav.getByRole('button', { name: /^Menú/ });
  if (await menu.isVisible()) await menu.click();
  await nav.getByRole('link', { name, exact: true }).click();
}

/** Opens a screen of the panel by its name in the navigation. */
export async function openScreen(page: Page, name: string): Promise<void> {
  await followLink(page, name);
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

/** The rows of the screen's list that hold a text. */
export const rowOf = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });
/** The open form that changes a record. */
export const dialogOf = (page: Page) => page.getByRole('dialog');
/** The open question. */
export const questionOf = (page: Page) => page.getByRole('alertdialog');

/** Everything on the screen is at least 44 px high and nothing is wider than the phone. */
async function touchProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      'main :is(button, a, input, select), [role$=dialog] :is(button, input, select)',
    );
    const problems = [...targets]
      .filter(({ offsetParent }) => offsetParent !== null)
      .map((target) => target.closest('label, .MuiInputBase-root') ?? target)
      .filter((target) => target.getBoundingClientRect().height < 44)
      .map((target) => `low: ${target.outerHTML.slice(0, 200)}`);
    const isWide = document.documentElement.scrollWidth > window.innerWidth;
    return isWide ? [...problems, 'wider than the screen'] : problems;
  });
}

/** Fails on what axe finds, on a target that is too low and on what is wider than the screen. */
export async function expectFitForAll(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await touchProblems(page)).toEqual([]);
}
