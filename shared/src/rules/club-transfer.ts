import type { ImageFile } from '../schemas/club-file';
import {
  type ClubPart,
  type ListedPhoto,
  type PhotosPart,
  PART_MAX_BYTES,
} from '../schemas/club-parts';
import {
  type BytesTools,
  type ClubCopy,
  ClubCopyError,
  photoId,
  photosBytes,
  huellaOf,
} from './club-lines';

/** Progress of a transfer. */
export interface Progreso {
  readonly fotos: number;
  readonly deFotos: number;
  readonly bytes: number;
  readonly deBytes: number;
}

/** Storage for the photos of an export, in any order. */
export interface PhotoReceiver {
  readonly has: (foto: ListedPhoto) => boolean;
  readonly add: (foto: ListedPhoto, imagen: ImageFile) => Promise<void>;
}

export interface RecogerOptions {
  readonly tools: BytesTools;
  readonly fetchClub: () => Promise<ClubPart>;
  /** Fetches photos from an id on, as many as fit into one response. */
  readonly fetchFotos: (desde: string) => Promise<PhotosPart>;
  readonly recibidas: PhotoReceiver;
  readonly onProgress?: (progreso: Progreso) => void;
}

/** Number of attempts before giving up because photos keep changing. */
const MAX_ROUNDS = 5;

function progresoOf({ fotos }: ClubPart, { has }: PhotoReceiver): Progreso {
  const received = fotos.filter(has);
  return {
    fotos: received.length,
    deFotos: fotos.length,
    bytes: photosBytes(received),
    deBytes: photosBytes(fotos),
  };
}

/** Fetches the listed photos that are missing. Returns whether all of them are unchanged since the list. */
async function fetchMissing(parte: ClubPart, options: RecogerOptions): Promise<boolean> {
  const { tools, fetchFotos, recibidas, onProgress } = options;
  const listed = new Map(parte.fotos.map((foto) => [photoId(foto), foto]));
  const ids = [...listed.keys()].sort();
  let isAsListed = true;
  let position = 0;
  for (;;) {
    const wanted = ids.slice(position).find((id) => {
      const foto = listed.get(id);
      return foto !== undefined && !recibidas.has(foto);
    });
    if (wanted === undefined) return isAsListed;
    const { fotos, siguiente } = await fetchFotos(wanted);
    for (const { huella, ...imagen } of fotos) {
      const foto = listed.get(photoId(imagen));
      // Photos added since the list do not matter.
      if (!foto || recibidas.has(foto)) continue;
      if (foto.huella !== huella || foto.cuando !== imagen.cuando) {
        isAsListed = false;
        continue;
      }
      if ((await huellaOf(tools, tools.decode(imagen.jpeg_base64))) !== huella) {
        throw new ClubCopyError(`La foto ${photoId(foto)} ha llegado dañada. Inténtalo de nuevo.`);
      }
      await recibidas.add(foto, imagen);
    }
    onProgress?.(progresoOf(parte, recibidas));
    // Photos missing in this part have been deleted or replaced.
    const next = siguiente === null ? ids.length : ids.findIndex((id) => id >= siguiente);
    const covered = ids.slice(position, next === -1 ? ids.length : next);
    isAsListed &&= covered.every((id) => {
      const foto = listed.get(id);
      return foto !== undefined && recibidas.has(foto);
    });
    position += covered.length;
  }
}

/**
 * Downloads a whole club as of one moment. First the club without photos, then every photo in its list. If a photo
 * has changed meanwhile, the club is fetched again and unchanged photos are kept.
 */
export async function collectClub(options: RecogerOptions): Promise<ClubPart> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const parte = await options.fetchClub();
    options.onProgress?.(progresoOf(parte, options.recibidas));
    if (await fetchMissing(parte, options)) return parte;
  }
  throw new ClubCopyError(
    'Alguien está cambiando fotos mientras se hace la copia. Espera a que termine y vuelve a empezar.',
  );
}

/** The server's answer to the club without photos: published, or the photos that are missing. */
export interface ImportacionAnswer {
  readonly publicada: boolean;
  readonly huella: string;
  readonly faltan: readonly string[];
}

/** The two calls of an import in parts. */
export interface EnviarOptions<Answer extends ImportacionAnswer> {
  readonly sendClub: (parte: ClubPart) => Promise<Answer>;
  readonly sendFotos: (part: { huella: string; fotos: ImageFile[] }) => Promise<unknown>;
  readonly onProgress?: (progreso: Progreso) => void;
}

/**
 * Uploads a copy into an empty club, and resumes an interrupted import without sending anything twice. Returns the
 * server's response once the club is published.
 */
export async function sendClub<Answer extends ImportacionAnswer>(
  copy: ClubCopy,
  options: EnviarOptions<Answer>,
): Promise<Answer> {
  const { parte } = copy;
  const begun = await options.sendClub(parte);
  if (begun.publicada) return begun;
  const faltan = new Set(begun.faltan);
  const sizes = new Map(parte.fotos.map((foto) => [photoId(foto), foto.bytes]));
  const progreso = {
    fotos: parte.fotos.length - faltan.size,
    deFotos: parte.fotos.length,
    bytes: photosBytes(parte.fotos.filter((foto) => !faltan.has(photoId(foto)))),
    deBytes: photosBytes(parte.fotos),
  };
  let fotos: ImageFile[] = [];
  let bytes = 0;
  const flush = async () => {
    if (fotos.length > 0) await options.sendFotos({ huella: begun.huella, fotos });
    progreso.fotos += fotos.length;
    progreso.bytes += bytes;
    fotos = [];
    bytes = 0;
    options.onProgress?.({ ...progreso });
  };
  options.onProgress?.({ ...progreso });
  for await (const foto of copy.fotos()) {
    const id = photoId(foto);
    if (!faltan.has(id)) continue;
    const size = sizes.get(id) ?? 0;
    if (bytes + size > PART_MAX_BYTES) await flush();
    fotos.push(foto);
    bytes += size;
  }
  await flush();
  const done = await options.sendClub(parte);
  if (done.publicada) return done;
  throw new ClubCopyError('El servidor no ha recibido todas las fotos. Vuelve a empezar.');
}
