import { deriveLiveMatch } from '@club/shared';
import { createContext, type PropsWithChildren, useContext } from 'react';
import { useSuspensionQuestion } from '../common/suspensions';
import type { MatchActions } from './match-actions';
import { jugadoresToChoose, type Notebook } from './notebook';
import { createNameLookup } from './step-text';
import type { TouchlineController } from './touchline';

interface OpenMatch {
  readonly controller: TouchlineController;
  readonly actions: MatchActions;
  readonly notebook: Notebook;
}

/** What the screens of a match share: its notebook, values derived from it, and the actions. */
function useSharedMatch({ controller, actions, notebook }: OpenMatch) {
  const liveMatch = deriveLiveMatch(notebook.pasos);
  const { ask, question } = useSuspensionQuestion(notebook.sancionados);
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
    /** Calls a function at once or, if one of the players is suspended and was not asked about yet, after a question. */
    askIfSuspended: ask,
    suspensionQuestion: question,
  };
}

const MatchContext = createContext<ReturnType<typeof useSharedMatch> | undefined>(undefined);

/** Provides a match to its screens, and asks about suspended players, once about each. */
export function MatchProvider({ children, ...openMatch }: PropsWithChildren<OpenMatch>) {
  const match = useSharedMatch(openMatch);
  return (
    <MatchContext value={match}>
      {children}
      {match.suspensionQuestion}
    </MatchContext>
  );
}

/** The match whose screen this is. */
export function useMatch() {
  const match = useContext(MatchContext);
  if (!match) throw new Error('no match is open');
  return match;
}
