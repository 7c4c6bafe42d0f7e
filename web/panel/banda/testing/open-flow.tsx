import type { Apunte } from '@club/shared';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { vi } from 'vitest';

/** The first answer of a flow, as the notebook keeps it, and where its end is told. */
interface Answers {
  readonly first: string | undefined;
  readonly setFirst: (id: string) => void;
  readonly onDone: (apunte: Apunte) => void;
}

/** Opens a flow of the touchline; what comes of it. */
export function openFlow(flow: (answers: Answers) => ReactNode): readonly Apunte[] {
  const noted: Apunte[] = [];
  function Flow() {
    const [first, setFirst] = useState<string>();
    return flow({ first, setFirst, onDone: (apunte) => noted.push(apunte) });
  }
  render(<Flow />);
  return noted;
}

/** Taps when the sheet that has just opened listens; needs false timers. */
export function tap(name: string) {
  act(() => {
    vi.advanceTimersByTime(300);
  });
  fireEvent.click(screen.getByText(name));
}
