import type { ComponentType } from 'react';

/**
 * Loads the page of all components. Components used by a single page come from that page's chunk. Static imports would
 * move them into a shared chunk that every reader downloads.
 */
export async function loadComponents(): Promise<ComponentType> {
  const [{ createComponents }, ...parts] = await Promise.all([
    import('./components'),
    import('../partido'),
    import('../estadisticas'),
    import('../../partidos/upcoming-match'),
  ]);
  const [partido, estadisticas, upcoming] = parts;
  return createComponents({ ...partido, ...estadisticas, ...upcoming });
}
