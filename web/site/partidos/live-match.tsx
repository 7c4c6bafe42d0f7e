import { type LiveMatchProps, MATCH_PARTS } from './live-parts';
import { useLiveViews } from './live-slot';
import { MatchHeader } from './match-header';

/** A match in play; its header alone until the code is there. */
export function LiveMatch({ partido, borrados, later }: Omit<LiveMatchProps, 'parts'>) {
  const views = useLiveViews(true);
  return views ? (
    <views.LiveMatchView partido={partido} borrados={borrados} parts={MATCH_PARTS} later={later} />
  ) : (
    <MatchHeader partido={partido} />
  );
}
