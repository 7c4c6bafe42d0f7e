import { type ClubDoc, derivePlantilla } from '@club/shared';
import { collections, documents } from './documents';
import { nextGames, news } from './projections/front-page';
import { seasons } from './projections/seasons';
import type { UnitOfWork } from './unit-of-work';

type Step = (uow: UnitOfWork) => Promise<void>;

/** Documents derived from records. Only their projection writes them. */
interface Projection {
  /** Updates its documents after the operation's changes of records. Idempotent within an operation. */
  readonly update: Step;
  /** Steps that derive all of its documents again from all records. Each may be its own transaction. */
  readonly rebuild: (club: ClubDoc) => readonly Step[];
}

async function projectSquad(uow: UnitOfWork): Promise<void> {
  const [stored, jugadores] = await Promise.all([
    uow.read(documents.plantilla()),
    uow.list(collections.jugadores),
  ]);
  if (!stored && jugadores.length === 0) return;
  await uow.write(documents.plantilla(), derivePlantilla(jugadores));
}

/** `publico/plantilla`. */
const squad: Projection = {
  async update(uow) {
    if (uow.changesIn(collections.jugadores).length > 0) await projectSquad(uow);
  },
  rebuild: () => [projectSquad],
};

/** All projections. Each may read those before it (docs/decisions/0045). */
const PROJECTIONS: readonly Projection[] = [squad, seasons, nextGames, news];

/** Derives every projection affected by the pending changes. Only this code writes projections. Idempotent. */
export async function project(uow: UnitOfWork): Promise<void> {
  for (const { update } of PROJECTIONS) await update(uow);
}

/** Steps that derive every projection again from all records, in order. Each may be its own transaction. */
export const rebuildSteps = (club: ClubDoc) => PROJECTIONS.flatMap(({ rebuild }) => rebuild(club));
