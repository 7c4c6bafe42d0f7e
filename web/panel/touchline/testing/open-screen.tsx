import 'fake-indexeddb/auto';
import { CacheProvider } from '@emotion/react';
import { firestorePaths, type Step } from '@club/shared';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { AccessContext } from '../../../lib/auth/session';
import { LiveStore } from '../../../lib/live/live-store';
import { CLUB_WEB } from '../../../lib/testing/club-web';
import { Panel } from '../../app/panel';
import { ADMIN, createAccess } from '../../testing/access';
import { serve } from '../../testing/server';
import { BandaServer } from '../../testing/touchline-server';
import { unstyled } from '../../testing/unstyled';
import { TouchlineScreen } from '../touchline-screen';

/** Opens the touchline of the match `p1` on a fake server. */
export function openBanda(server = new BandaServer()) {
  const access = createAccess(ADMIN);
  const store = new LiveStore();
  serve(server, access);
  const { unmount } = render(
    <AccessContext value={access}>
      <CacheProvider value={unstyled}>
        <Panel store={store} now={new Date()} club={CLUB_WEB}>
          <MemoryRouter>
            <TouchlineScreen partidoId="p1" />
          </MemoryRouter>
        </Panel>
      </CacheProvider>
    </AccessContext>,
  );
  /** Another phone sends its log, and the listener reports it. */
  const hear = (pasos: Step[]) => {
    const data = server.banda.state.write(pasos);
    act(() => {
      store.receive(firestorePaths.directo('p1'), { status: 'ready', data });
    });
  };
  return { server, access, unmount, hear, user: userEvent.setup({ delay: null }) };
}

export type Opened = ReturnType<typeof openBanda>;
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const tap = async ({ user }: Opened, name: string | RegExp) =>
  user.click(await button(name));
export const delivery = (text: string | RegExp) =>
  waitFor(() => {
    expect(screen.getByTestId('envio').textContent).toMatch(text);
  });
export const score = (text: string) =>
  waitFor(() => {
    const shown = screen.getByTestId('marcador-banda').textContent.match(/\d+(?=\D|$)/g) ?? [];
    // The clock's digits come after the score.
    expect(shown.slice(0, 2).join(' ')).toBe(text);
  });
/** Taps an answer in a dialog. Dialogs ignore taps for a moment after they open. */
export async function choose({ user }: Opened, question: string, name: string | RegExp) {
  const sheet = within(await screen.findByRole('dialog', { name: question }));
  const choice = await sheet.findByRole('button', { name });
  await waitFor(() => {
    expect(choice.getAttribute('aria-disabled')).toBeNull();
  });
  await user.click(choice);
}
