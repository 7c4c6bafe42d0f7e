import { type DirectoDoc, INCRUSTAR_PATH, NOTICIAS_RSS_PATH, PAGE_SPANS } from '@club/shared';
import express, { type Request, type Router } from 'express';
import { pack, sendPacked } from '../cache/packed';
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
 * Serves what other sites show of the club: `/noticias.rss`, and `/incrustar/proximo`, a card for a frame. From the
 * documents that pages are made of, which this instance has mostly read already.
 */
export function createParaOtrosRouter({ store, siteOf, now }: ParaOtrosOptions): Router {
  const router = express.Router();

  router.get(NOTICIAS_RSS_PATH, async (request, response) => {
    const reader = store.open(store.count());
    const [ajustes, stored] = await Promise.all([
      readAjustes(reader),
      reader.read(documents.noticias()),
    ]);
    const xml = noticiasRss(stored?.noticias ?? [], { ...ajustes, origen: siteOf(request) });
    response.set('Cache-Control', FEED_CACHE).type('application/rss+xml; charset=utf-8');
    await sendPacked(request, response, await pack(xml));
  });

  router.get(INCRUSTAR_PATH, async (request, response) => {
    const reader = store.open(store.count());
    const [ajustes, matches] = await Promise.all([readAjustes(reader), readMatches(reader)]);
    const ahora = now();
    const html = paraIncrustar({ ...matches, ajustes, ahora, origen: siteOf(request) });
    response
      .set('Cache-Control', await sharedCache(reader, ahora, PAGE_SPANS))
      .set('Content-Security-Policy', INCRUSTAR_POLICY)
      .type('html');
    await sendPacked(request, response, await pack(html));
  });
  return router;
}
