import type { ImagenFile } from '../schemas/club-file';
import {
  type ClubParte,
  type FotoListada,
  type FotosParte,
  PARTE_MAX_BYTES,
} from '../schemas/club-partes';
import {
  type BytesTools,
  type ClubCopy,
  ClubCopyError,
  fotoId,
  fotosBytes,
  huellaOf,
} from './club-lineas';

/** How far a transfer has come. */
export interface Progreso {
  readonly fotos: number;
  readonly deFotos: number;
  readonly bytes: number;
  readonly deBytes: number;
}

/** Where the photos of an export are put down as they come, in whatever order. */
export interface FotosRecibidas {
  readonly has: (foto: FotoListada) => boolean;
  readonly add: (foto: FotoListada, imagen: ImagenFile) => Promise<void>;
}

export interface RecogerOptions {
  readonly tools: BytesTools;
  readonly fetchClub: () => Promise<ClubParte>;
  /** The photos from this id on, as many as fit into one answer. */
  readonly fetchFotos: (desde: string) => Promise<FotosParte>;
  readonly recibidas: FotosRecibidas;
  readonly onProgress?: (progreso: Progreso) => void;
}

/** Clubs that are asked for before it is told that somebody keeps changing photos. */
const MAX_ROUNDS = 5;

function progresoOf({ fotos }: ClubParte, { has }: FotosRecibidas): Progreso {
  const received = fotos.filter(has);
  return {
    fotos: received.length,
    deFotos: fotos.length,
    bytes: fotosBytes(received),
    deBytes: fotosBytes(fotos),
  };
}

/** Fetches what is missing of the listed photos; gives whether all of them are still those of the list. */
async function fetchMissing(parte: ClubParte, options: RecogerOptions): Promise<boolean> {
  const { tools, fetchFotos, recibidas, onProgress } = options;
  const listed = new Map(parte.fotos.map((foto) => [fotoId(foto), foto]));
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
      const foto = listed.get(fotoId(imagen));
      // One more than in the list: of no concern to the club that was asked for.
      if (!foto || recibidas.has(foto)) continue;
      if (foto.huella !== huella || foto.cuando !== imagen.cuando) {
        isAsListed = false;
        continue;
      }
      if ((await huellaOf(tools, tools.decode(imagen.jpeg_base64))) !== huella) {
        throw new ClubCopyError(`La foto ${fotoId(foto)} ha llegado dañada. Inténtalo de nuevo.`);
      }
      await recibidas.add(foto, imagen);
    }
    onProgress?.(progresoOf(parte, recibidas));
    // What this part should have had and has not is gone, or another one by now.
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
 * A whole club out of its parts, as it was at one moment: the club without photos, once every photo of its list has been
 * put down. Where a photo has changed meanwhile, the club is asked for anew, and what is still the same is kept.
 */
export async function collectClub(options: RecogerOptions): Promise<ClubParte> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const parte = await options.fetchClub();
    options.onProgress?.(progresoOf(parte, options.recibidas));
    if (await fetchMissing(parte, options)) return parte;
  }
  throw new ClubCopyError(
    'Alguien está cambiando fotos mientras se hace la copia. Espera a que termine y vuelve a empezar.',
  );
}

/** What the server says to the club without photos: it is there for everybody, or which photos have to come first. */
export interface ImportacionAnswer {
  readonly publicada: boolean;
  readonly huella: string;
  readonly faltan: readonly string[];
}

/** The two calls of an import in parts. */
export interface EnviarOptions<Answer extends ImportacionAnswer> {
  readonly sendClub: (parte: ClubParte) => Promise<Answer>;
  readonly sendFotos: (part: { huella: string; fotos: ImagenFile[] }) => Promise<unknown>;
  readonly onProgress?: (progreso: Progreso) => void;
}

/**
 * Loads a copy into an empty club, and goes on with one that was cut off: what the server has already is not sent again.
 * Gives the server's answer once everybody sees the club.
 */
export async function sendClub<Answer extends ImportacionAnswer>(
  copy: ClubCopy,
  options: EnviarOptions<Answer>,
): Promise<Answer> {
  const { parte } = copy;
  const begun = await options.sendClub(parte);
  if (begun.publicada) return begun;
  const faltan = new Set(begun.faltan);
  const sizes = new Map(parte.fotos.map((foto) => [fotoId(foto), foto.bytes]));
  const progreso = {
    fotos: parte.fotos.length - faltan.size,
    deFotos: parte.fotos.length,
    bytes: fotosBytes(parte.fotos.filter((foto) => !faltan.has(fotoId(foto)))),
    deBytes: fotosBytes(parte.fotos),
  };
  let fotos: ImagenFile[] = [];
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
    const id = fotoId(foto);
    if (!faltan.has(id)) continue;
    const size = sizes.get(id) ?? 0;
    if (bytes + size > PARTE_MAX_BYTES) await flush();
    fotos.push(foto);
    bytes += size;
  }
  await flush();
  const done = await options.sendClub(parte);
  if (done.publicada) return done;
  throw new ClubCopyError('El servidor no ha recibido todas las fotos. Vuelve a empezar.');
}
