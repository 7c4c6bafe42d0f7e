import {
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
import { createReader } from '../firestore/reader';
import type { Services } from '../services';
import { hasKept, PEOPLE_CACHE } from '../http/people-cache';
import { SHARE_PICTURE } from './share-picture';

interface CompartirOptions {
  readonly services: Pick<Services, 'db'>;
  /** Folder with the files of `PICTURE_FILES`. */
  readonly pictures: URL;
  readonly logError: (message: string, error: unknown) => void;
}

type Draw = (kind: SharePictureKind, partido: Partido) => Uint8Array | undefined;

const NEVER = 'no-store';

/** Pictures that one instance keeps for whoever asks past the CDN, by address: sent only while that is the present one. */
const KEPT = 20;

const FILE = /^(?<id>.+)-[0-9a-f]{1,16}\.png$/;

/** Code and fonts of the drawing are loaded with the first picture: a page's cold start knows nothing of them. */
async function loadDrawing(pictures: URL): Promise<Draw> {
  const [{ createRenderer }, { matchPicture }, { mvpPicture }] = await Promise.all([
    import('./renderer'),
    import('./match-picture'),
    import('./mvp-picture'),
  ]);
  const renderer = await createRenderer(pictures);
  return (kind, partido) => {
    if (kind === 'partido') return renderer.toPng(matchPicture(partidoEnImagen(partido), renderer));
    const mvp = mvpEnImagen(partido);
    return mvp && renderer.toPng(mvpPicture(mvp, renderer));
  };
}

/**
 * Serves `/compartir/{partido|mvp}/{id}-{digest}.png`, the pictures of shared matches (docs/decisions/0019). The match is
 * read each time, and an address that is not its present one leads to that: no instance shows what has been withdrawn,
 * whatever it has kept (0028). What does not exist is left to the not-found page.
 */
export function createCompartirRouter({ services, pictures, logError }: CompartirOptions): Router {
  const router = express.Router();
  const kept = new Map<string, Uint8Array>();
  let drawing: Promise<Draw> | undefined;

  router.get('/compartir/:kind/:file', async (request, response, next) => {
    const { kind: wanted, file } = request.params;
    const kind = SHARE_PICTURES.find((one) => one === wanted);
    const { id = '' } = FILE.exec(file)?.groups ?? {};
    const partido =
      kind && idSchema.safeParse(id).success
        ? await createReader(services.db).read(documents.partido(id))
        : undefined;
    if (!kind || !partido || (kind === 'mvp' && !partido.mvp)) {
      next();
      return;
    }
    const address = sharePicturePath(kind, partido);
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
      const draw = await (drawing ??= loadDrawing(pictures));
      const png = kept.get(address) ?? draw(kind, partido);
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
