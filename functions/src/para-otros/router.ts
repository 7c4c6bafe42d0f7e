import { type DirectoDoc, INCRUSTAR_PATH, NOTICIAS_RSS_PATH } from '@club/shared';
import { PAGE_SPANS } from '../cache/cache-seconds';
import express, { type Request, type Router } from 'express';
import { createAnswerCache, FILE_LIMITS } from '../cache/answer-cache';
import { pack, type Packed, sendPacked } from '../cache/packed';
import { sharedCache } from '../cache/shared-cache';
import type { VersionedReader, VersionedStore } from '../cache/versioned-store';
import { documents } from '../firestore/documents';
import { readAjustes, readClub } from '../firestore/read-club';
import type { Services } from '../services';
import { noticiasRss } from './noticias-rss';
import { INCRUSTAR_POLICY, paraIncrustar } from './para-incrustar';

interface ParaOtrosOptions extends Pick<Services, 'now'> {
  readonly store: VersionedStore;
  readonly siteOf: (request: Request) => string;
}

/** Readers of feeds look every few minutes at most; a shared cache answers meanwhile. */
const FEED_CACHE = 'public, max-age=0, s-maxage=300';

/** The current season's matches, and the logs of those in play. */
async function readMatches(reader: VersionedReader) {
  const { temporada_actual: actual } = await readClub(reader);
  const calendario = actual && (await reader.read(documents.calendario(actual._id)));
  const partidos = Object.values(calendario?.partidos ?? {});
  const directos: Record<string, DirectoDoc> = {};
  for (const { partido_id: id, estado } of partidos) {
    const directo = estado === 'en_juego' ? await reader.read(documents.directo(id)) : undefined;
    if (directo) directos[id] = directo;
  }
  return { partidos, directos };
}

/**
 * Serves what other sites show of the club: `/noticias.rss`, and `/incrustar/proximo`, a card for a frame. Each is made once
 * for each state of the count of changes (docs/decisions/0029).
 */
export function createParaOtrosRouter({ store, siteOf, now }: ParaOtrosOptions): Router {
  const router = express.Router();

  const feeds = createAnswerCache<Packed>(store, FILE_LIMITS);
  const cards = createAnswerCache<Packed>(store, FILE_LIMITS);

  router.get(NOTICIAS_RSS_PATH, async (request, response) => {
    const origen = siteOf(request);
    const packed = await feeds.answer(origen, now(), async (reader) => {
      const [ajustes, stored] = await Promise.all([
        readAjustes(reader),
        reader.read(documents.noticias()),
      ]);
      const value = await pack(noticiasRss(stored?.noticias ?? [], { ...ajustes, origen }));
      return { value, bytes: value.bytes.length };
    });
    response.set('Cache-Control', FEED_CACHE).type('application/rss+xml; charset=utf-8');
    await sendPacked(request, response, packed);
  });

  router.get(INCRUSTAR_PATH, async (request, response) => {
    const origen = siteOf(request);
    const ahora = now();
    const packed = await cards.answer(origen, ahora, async (reader) => {
      const [ajustes, matches] = await Promise.all([readAjustes(reader), readMatches(reader)]);
      const value = await pack(paraIncrustar({ ...matches, ajustes, ahora, origen }));
      return { value, bytes: value.bytes.length };
    });
    response
      .set('Cache-Control', await sharedCache(store.recent, ahora, PAGE_SPANS))
      .set('Content-Security-Policy', INCRUSTAR_POLICY)
      .type('html');
    await sendPacked(request, response, packed);
  });
  return router;
}
