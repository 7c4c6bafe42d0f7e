import { createHash } from 'node:crypto';
import {
  CALL_UP_PICTURE,
  callUpPicturePath,
  pictureCallUp,
  type PictureSettings,
  type PictureClub,
  pictureClub,
  equipoOfEscudo,
  CREST_ID,
  idSchema,
  imageId,
  imageMime,
  pictureMvp,
  type Partido,
  picturePartido,
  SHARE_PICTURES,
  sharePicturePath,
  type SharePictureKind,
  type EmblemKind,
} from '@club/shared';
import express, { type Request, type Response, type Router } from 'express';
import { LRUCache } from 'lru-cache';
import { NO_STORE, VERSIONED_CACHE } from '../cache/cache-seconds';
import { hasKept } from '../cache/packed';
import { documents } from '../store/documents';
import { readSettings } from '../store/read-club';
import { createReader, type Reader } from '../store/reader';
import { lazily } from '../http/lazily';
import type { Services } from '../services';
import { CLUB_PICTURES, drawClubPicture, FAVICON_PATH } from './club-pictures';
import { dataUrl } from './parts';
import { SHARE_PICTURE } from './share-picture';

interface PicturesOptions extends Pick<Services, 'db'> {
  /** Folder with the fonts and drawings for pictures. */
  readonly pictures: URL;
  readonly logError: (message: string, error: unknown) => void;
}

/** A picture to send. Its ETag depends on its whole content. */
interface Picture {
  readonly etag: string;
  readonly type: 'png' | 'svg';
  /** `Cache-Control`. */
  readonly cache: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** `undefined` if there is nothing to draw. */
  readonly draw: () => Promise<Uint8Array | undefined>;
}

const KINDS = [...SHARE_PICTURES, CALL_UP_PICTURE] as const;

/** `Cache-Control` of the club's pictures: a new crest reaches everybody within minutes. */
const CLUB_CACHE = 'public, max-age=300, s-maxage=300';

/** Pictures in the cache of this process, for requests that miss the CDN. Only current ones are sent. */
const KEPT = { max: 20 + CLUB_PICTURES.length };

/** File name of a picture: the match's id and a digest of the content. */
const FILE = /^(?<id>.+)-[0-9a-f]{1,16}\.png$/;

/**
 * Serves the pictures of shared matches, `/compartir/{partido|mvp|convocatoria}/{id}-{digest}.png` (0017), and
 * those of the club: icons, and the default picture for links.
 */
export function createPicturesRouter({ db, pictures, logError }: PicturesOptions): Router {
  const router = express.Router();
  const kept = new LRUCache<string, Uint8Array>(KEPT);
  const readEmblem = async (tipo: EmblemKind, id: string | undefined) => {
    if (id === undefined) return undefined;
    const image = await createReader(db).read(documents.imagen(imageId(tipo, id)));
    return image && dataUrl(imageMime(image.bytes), image.bytes);
  };
  const readClubEmblem = ({ escudo }: Pick<PictureClub, 'escudo'>) =>
    readEmblem('escudo', escudo.disponible ? CREST_ID : undefined);
  // Drawing code and fonts are loaded on first use, to keep cold starts short.
  const loadRenderer = lazily(async () => (await import('./renderer')).createRenderer(pictures));

  /** Sends a picture or 304. False if there is nothing to draw. */
  async function send(request: Request, response: Response, picture: Picture): Promise<boolean> {
    const { etag, type, cache, headers = {}, draw } = picture;
    const caching = { 'Cache-Control': cache, ETag: etag };
    if (hasKept(request, etag)) {
      response.set(caching).status(304).end();
      return true;
    }
    const bytes = kept.get(etag) ?? (await draw());
    if (!bytes) return false;
    kept.set(etag, bytes);
    response
      .set({ ...caching, ...headers })
      .type(type)
      .send(Buffer.from(bytes));
    return true;
  }

  async function drawMatch(kind: SharePictureKind, partido: Partido, settings: PictureSettings) {
    const [renderer, { matchPicture }, { mvpPicture }] = await Promise.all([
      loadRenderer(),
      import('./match-picture'),
      import('./mvp-picture'),
    ]);
    if (kind === 'partido') {
      const shown = picturePartido(partido, settings);
      const [ours, rival] = await Promise.all([
        readClubEmblem(shown),
        readEmblem('equipo', equipoOfEscudo(shown.escudo_equipo)),
      ]);
      return renderer.toPng(matchPicture(shown, { club: ours, rival }, renderer));
    }
    const mvp = pictureMvp(partido, settings);
    return mvp && renderer.toPng(mvpPicture(mvp, renderer));
  }

  async function findCallUpPicture(
    reader: Reader,
    partido: Partido,
    pictureSettings: PictureSettings,
  ) {
    const callUp = await reader.read(documents.convocatoria(partido._id));
    if (!callUp?.publica || partido.jugado) return undefined;
    const { jugadores: squad = {} } = (await reader.read(documents.plantilla())) ?? {};
    return {
      address: callUpPicturePath(partido, pictureSettings, callUp, squad),
      draw: async () => {
        const content = pictureCallUp(partido, pictureSettings, callUp, squad);
        const [renderer, { callUpPicture }, emblemImage] = await Promise.all([
          loadRenderer(),
          import('./call-up-picture'),
          readClubEmblem(content),
        ]);
        return renderer.toPng(callUpPicture(content, emblemImage, renderer));
      },
    };
  }

  /** The current URL of a match's picture, and how to draw it. */
  async function findPicture(
    kind: (typeof KINDS)[number],
    reader: Reader,
    partido: Partido,
    pictureSettings: PictureSettings,
  ) {
    if (kind === CALL_UP_PICTURE) return findCallUpPicture(reader, partido, pictureSettings);
    if (kind === 'mvp' && !partido.mvp) return undefined;
    const address = sharePicturePath(kind, partido, pictureSettings);
    return { address, draw: () => drawMatch(kind, partido, pictureSettings) };
  }

  // Checks the match each time and redirects old URLs, so that no instance shows withdrawn data (0025, 0026).
  router.get('/compartir/:kind/:file', async (request, response, next) => {
    const { kind: wanted, file } = request.params;
    const kind = KINDS.find((one) => one === wanted);
    const { id = '' } = FILE.exec(file)?.groups ?? {};
    const reader = createReader(db);
    const partido =
      kind && idSchema.safeParse(id).success ? await reader.read(documents.partido(id)) : undefined;
    const storedSettings = await readSettings(reader);
    const found = kind && partido && (await findPicture(kind, reader, partido, storedSettings));
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
      const picture = { etag: `"${address}"`, type: 'png', cache: VERSIONED_CACHE, draw } as const;
      if (!(await send(request, response, picture))) next();
    } catch (error) {
      // Without its own picture, the link shows the club's.
      logError(`picture ${address}: not drawn`, error);
      response.set('Cache-Control', NO_STORE).redirect(302, SHARE_PICTURE.path);
    }
  });

  router.get(CLUB_PICTURES.map(String), async (request, response, next) => {
    const path = CLUB_PICTURES.find((one) => one === request.path.replace(/\/+$/, ''));
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
      cache: CLUB_CACHE,
      headers: { 'X-Content-Type-Options': 'nosniff' },
      draw: async () => {
        const [emblemImage, renderer] = await Promise.all([readClubEmblem(club), loadRenderer()]);
        return drawClubPicture(path, club, emblemImage, renderer);
      },
    });
  });
  return router;
}
