import { endpoints, type PartidoPreview } from '@club/shared';
import { readApi } from './read-api';

/** The running site's last played match, found in its next games. Fails if there is none. */
export async function lastPlayed(): Promise<PartidoPreview> {
  const last = (await readApi(endpoints.fetchNextGames)).findLast(({ jugado }) => jugado);
  if (!last) throw new Error('the club has no played match');
  return last;
}

/** The running site's next match to play, or the next home match. Fails if there is none. */
export async function nextMatch(where?: 'local'): Promise<PartidoPreview> {
  const next = (await readApi(endpoints.fetchNextGames)).find(
    ({ jugado, estado, local }) =>
      !jugado && estado === 'programado' && (where === undefined || local),
  );
  if (!next) throw new Error('the club has no match to play');
  return next;
}
