import { type ComponentType, useEffect, useState } from 'react';
import { liveViews, loadLiveViews } from './live-chunk';
import type { MatchCardProps } from './match-card';

/** The code of matches in play, as soon as it is there; loaded only where `isNeeded`. */
export function useLiveViews(isNeeded: boolean) {
  const [views, setViews] = useState(liveViews);
  useEffect(() => {
    if (isNeeded) void loadLiveViews().then(setViews);
  }, [isNeeded]);
  return isNeeded ? views : undefined;
}

/** A card that follows its match while it is in play. */
export function withLive(Card: ComponentType<MatchCardProps>): ComponentType<MatchCardProps> {
  return function LiveCard(props) {
    const views = useLiveViews(props.partido.estado === 'en_juego');
    return views ? <views.LivePreview {...props} Card={Card} /> : <Card {...props} />;
  };
}
