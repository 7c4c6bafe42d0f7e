import 'fake-indexeddb/auto';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, vi } from 'vitest';
import { AccessContext } from '../../lib/auth/session';
import { clearDrafts } from '../../lib/borradores/draft-store';
import { LiveStore } from '../../lib/live/live-store';
import { Panel } from '../app/panel';
import { panelRoutes } from '../app/router';
import { type Screen, screens } from '../app/screens';
import { ADMINISTRADOR, createAccess, type TestAccess } from './access';
import { ClubServer } from './club-server';
import { serve } from './serve';
import type { Server } from './server';

// A machine that does much at once: what is waited for comes, later.
// What a role is looked for among is everything: whether each element can be seen would be asked of its style sheets.
configure({ asyncUtilTimeout: 30_000, defaultHidden: true });

/** Style sheets that no element has: jsdom would go through all of them at each question whether something is visible. */
const styles = createCache({ key: 'css', container: document.createElement('div') });

beforeAll(() => {
  // jsdom has no layout to scroll.
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(async () => {
  cleanup();
  await clearDrafts();
});

interface PanelOptions<S extends Server> {
  readonly server?: S;
  readonly access?: TestAccess;
  readonly screens?: readonly Screen[];
  readonly store?: LiveStore;
}

/** The panel's application at a path, with a server of its own. */
export function openPanel<S extends Server = ClubServer>(
  path: string,
  options: PanelOptions<S> = {},
) {
  const server = (options.server ?? new ClubServer()) as S;
  const access = options.access ?? createAccess(ADMINISTRADOR);
  serve(server, access);
  const router = createMemoryRouter(panelRoutes(options.screens ?? screens), {
    initialEntries: [path],
  });
  const { unmount } = render(
    <AccessContext value={access}>
      <CacheProvider value={styles}>
        <Panel store={options.store ?? new LiveStore()} ahora={new Date()}>
          <RouterProvider router={router} />
        </Panel>
      </CacheProvider>
    </AccessContext>,
  );
  return { server, access, router, unmount, user: userEvent.setup({ delay: null }) };
}

export type User = ReturnType<typeof openPanel>['user'];

/** The heading of the screen that is open. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
/** A green message. */
export const success = (msg: string | RegExp) =>
  screen.findByText((_text, node) =>
    node?.classList.contains('MuiAlert-message') === true && node.closest('.MuiAlert-colorSuccess')
      ? matches(node.textContent, msg)
      : false,
  );
/** A red message. */
export const refusal = (msg: string | RegExp) =>
  screen.findByText((_text, node) =>
    node?.classList.contains('MuiAlert-message') === true && node.closest('.MuiAlert-colorError')
      ? matches(node.textContent, msg)
      : false,
  );
const matches = (text: string, expected: string | RegExp) =>
  typeof expected === 'string' ? text === expected : expected.test(text);

/** The open question, by its text. */
export const question = async (name: string | RegExp) =>
  within(await screen.findByRole('alertdialog', { name }));
/** The open dialog, by its title. */
export const dialog = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));
/** Puts a text into a field, in the place of what is in it. */
export async function fill(user: User, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.paste(text);
}
/** Follows a link of the navigation. */
export async function follow(user: User, name: string): Promise<void> {
  const nav = screen.getByRole('navigation', { name: 'Administración', hidden: true });
  await user.click(within(nav).getByText(name, { selector: 'a' }));
}
