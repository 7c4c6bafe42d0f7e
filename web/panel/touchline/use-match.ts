import { deriveLiveMatch } from '@club/shared';
import { createContext, useContext } from 'react';
import { jugadoresOf } from './jugadores';
import type { Notebook } from './notebook';
import { namesOf } from './step-text';
import type { TouchlineController } from './touchline';
import type { Entries } from './use-notes';

/** The match being entered: what this device holds of it, and what can be done with it. */
export function openMatch(banda: TouchlineController, entries: Entries, notebook: Notebook) {
  const actual = deriveLiveMatch(notebook.pasos);
  return {
    banda,
    entries,
    notebook,
    /** State of play according to the log. */
    actual,
    isInPlay: actual.fase !== 'sin_empezar' && actual.fase !== 'final',
    /** Players to choose from for an event. */
    jugadores: jugadoresOf(notebook, actual),
    nameOf: namesOf(notebook.plantilla),
  };
}

export const MatchContext = createContext<ReturnType<typeof openMatch> | undefined>(undefined);

/** The match whose screen this is. */
export function useMatch() {
  const match = useContext(MatchContext);
  if (!match) throw new Error('no match is open');
  return match;
}
