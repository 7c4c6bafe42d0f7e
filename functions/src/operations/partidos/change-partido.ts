import { isSameContent, type Partido } from '@club/shared';
import { documents } from '../../store/documents';
import { listPartidosInTemporada } from '../../store/read-club';
import type { UnitOfWork } from '../../store/unit-of-work';
import { preload } from '../../store/projections/seasons';
import { refreshMentions } from '../temporadas/match-links';
import { readCorrections, writeCorrections } from '../temporadas/temporadas';
import { resetNextGames } from '../temporadas/next-games';

/** Removes the players' corrections of a season without matches (regla 50). */
async function resetCorrectionsIfEmpty(uow: UnitOfWork, temporadaId: string): Promise<void> {
  if ((await listPartidosInTemporada(uow, temporadaId)).length > 0) return;
  const corrections = await readCorrections(uow, temporadaId);
  if (isSameContent(corrections.jugadores, {})) return;
  await writeCorrections(uow, { ...corrections, jugadores: {} });
}

/**
 * Takes a match from `before` to `after` (`null`: does not exist), with its news and the live log that its sheet
 * replaces. Deleting a season's last match removes its players' corrections (regla 50), except if that undoes the
 * creation of the match (`keepsCorrections`).
 */
export async function changePartido(
  uow: UnitOfWork,
  before: Partido | null,
  after: Partido | null,
  { keepsCorrections = false }: { readonly keepsCorrections?: boolean } = {},
): Promise<void> {
  const id = (after ?? before)?._id;
  if (id === undefined) return;
  // Only matches without a sheet have a live log.
  const endsLiveMatch = before !== null && !before.jugado && after?.jugado !== false;
  await Promise.all([
    preload(
      uow,
      [before, after].flatMap((one) => one?.temporada_id ?? []),
    ),
    endsLiveMatch ? uow.read(documents.directo(id)) : undefined,
  ]);
  if (after && before) await uow.write(documents.partido(id), after);
  else if (after) uow.create(documents.partido(id), after);
  else {
    await uow.remove(documents.partido(id));
    await uow.remove(documents.convocatoria(id));
  }
  await refreshMentions(uow, before, after);
  await resetNextGames(uow);
  if (endsLiveMatch) await uow.remove(documents.directo(id), { keepHistory: true });
  if (before && !after && !keepsCorrections)
    await resetCorrectionsIfEmpty(uow, before.temporada_id);
}
