import { deriveLiveMatch } from '@club/shared';
import { createContext, useContext } from 'react';
import { jugadoresToChoose } from './jugadores';
import type { Notebook } from './notebook';
import { createNameLookup } from './step-text';
import type { TouchlineController } from './touchline';
import type { MatchActions } from './match-actions';

/** What the screens of a match share: its notebook, what follows from it, and what a person can do. */
export function openMatch(
  controller: TouchlineController,
  actions: MatchActions,
  notebook: Notebook,
) {
  const liveMatch = deriveLiveMatch(notebook.pasos);
  return {
    controller,
    actions,
    notebook,
    /** State of the match according to the log. */
    liveMatch,
    isInPlay: liveMatch.fase !== 'sin_empezar' && liveMatch.fase !== 'final',
    /** Players to choose from for an event. */
    jugadores: jugadoresToChoose(notebook, liveMatch),
    toName: createNameLookup(notebook.plantilla),
  };
}

export const MatchContext = createContext<ReturnType<typeof openMatch> | undefined>(undefined);

/** The match whose screen this is. */
export function useMatch() {
  const match = useContext(MatchContext);
  if (!match) throw new Error('no match is open');
  return match;
}
