import { createHash } from 'node:crypto';
import { clubEnImagen } from '@club/shared';
import express, { type Response, type Router } from 'express';
import type { VersionedStore } from '../cache/versioned-store';
import { readAjustes } from '../firestore/read-club';
import { hasKept } from '../http/people-cache';
import {
  CLUB_PICTURES,
  type ClubPicture,
  drawClubPicture,
  FAVICON_PATH,
  faviconSvg,
} from './club-pictures';
import { readEmblemas, type ReadImagen } from './emblemas';
import type { Renderer } from './renderer';

interface ClubRouterOptions {
  readonly store: VersionedStore;
  readonly readImagen: ReadImagen;
  readonly loadRenderer: () => Promise<Renderer>;
}

/** Icons change seldom; a new crest is on every device minutes later. */
const PICTURE_CACHE = 'public, max-age=300, s-maxage=300';

/** A drawn picture of what the club was when it was drawn. */
interface Kept {
  readonly etag: string;
  readonly bytes: Buffer;
}

/**
 * Serves the pictures that show the club and nothing else: icons and what shared links show. They follow its settings, so
 * they are no files; each is drawn once for each state of these, by every instance that is asked for it.
 */
export function createClubRouter({ store, readImagen, loadRenderer }: ClubRouterOptions): Router {
  const router = express.Router();
  const kept = new Map<ClubPicture, Kept>();

  const send = (response: Response, path: ClubPicture, { etag, bytes }: Kept) => {
    response
      .set({ 'Cache-Control': PICTURE_CACHE, ETag: etag, 'X-Content-Type-Options': 'nosniff' })
      .type(path === FAVICON_PATH ? 'svg' : 'png')
      .send(bytes);
  };

  router.get(CLUB_PICTURES.map(String), async (request, response, next) => {
    const path = CLUB_PICTURES.find((one) => one === request.path.replace(/\/+$/, ''));
    if (path === undefined) {
      next();
      return;
    }
    const club = clubEnImagen(await readAjustes(store.open(store.count())));
    const digest = createHash('sha256')
      .update(JSON.stringify([path, club]))
      .digest('base64url');
    const etag = `"${digest.slice(0, 22)}"`;
    if (hasKept(request, etag)) {
      response.set({ 'Cache-Control': PICTURE_CACHE, ETag: etag }).status(304).end();
      return;
    }
    const known = kept.get(path);
    if (known?.etag === etag) {
      send(response, path, known);
      return;
    }
    const [{ club: emblema }, renderer] = await Promise.all([
      readEmblemas(readImagen, club),
      loadRenderer(),
    ]);
    const bytes = Buffer.from(
      path === FAVICON_PATH
        ? faviconSvg(club, emblema, renderer)
        : drawClubPicture(path, club, emblema, renderer),
    );
    kept.set(path, { etag, bytes });
    send(response, path, { etag, bytes });
  });
  return router;
}
