import type { Partido } from '@club/shared';
import type { ComponentType } from 'react';
import { MatchHeader } from './match-header';
import { Bench, Pitch } from './pitch';
import type { StickyScoreProps } from './sticky-score';
import { MvpCard, Timeline } from './timeline-view';

/**
 * What a match is shown with, played or in play. Handed over to the code of matches in play rather than imported by it:
 * both can then stay what they are, one download for every match and a small one more for those in play.
 */
export const MATCH_PARTS = { Bench, MatchHeader, MvpCard, Pitch, Timeline } as const;

/** What no reader waits for: the page has it loaded after what is on screen, and hands it over too. */
interface LaterParts {
  readonly Announcer: ComponentType<{ readonly text: string }>;
  readonly StickyScore: ComponentType<StickyScoreProps>;
}

export interface LiveMatchProps {
  readonly partido: Partido;
  /** Ids of players who have been deleted: named without a link (regla 18). */
  readonly borrados: readonly string[];
  readonly parts: typeof MATCH_PARTS;
  readonly later: LaterParts;
}

/** What a scoreboard shows. */
export interface BoardProps {
  readonly partido: Partido;
  /** The minute, or what the match waits for. */
  readonly minuto: string;
  /** What happened last, in a line; empty while nothing has. */
  readonly ultimo: string;
}
