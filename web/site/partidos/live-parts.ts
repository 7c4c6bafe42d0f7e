import type { Partido } from '@club/shared';
import type { ComponentType } from 'react';
import { MatchHeader } from './match-header';
import { Bench, Pitch } from './pitch';
import type { StickyScoreProps } from './sticky-score';
import { MvpCard, Timeline } from './timeline-view';

/**
 * Components shared by played and live matches. Passed to the live code instead of imported by it, so that each stays
 * in its own chunk: one for every match, and a small one for live matches.
 */
export const MATCH_PARTS = { Bench, MatchHeader, MvpCard, Pitch, Timeline } as const;

/** Components that the page defers: their code is loaded after the page is on screen. */
interface DeferredParts {
  readonly Announcer: ComponentType<{ readonly text: string }>;
  readonly StickyScore: ComponentType<StickyScoreProps>;
}

export interface LiveMatchProps {
  readonly partido: Partido;
  /** Ids of deleted players, who are named without a link (regla 18). */
  readonly borrados: readonly string[];
  readonly parts: typeof MATCH_PARTS & DeferredParts;
}

/** Props of a scoreboard. */
export interface BoardProps {
  readonly partido: Partido;
  /** The minute, or the phase that the match is waiting for. */
  readonly minute: string;
  /** In one line; empty before the first event. */
  readonly lastEvent: string;
}
