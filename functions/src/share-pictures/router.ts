import { createHash } from 'node:crypto';
import {
  CALL_UP_PICTURE,
  callUpPicturePath,
  callUpPictureContent,
  type PictureSettings,
  type PictureClub,
  pictureClub,
  crestEquipoId,
  CREST_ID,
  idSchema,
  imageId,
  imageMime,
  mvpPictureContent,
  type Partido,
  partidoPictureContent,
  SHARE_PICTURES,
  sharePicturePath,
  type EmblemKind,
} from '@club/shared';
import express, { type Request, type Response, type Router } from 'express';
import { LRUCache } from 'lru-cache';
import { NO_STORE, VERSIONED_CACHE } from '../cache/cache-seconds';
import { isNotModified } from '../cache/packed';
import { documents } from '../store/documents';
import { readSettings } from '../store/read-club';
import { createReader, type Reader } from '../store/reader';
import { lazily } from '../http/lazily';
import type { Services } from '../services';
import { CLUB_PICTURE_PATHS, drawClubPicture, FAVICON_PATH } from './club-pictures';
import { dataUrl } from './parts';
import { SHARE_PICTURE } from './share-picture';

interface RouterOptions extends Pick<Services, 'db'> {
  /** Folder with the fonts and drawings for pictures. */
  readonly picturesDir: URL;
  readonly logError: (message: string, error: unknown) => void;
}

/** A picture to send. Its ETag depends on its whole content. */
interface Picture {
  readonly etag: string;
  readonly type: 'png' | 'svg';
  readonly cacheControl: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly draw: (drawing: Drawing) => Uint8Array | Promise<Uint8Array>;
}

/** Loads what draws pictures. Imported on first use, to keep cold starts short. */
async function importDrawing(picturesDir: URL) {
  const [{ createRenderer }, pictures] = await Promise.all([
    import('./renderer'),
    import('./match-pictures'),
  ]);
  return { renderer: await createRenderer(picturesDir), ...pictures };
}
type Drawing = Awaited<ReturnType<typeof importDrawing>>;

const KINDS = [...SHARE_PICTURES, CALL_UP_PICTURE] as const;

/** `Cache-Control` of the club's pictures: a new crest reaches everybody within minutes. */
const CLUB_CACHE = 'public, max-age=300, s-maxage=300';

/** Number of drawn pictures that an instance keeps, for requests that miss the CDN. */
const MAX_DRAWN = 20 + CLUB_PICTURE_PATHS.length;

/** File name of a match's picture: `{id}-{digest}.png`. */
const FILE_NAME = /^(?<id>.+)-[0-9a-f]{1,16}\.png$/;

/**
 * Serves the pictures of shared matches, `/compartir/{partido|mvp|convocatoria}/{id}-{digest}.png` (0017), and
 * those of the club: icons, and the default picture for links.
 */
export function createPicturesRouter({ db, picturesDir, logError }: RouterOptions): Router {
  const router = express.Router();
  const drawnPictures = new LRUCache<string, Uint8Array>({ max: MAX_DRAWN });
  const readEmblem = async (tipo: EmblemKind, id: string | undefined) => {
    if (id === undefined) return undefined;
    const image = await createReader(db).read(documents.imagen(imageId(tipo, id)));
    return image && dataUrl(imageMime(image.bytes), image.bytes);
  };
  const readClubEmblem = ({ escudo }: Pick<PictureClub, 'escudo'>) =>
    readEmblem('escudo', escudo.disponible ? CREST_ID : undefined);
  const loadDrawing = lazily(() => importDrawing(picturesDir));

  /** Sends a picture, or 304. */
  async function send(request: Request, response: Response, picture: Picture): Promise<void> {
    const { etag, type, cacheControl, headers = {}, draw } = picture;
    const caching = { 'Cache-Control': cacheControl, ETag: etag };
    if (isNotModified(request, etag)) {
      response.set(caching).status(304).end();
      return;
    }
    const bytes = drawnPictures.get(etag) ?? (await draw(await loadDrawing()));
    drawnPictures.set(etag, bytes);
    response
      .set({ ...caching, ...headers })
      .type(type)
      .send(Buffer.from(bytes));
  }

  /** Current path of a match's picture, and how to draw it. `undefined` if the match has none of this kind. */
  async function findPicture(
    kind: (typeof KINDS)[number],
    reader: Reader,
    partido: Partido,
    settings: PictureSettings,
  ) {
    if (kind === CALL_UP_PICTURE) {
      const callUp = await reader.read(documents.convocatoria(partido._id));
      if (!callUp?.publica || partido.jugado) return undefined;
      const { jugadores: squad = {} } = (await reader.read(documents.plantilla())) ?? {};
      const draw = async ({ renderer, callUpPicture }: Drawing) => {
        const content = callUpPictureContent(partido, settings, callUp, squad);
        return renderer.toPng(callUpPicture(content, await readClubEmblem(content), renderer));
      };
      return { address: callUpPicturePath(partido, settings, callUp, squad), draw };
    }
    const address = sharePicturePath(kind, partido, settings);
    if (kind === 'mvp') {
      const mvp = mvpPictureContent(partido, settings);
      if (!mvp) return undefined;
      const draw = ({ renderer, mvpPicture }: Drawing) => renderer.toPng(mvpPicture(mvp, renderer));
      return { address, draw };
    }
    const draw = async ({ renderer, matchPicture }: Drawing) => {
      const shown = partidoPictureContent(partido, settings);
      const [club, rival] = await Promise.all([
        readClubEmblem(shown),
        readEmblem('equipo', crestEquipoId(shown.escudo_equipo)),
      ]);
      return renderer.toPng(matchPicture(shown, { club, rival }, renderer));
    };
    return { address, draw };
  }

  // Reads the match for each request and redirects outdated paths, so that no instance shows withdrawn data (0025).
  router.get('/compartir/:kind/:file', async (request, response, next) => {
    const { kind: wanted, file } = request.params;
    const kind = KINDS.find((one) => one === wanted);
    const { id = '' } = FILE_NAME.exec(file)?.groups ?? {};
    const reader = createReader(db);
    const partido =
      kind && idSchema.safeParse(id).success ? await reader.read(documents.partido(id)) : undefined;
    const settings = await readSettings(reader);
    const found = kind && partido && (await findPicture(kind, reader, partido, settings));
    if (!found) {
      next();
      return;
    }
    const { address, draw } = found;
    if (request.path !== address) {
      response.set('Cache-Control', NO_STORE).redirect(302, address);
      return;
    }
    try {
      const etag = `"${address}"`;
      const picture = { etag, type: 'png', cacheControl: VERSIONED_CACHE, draw } as const;
      await send(request, response, picture);
    } catch (error) {
      // The link then shows the club's picture.
      logError(`picture ${address}: not drawn`, error);
      response.set('Cache-Control', NO_STORE).redirect(302, SHARE_PICTURE.path);
    }
  });

  router.get([...CLUB_PICTURE_PATHS], async (request, response, next) => {
    const path = CLUB_PICTURE_PATHS.find((one) => one === request.path.replace(/\/+$/, ''));
    if (path === undefined) {
      next();
      return;
    }
    const club = pictureClub(await readSettings(createReader(db)));
    const digest = createHash('sha256')
      .update(JSON.stringify([path, club]))
      .digest('base64url');
    await send(request, response, {
      etag: `"${digest.slice(0, 22)}"`,
      type: path === FAVICON_PATH ? 'svg' : 'png',
      cacheControl: CLUB_CACHE,
      headers: { 'X-Content-Type-Options': 'nosniff' },
      draw: async ({ renderer }) =>
        drawClubPicture(path, club, await readClubEmblem(club), renderer),
    });
  });
  return router;
}
