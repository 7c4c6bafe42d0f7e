import type { ComponentType } from 'react';

/**
 * The page of all components. Parts that only one page shows come from that page's own chunk: imported statically here
 * they would be shared by two pages, and become a part of what every reader loads.
 */
export async function loadComponentes(): Promise<ComponentType> {
  const [{ createComponentes }, partido, estadisticas] = await Promise.all([
    import('./componentes'),
    import('../partido'),
    import('../estadisticas'),
  ]);
  const { Bench, MatchHeader, MvpCard, Pitch, Timeline } = partido;
  const { RankingCard, RecordCard } = estadisticas;
  return createComponentes({
    ...{ Bench, MatchHeader, MvpCard, Pitch, Timeline },
    ...{ RankingCard, RecordCard },
  });
}
