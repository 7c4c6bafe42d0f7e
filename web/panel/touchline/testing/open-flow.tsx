import type { Entry } from '@club/shared';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { vi } from 'vitest';
import { type Draft, type Notebook, openNotebook } from '../notebook';
import type { TouchlineController } from '../touchline';
import { MatchContext, openMatch } from '../use-match';
import type { Entries } from '../use-notes';
import { PARTIDO } from './server';

/** Renders a touchline flow over a notebook and collects what it notes. */
export function openFlow(
  fields: Partial<Notebook>,
  flow: (draft: Draft, onDone: (entry: Entry) => void) => ReactNode,
): readonly Entry[] {
  const noted: Entry[] = [];
  const finishDraft = (entry: Entry) => Promise.resolve(noted.push(entry) > 0);
  function Flow() {
    const [notebook, setNotebook] = useState({
      ...openNotebook(PARTIDO, [], () => 'id'),
      ...fields,
    });
    const { borrador: draft } = notebook;
    if (!draft) throw new Error('no draft');
    const setAuthor = (autor_id: string) => {
      setNotebook({ ...notebook, borrador: { ...draft, autor_id } });
      return Promise.resolve(true);
    };
    const entries: Partial<Entries> = { setAuthor, finishDraft };
    const match = openMatch({} as TouchlineController, entries as Entries, notebook);
    return (
      <MatchContext value={match}>{flow(draft, (entry) => void finishDraft(entry))}</MatchContext>
    );
  }
  render(<Flow />);
  return noted;
}

/** Taps once the question accepts taps; needs fake timers. */
export function tap(name: string) {
  act(() => {
    vi.advanceTimersByTime(300);
  });
  fireEvent.click(screen.getByText(name));
}
