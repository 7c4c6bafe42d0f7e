import { endpoints, type PartidoPreview } from '@club/shared';
import { readApi } from './read-api';

/** The running site's next match that can be played, or the next at home. Fails where there is none. */
export async function nextMatch(where?: 'local'): Promise<PartidoPreview> {
  const next = (await readApi(endpoints.fetchNextGames)).find(
    ({ jugado, estado, local }) =>
      !jugado && estado === 'programado' && (where === undefined || local),
  );
  if (!next) throw new Error('the club has no match to play');
  return next;
}
