import type { Partido } from '@club/shared';
import { Announcer } from './goal-announcer';
import { useLiveViews } from './live-slot';
import { MatchHeader } from './match-header';
import { Bench, Pitch } from './pitch';
import { MvpCard, Timeline } from './timeline-view';

/**
 * What a match is shown with, played or in play. Handed over to the code of matches in play rather than imported by it:
 * both can then stay what they are, one download for every match and a small one more for those in play.
 */
const PARTS = { Announcer, Bench, MatchHeader, MvpCard, Pitch, Timeline } as const;

export interface LiveMatchProps {
  readonly partido: Partido;
  readonly parts: typeof PARTS;
}

/** A match in play; its header alone until the code is there. */
export function LiveMatch({ partido }: Pick<LiveMatchProps, 'partido'>) {
  const views = useLiveViews(true);
  return views ? (
    <views.LiveMatchView partido={partido} parts={PARTS} />
  ) : (
    <MatchHeader partido={partido} />
  );
}
