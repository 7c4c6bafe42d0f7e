import { type ClubDoc, clubConfig } from '@club/shared';
import { documents } from './documents';
import type { Reader } from './reader';

/** The club's document; of a club that has just begun, an empty one. */
export async function readClub(reader: Reader): Promise<ClubDoc> {
  const club = await reader.read(documents.club());
  return (
    club ?? {
      nombre: clubConfig.nombre,
      temporada_actual: null,
      temporadas: [],
      ultimo_cambio: new Date(0).toISOString(),
    }
  );
}
