import {
  mendInicio,
  projectTemporada,
  readClub,
  repairClub,
  repairNextGames,
  type Services,
  type UnitOfWork,
} from '@club/functions';
import { changing } from '../migrate/changing';

/**
 * Derives every projection again from the records, a transaction for each season, and writes those that differ. Gives the
 * paths of the documents that it repaired.
 */
export async function repairProjections(services: Services): Promise<string[]> {
  const { temporadas } = await changing(services, readClub);
  const steps: readonly ((uow: UnitOfWork) => Promise<unknown>)[] = [
    // Rows are named after the squad, and the list of next games shows the calendar.
    repairClub,
    ...temporadas.map(
      ({ _id }) =>
        (uow: UnitOfWork) =>
          projectTemporada(uow, _id),
    ),
    repairNextGames,
    mendInicio,
  ];
  const repaired = new Set<string>();
  for (const step of steps) {
    const paths = await changing(services, async (uow) => {
      await step(uow);
      return uow.changedPaths();
    });
    for (const path of paths) repaired.add(path);
  }
  return [...repaired].sort();
}
