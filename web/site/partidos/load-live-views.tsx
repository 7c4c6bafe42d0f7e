import { type ComponentType, useEffect, useState } from 'react';
import type * as LiveViews from './live-views';
import type { MatchCardProps } from './match-card';

/** Code of live matches; only pages with a live match load it. */
let liveViews: typeof LiveViews | undefined;

/** Loads the code of live matches; resolves to `undefined` if that fails. */
export async function loadLiveViews(): Promise<typeof LiveViews | undefined> {
  liveViews ??= await import('./live-views').catch(() => undefined);
  return liveViews;
}

/** Code of live matches once it is loaded. Without `isNeeded`, neither loads nor returns it. */
export function useLiveViews(isNeeded = true) {
  const [views, setViews] = useState(() => liveViews);
  useEffect(() => {
    if (isNeeded) void loadLiveViews().then(setViews);
  }, [isNeeded]);
  return isNeeded ? views : undefined;
}

/** Wraps a match card so that it is live while the match is being played. */
export function withLive(Card: ComponentType<MatchCardProps>): ComponentType<MatchCardProps> {
  return function LiveCard(props) {
    const views = useLiveViews(props.partido.estado === 'en_juego');
    return views ? <views.LivePreview {...props} Card={Card} /> : <Card {...props} />;
  };
}
