import type { ClubDoc } from '@club/shared';
import { nextGames, news } from './projections/front-page';
import { seasons } from './projections/seasons';
import { squad } from './projections/squad';
import type { UnitOfWork } from './unit-of-work';

/** All projections. Each may read those before it (docs/decisions/0045). */
const PROJECTIONS = [squad, seasons, nextGames, news];

/** Derives every projection affected by the pending changes. Only this code writes projections. Idempotent. */
export async function project(uow: UnitOfWork): Promise<void> {
  for (const { update } of PROJECTIONS) await update(uow, uow.changes());
}

/** Steps that derive every projection again from all records, in order. Each may be its own transaction. */
export const rebuildSteps = (club: ClubDoc) => PROJECTIONS.flatMap(({ rebuild }) => rebuild(club));
