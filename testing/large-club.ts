import { createHash } from 'node:crypto';
import {
  CLUB_LINES_SCHEMA,
  type ClubCopy,
  type ClubFile,
  type ListedPhoto,
  type ImageFile,
} from '@club/shared';
import { buildJpeg } from '../shared/src/testing/tiny-jpeg';

export interface LargeClub {
  /** A club whose seasons, players and news are repeated. */
  readonly base: ClubFile;
  readonly partidos: number;
  readonly fotos: number;
  readonly photoBytes: number;
}

const END_OF_IMAGE = 2;

/** A unique JPEG of this size for a number, generated each time. */
function photo(number: number, bytes: number): Buffer {
  const jpeg = Buffer.from(buildJpeg({ ancho: 64, alto: 64 }));
  const filling = Buffer.alloc(bytes - jpeg.length, 1 + (number % 250));
  // Compressed data contains no byte 255, except in markers.
  filling.write(String(number), 0, 'latin1');
  const at = jpeg.length - END_OF_IMAGE;
  return Buffer.concat([jpeg.subarray(0, at), filling, jpeg.subarray(at)]);
}

/** Repeats records up to a number, with new ids. Empty if there are none. */
function repeat<T extends { readonly _id: string }>(
  records: readonly T[],
  count: number,
  change: (record: T, suffix: string) => T,
): T[] {
  if (records.length === 0) return [];
  const repeated = [...records];
  for (let round = 1; repeated.length < count; round += 1) {
    for (const record of records) {
      if (repeated.length < count) repeated.push(change(record, `-${String(round)}`));
    }
  }
  return repeated;
}

function withSeasons(base: ClubFile, partidos: number): ClubFile {
  const rounds = Math.max(1, Math.ceil(partidos / base.partidos.length));
  const suffixes = Array.from({ length: rounds }, (_none, index) => `-${String(rounds - index)}`);
  return {
    ...base,
    temporadas: suffixes.flatMap((suffix) =>
      base.temporadas.map((temporada) => ({
        ...temporada,
        _id: temporada._id + suffix,
        nombre: temporada.nombre + suffix,
      })),
    ),
    partidos: suffixes.flatMap((suffix) =>
      base.partidos.map((partido) => {
        const { clave_externa: _key, ...rest } = partido;
        return {
          ...rest,
          _id: partido._id + suffix,
          temporada_id: partido.temporada_id + suffix,
          nombre_temporada: partido.nombre_temporada + suffix,
        };
      }),
    ),
  };
}

/** A valid club of any size. Its photos are generated while they are read. */
export function buildLargeClub({ base, partidos, fotos, photoBytes }: LargeClub): ClubCopy {
  const owners = Math.ceil(fotos / 3);
  const renamed = <T extends { readonly _id: string }>(record: T, suffix: string): T => {
    const { clave_externa: _key, ...rest } = record as T & { clave_externa?: string };
    return { ...rest, _id: record._id + suffix } as T;
  };
  const club = {
    ...withSeasons({ ...base, imagenes: [] }, partidos),
    jugadores: repeat(base.jugadores, owners, renamed),
    noticias: repeat(base.noticias, owners, renamed),
    imagenes: [],
  };
  const slots = [
    ...club.jugadores.map(({ _id }) => ({ tipo: 'jugador-perfil' as const, registro_id: _id })),
    ...club.jugadores.map(({ _id }) => ({ tipo: 'jugador-banner' as const, registro_id: _id })),
    ...club.noticias.map(({ _id }) => ({ tipo: 'noticia' as const, registro_id: _id })),
  ]
    .slice(0, fotos)
    .sort((a, b) => (`${a.tipo}-${a.registro_id}` < `${b.tipo}-${b.registro_id}` ? -1 : 1));
  const listed = slots.map((slot, number): ListedPhoto => {
    const huella = createHash('sha256')
      .update(photo(number, photoBytes))
      .digest('hex')
      .slice(0, 16);
    return { ...slot, cuando: base.exportado, huella, bytes: photoBytes };
  });
  return {
    parte: { schema: CLUB_LINES_SCHEMA, club, fotos: listed },
    async *fotos() {
      for (const [number, { tipo, registro_id, cuando }] of listed.entries()) {
        const jpeg_base64 = photo(number, photoBytes).toString('base64');
        const picture: ImageFile = { tipo, registro_id, cuando, jpeg_base64 };
        yield await Promise.resolve(picture);
      }
    },
  };
}
