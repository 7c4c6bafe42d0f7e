import type { Entry } from '@club/shared';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { vi } from 'vitest';

/** First answer, kept as the notebook does, and callback for the result. */
interface Answers {
  readonly first: string | undefined;
  readonly setFirst: (id: string) => void;
  readonly onDone: (entry: Entry) => void;
}

/** Renders a touchline flow and collects what it notes. */
export function openFlow(flow: (answers: Answers) => ReactNode): readonly Entry[] {
  const noted: Entry[] = [];
  function Flow() {
    const [first, setFirst] = useState<string>();
    return flow({ first, setFirst, onDone: (entry) => noted.push(entry) });
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
