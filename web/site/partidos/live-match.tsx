import { type LiveMatchProps, MATCH_PARTS } from './live-parts';
import { useLiveViews } from './live-slot';
import { MatchHeader } from './match-header';

/** A live match; only its header until the code is loaded. */
export function LiveMatch({ partido, borrados, later }: Omit<LiveMatchProps, 'parts'>) {
  const views = useLiveViews(true);
  return views ? (
    <views.LiveMatchView partido={partido} borrados={borrados} parts={MATCH_PARTS} later={later} />
  ) : (
    <MatchHeader partido={partido} />
  );
}
