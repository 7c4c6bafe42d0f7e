import { endpoints, type PartidoPreview } from '@club/shared';
import { readApi } from './read-api';

/** The running site's last played match: its next games hold some of both kinds. Fails where there is none. */
export async function lastPlayed(): Promise<PartidoPreview> {
  const last = (await readApi(endpoints.fetchNextGames)).findLast(({ jugado }) => jugado);
  if (!last) throw new Error('the club has no played match');
  return last;
}

/** The running site's next match that can be played, or the next at home. Fails where there is none. */
export async function nextMatch(where?: 'local'): Promise<PartidoPreview> {
  const next = (await readApi(endpoints.fetchNextGames)).find(
    ({ jugado, estado, local }) =>
      !jugado && estado === 'programado' && (where === undefined || local),
  );
  if (!next) throw new Error('the club has no match to play');
  return next;
}
