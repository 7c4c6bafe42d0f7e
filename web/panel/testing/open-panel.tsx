import 'fake-indexeddb/auto';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { AccessContext } from '../../lib/auth/session';
import { clearDrafts } from '../../lib/drafts/draft-store';
import { LiveStore } from '../../lib/live/live-store';
import { Panel } from '../app/panel';
import { PanelRouter, panelRoutes } from '../app/router';
import { type Screen, screens } from '../app/screens';
import { ADMIN, createAccess, type TestAccess } from './access';
import { ClubServer } from './club-server';
import { serve } from './server';
import { CLUB_WEB } from '../../lib/testing/club-web';

/** Emotion cache that discards styles: jsdom has no layout, and parsing them would cost time. */
const unstyled = createCache({ key: 'css' });
unstyled.insert = () => undefined;

interface PanelOptions<S extends ClubServer> {
  readonly server?: S;
  readonly access?: TestAccess;
  readonly screens?: readonly Screen[];
  /** Whether the club is the demo club. */
  readonly isDemo?: boolean;
}

/** Renders the panel at a path, with a fake server. */
export function openPanel<S extends ClubServer>(path: string, options: PanelOptions<S> = {}) {
  const server = (options.server ?? new ClubServer()) as S;
  const access = options.access ?? createAccess(ADMIN);
  serve(server, access);
  // jsdom has no layout, so it cannot scroll.
  vi.stubGlobal('scrollTo', () => undefined);
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  onTestFinished(async () => {
    await clearDrafts();
  });
  const router = createMemoryRouter(panelRoutes(options.screens ?? screens), {
    initialEntries: [path],
  });
  const { unmount, user } = renderPanel(<PanelRouter router={router} />, access, options.isDemo);
  return { server, access, router, unmount, user };
}

/** Renders content inside the panel's providers. */
export function renderPanel(content: ReactNode, access: TestAccess, isDemo = false) {
  const { unmount } = render(
    <AccessContext value={access}>
      <CacheProvider value={unstyled}>
        <Panel
          store={new LiveStore()}
          now={new Date()}
          club={{ ...CLUB_WEB, ...(isDemo && { demo: true }) }}
        >
          {content}
        </Panel>
      </CacheProvider>
    </AccessContext>,
  );
  return { unmount, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

export type User = ReturnType<typeof openPanel>['user'];

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const findAlert = (colour: 'Success' | 'Error', msg: string | RegExp) =>
  screen.findByText((_text, node) => {
    if (!node?.matches(`.MuiAlert-color${colour} .MuiAlert-message`)) return false;
    return typeof msg === 'string' ? node.textContent === msg : msg.test(node.textContent);
  });
/** Waits for a green alert (`success`) or a red one (`refusal`). A string has to be the alert's whole text. */
export const success = (msg: string | RegExp) => findAlert('Success', msg);
export const refusal = (msg: string | RegExp) => findAlert('Error', msg);

/** Waits for a confirmation question. Returns queries within it. */
export const question = async (name: string | RegExp) =>
  within(await screen.findByRole('alertdialog', { name }));
export const answer = async (user: User, name: string | RegExp, button: string) =>
  user.click((await question(name)).getByRole('button', { name: button }));
export const dialog = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));
/** Opens the box for pasting rows of a spreadsheet. */
export async function pasteBox(user: User, noun: string) {
  await user.click(
    await screen.findByRole('button', { name: `Pegar ${noun} de una hoja de cálculo` }),
  );
  return within(await screen.findByRole('group', { name: `Pegar ${noun}` }));
}
/** Replaces a field's text. */
export async function fill(user: User, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.paste(text);
}
/** Clicks a link of the navigation. */
export async function follow(user: User, name: string): Promise<void> {
  const nav = screen.getByRole('navigation', { name: 'Administración', hidden: true });
  await user.click(within(nav).getByText(name, { selector: 'a' }));
}
