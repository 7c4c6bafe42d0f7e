import { readClub, rebuildSteps, type Services } from '@club/functions';
import { changing } from '../migrate/changing';

/**
 * Derives every projection again from the records, one transaction per season, and writes the projections that
 * differ. Returns the paths of the repaired documents.
 */
export async function repairProjections(services: Services): Promise<string[]> {
  const club = await changing(services, readClub);
  const repaired = new Set<string>();
  for (const step of rebuildSteps(club)) {
    const paths = await changing(services, async (uow) => {
      await step(uow);
      return uow.changedPaths();
    });
    for (const path of paths) repaired.add(path);
  }
  return [...repaired].sort();
}
