import type { ImagenFile } from '../schemas/club-file';
import { type ClubParte, PARTE_MAX_BYTES } from '../schemas/club-partes';
import { type ClubCopy, ClubCopyError, fotoId, fotosBytes } from './club-lineas';
import type { Progreso } from './recoger-club';

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
