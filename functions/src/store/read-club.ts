import {
  type ClubDoc,
  INITIAL_SETTINGS,
  type Partido,
  type StoredSettings,
  type Temporada,
} from '@club/shared';
import { collections, documents } from './documents';
import type { Reader } from './reader';

/** The club's document, empty for a new club. */
export async function readClub(reader: Reader): Promise<ClubDoc> {
  const club = await reader.read(documents.club());
  const ultimo_cambio = new Date(0).toISOString();
  return club ?? { temporada_actual: null, temporadas: [], ultimo_cambio };
}

export const isCurrentTemporada = async (reader: Reader, temporadaId: string): Promise<boolean> =>
  (await readClub(reader)).temporada_actual?._id === temporadaId;

/** The club's settings. They are in the document of the seasons, which every page reads anyway. */
export async function readSettings(reader: Reader): Promise<StoredSettings> {
  return (await readClub(reader)).ajustes ?? INITIAL_SETTINGS;
}

/** All matches of a season, unordered. */
export const listPartidosInTemporada = (reader: Reader, temporadaId: string): Promise<Partido[]> =>
  reader.list(collections.partidos, { field: 'temporada_id', value: temporadaId });

/** Previews of a season's matches, from its calendar. Empty if there is no season. */
export async function readPreviews(reader: Reader, temporadaId: string | undefined) {
  const spec = temporadaId === undefined ? undefined : documents.calendario(temporadaId);
  return Object.values((spec && (await reader.read(spec)))?.partidos ?? {});
}

/** Previews of all matches of some seasons, with one read per season. */
export const readAllPreviews = async (
  reader: Reader,
  temporadas: readonly Pick<Temporada, '_id'>[],
) => (await Promise.all(temporadas.map(({ _id }) => readPreviews(reader, _id)))).flat();

/** Competitions of the unplayed matches. */
export async function readUpcomingCompeticiones(reader: Reader, partidos: readonly Partido[]) {
  const unplayed = partidos.filter(({ jugado }) => !jugado);
  const ids = [...new Set(unplayed.map(({ competicion_id: id }) => id))];
  const found = await Promise.all(ids.map((id) => reader.read(documents.competicion(id))));
  return found.flatMap((one) => one ?? []);
}
