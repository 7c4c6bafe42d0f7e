import {
  accept,
  type CorrectionsDoc,
  keepStoredRows,
  noCorrections,
  refuse,
  type Result,
  type Temporada,
} from '@club/shared';
import { documents } from '../../store/documents';
import { listPartidosInTemporada, readClub } from '../../store/read-club';
import type { Reader } from '../../store/reader';
import type { UnitOfWork } from '../../store/unit-of-work';
import { refreshMentions } from './match-links';
import { resetNextGames } from './next-games';

/** Corrections of a season. Throws if missing, because they are created with the season. */
export async function readCorrections(reader: Reader, id: string): Promise<CorrectionsDoc> {
  const stored = await reader.read(documents.correcciones(id));
  if (!stored) throw new Error(`season ${id} has no corrections: run the migrations`);
  return stored;
}

/** Replaces the corrections of a season. By default the history keeps the earlier ones. */
export const writeCorrections = (
  uow: UnitOfWork,
  corrections: CorrectionsDoc,
  options = { keepHistory: true },
): Promise<void> =>
  uow.write(documents.correcciones(corrections.temporada_id), corrections, options);

/** Writes the list of seasons, the last of which is current. Resets the home page's next games. */
export async function writeTemporadas(uow: UnitOfWork, temporadas: readonly Temporada[]) {
  await uow.write(documents.club(), {
    ...(await readClub(uow)),
    temporadas: [...temporadas],
    temporada_actual: temporadas.at(-1) ?? null,
    ultimo_cambio: uow.now.toISOString(),
  });
  await resetNextGames(uow);
}

export async function findTemporada(reader: Reader, id: string): Promise<Result<Temporada>> {
  const { temporadas } = await readClub(reader);
  const temporada = temporadas.find(({ _id }) => _id === id);
  return temporada ? accept(temporada) : refuse('no-encontrado', 'la temporada');
}

const refuseTaken = (temporadas: readonly Temporada[], { _id, nombre }: Temporada) =>
  temporadas.some((other) => other.nombre === nombre && other._id !== _id)
    ? refuse('nombre-repetido', `una temporada llamada «${nombre}»`)
    : undefined;

/** Gives everybody in the squad a row of the season that ends, with his current name (regla 48). */
async function keepRows(uow: UnitOfWork, temporadaId: string): Promise<void> {
  const [corrections, jugadores, plantilla] = await Promise.all([
    readCorrections(uow, temporadaId),
    uow.read(documents.estadisticasJugadores(temporadaId)),
    uow.read(documents.plantilla()),
  ]);
  await writeCorrections(
    uow,
    keepStoredRows(corrections, jugadores ?? { filas: {} }, plantilla?.jugadores ?? {}),
  );
}

/** Creates a season, which becomes current (regla 48). */
export async function createTemporada(uow: UnitOfWork, temporada: Temporada) {
  const { temporadas, temporada_actual: ending } = await readClub(uow);
  const taken = refuseTaken(temporadas, temporada);
  if (taken) return taken;
  if (ending) await keepRows(uow, ending._id);
  uow.create(documents.correcciones(temporada._id), noCorrections(temporada._id));
  await writeTemporadas(uow, [...temporadas, temporada]);
  return accept(temporada);
}

/** Renames a season, in its matches too (regla 55). */
export async function renameTemporada(uow: UnitOfWork, id: string, nombre: string) {
  const found = await findTemporada(uow, id);
  if (!found.ok) return found;
  const { temporadas } = await readClub(uow);
  const renamed = { _id: id, nombre };
  const taken = refuseTaken(temporadas, renamed);
  if (taken) return taken;
  const partidos = await listPartidosInTemporada(uow, id);
  for (const partido of partidos) {
    const changed = { ...partido, nombre_temporada: nombre, version: partido.version + 1 };
    await uow.write(documents.partido(partido._id), changed);
  }
  const all = temporadas.map((temporada) => (temporada._id === id ? renamed : temporada));
  await writeTemporadas(uow, all);
  return accept(renamed);
}

/** Deletes a season with its matches and statistics (regla 49). If it was current, the one before becomes current. */
export async function deleteTemporada(uow: UnitOfWork, id: string): Promise<Result<Temporada>> {
  const found = await findTemporada(uow, id);
  if (!found.ok) return found;
  const { temporadas } = await readClub(uow);
  const partidos = await listPartidosInTemporada(uow, id);
  await uow.readAll<unknown>(
    partidos.flatMap(({ _id }) => [documents.directo(_id), documents.convocatoria(_id)]),
  );
  for (const partido of partidos) {
    await uow.remove(documents.partido(partido._id));
    await refreshMentions(uow, partido, null);
    await uow.remove(documents.directo(partido._id), { keepHistory: true });
    await uow.remove(documents.convocatoria(partido._id));
  }
  await uow.remove(documents.correcciones(id));
  const others = temporadas.filter(({ _id }) => _id !== id);
  await writeTemporadas(uow, others);
  return found;
}
