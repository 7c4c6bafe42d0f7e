import type { ComponentType } from 'react';

/**
 * Loads the page of all components. Components used by a single page come from that page's chunk. Static imports would
 * move them into a shared chunk that every reader downloads.
 */
export async function loadComponents(): Promise<ComponentType> {
  const [{ createComponents }, partido, estadisticas, { UpcomingHeader }] = await Promise.all([
    import('./components'),
    import('../partido'),
    import('../estadisticas'),
    import('../../partidos/upcoming-match'),
  ]);
  const { Bench, MatchHeader, MvpCard, Pitch, Timeline } = partido;
  const { RankingCard, RecordCard } = estadisticas;
  return createComponents({
    ...{ Bench, MatchHeader, MvpCard, Pitch, Timeline },
    ...{ RankingCard, RecordCard, UpcomingHeader },
  });
}
