import {
  type AjustesEnImagen,
  idSchema,
  mvpEnImagen,
  type Partido,
  partidoEnImagen,
  SHARE_PICTURES,
  sharePicturePath,
  type SharePictureKind,
} from '@club/shared';
import express, { type Router } from 'express';
import { documents } from '../firestore/documents';
import { readAjustes } from '../firestore/read-club';
import type { VersionedStore } from '../cache/versioned-store';
import { hasKept, PEOPLE_CACHE } from '../http/people-cache';
import { readEmblemas, type ReadImagen } from './emblemas';
import type { Renderer } from './renderer';
import { SHARE_PICTURE } from './share-picture';

interface CompartirOptions {
  readonly store: VersionedStore;
  readonly readImagen: ReadImagen;
  readonly loadRenderer: () => Promise<Renderer>;
  readonly logError: (message: string, error: unknown) => void;
}

type Draw = (
  kind: SharePictureKind,
  partido: Partido,
  ajustes: AjustesEnImagen,
) => Promise<Uint8Array | undefined>;

const NEVER = 'no-store';

/** Pictures that one instance keeps for whoever asks past the CDN, by address: sent only while that is the present one. */
const KEPT = 20;

const FILE = /^(?<id>.+)-[0-9a-f]{1,16}\.png$/;

/** Code and fonts of the drawing are loaded with the first picture: a page's cold start knows nothing of them. */
async function loadDrawing({ loadRenderer, readImagen }: CompartirOptions): Promise<Draw> {
  const [renderer, { matchPicture }, { mvpPicture }] = await Promise.all([
    loadRenderer(),
    import('./match-picture'),
    import('./mvp-picture'),
  ]);
  return async (kind, partido, ajustes) => {
    if (kind === 'partido') {
      const shown = partidoEnImagen(partido, ajustes);
      const emblemas = await readEmblemas(readImagen, shown);
      return renderer.toPng(matchPicture(shown, emblemas, renderer));
    }
    const mvp = mvpEnImagen(partido, ajustes);
    return mvp && renderer.toPng(mvpPicture(mvp, renderer));
  };
}

/**
 * Serves `/compartir/{partido|mvp}/{id}-{digest}.png`, the pictures of shared matches (docs/decisions/0019). Whether the
 * match is as it was is asked each time (0029), and an address that is not its present one leads to that: no instance shows what has been withdrawn,
 * whatever it has kept (0028). What does not exist is left to the not-found page.
 */
export function createCompartirRouter(options: CompartirOptions): Router {
  const { store, logError } = options;
  const router = express.Router();
  const kept = new Map<string, Uint8Array>();
  let drawing: Promise<Draw> | undefined;

  router.get('/compartir/:kind/:file', async (request, response, next) => {
    const { kind: wanted, file } = request.params;
    const kind = SHARE_PICTURES.find((one) => one === wanted);
    const { id = '' } = FILE.exec(file)?.groups ?? {};
    const reader = store.open(store.count());
    const partido =
      kind && idSchema.safeParse(id).success ? await reader.read(documents.partido(id)) : undefined;
    if (!kind || !partido || (kind === 'mvp' && !partido.mvp)) {
      next();
      return;
    }
    const ajustes = await readAjustes(reader);
    const address = sharePicturePath(kind, partido, ajustes);
    if (request.path !== address) {
      response.set('Cache-Control', NEVER).redirect(302, address);
      return;
    }
    const etag = `"${address}"`;
    const answer = () => response.set({ 'Cache-Control': PEOPLE_CACHE, ETag: etag });
    if (hasKept(request, etag)) {
      answer().status(304).end();
      return;
    }
    try {
      const draw = await (drawing ??= loadDrawing(options));
      const png = kept.get(address) ?? (await draw(kind, partido, ajustes));
      if (!png) {
        next();
        return;
      }
      kept.set(address, png);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      answer().type('png').send(Buffer.from(png));
    } catch (error) {
      // A link without its own picture still has the club's.
      logError(`picture ${address}: not drawn`, error);
      response.set('Cache-Control', NEVER).redirect(302, SHARE_PICTURE.path);
    }
  });
  return router;
}
