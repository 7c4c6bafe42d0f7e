import { type LiveMatchProps, MATCH_PARTS } from './live-parts';
import { useLiveViews } from './live-slot';
import { MatchHeader } from './match-header';

/** A match in play; its header alone until the code is there. */
export function LiveMatch({ partido }: Pick<LiveMatchProps, 'partido'>) {
  const views = useLiveViews(true);
  return views ? (
    <views.LiveMatchView partido={partido} parts={MATCH_PARTS} />
  ) : (
    <MatchHeader partido={partido} />
  );
}
