import {
  mendInicio,
  projectTemporada,
  readClub,
  repairClub,
  type Services,
  type UnitOfWork,
} from '@club/functions';
import { changing } from '../migrate/changing';

/**
 * Derives every projection again from the records, a season in each transaction, and writes those that differ. Gives the
 * paths of the documents that it repaired.
 */
export async function repairProjections(services: Services): Promise<string[]> {
  const repair = (work: (uow: UnitOfWork) => Promise<unknown>) =>
    changing(services, async (uow) => {
      await work(uow);
      return uow.changedPaths();
    });
  const { temporadas } = await changing(services, readClub);
  const repaired = await repair(repairClub);
  const paths = new Set(repaired);
  for (const { _id } of temporadas) {
    for (const path of await repair((uow) => projectTemporada(uow, _id))) paths.add(path);
  }
  // The list of next games shows what the calendar says, which is right only now.
  for (const path of await repair(repairClub)) paths.add(path);
  for (const path of await repair(mendInicio)) paths.add(path);
  return [...paths].sort();
}
