import {
  accept,
  type EstadisticasJugadoresDoc,
  newFila,
  type Partido,
  previewPartido,
  refuse,
  type Result,
  SIN_PARTIDOS,
  type Temporada,
} from '@club/shared';
import { documents } from '../../firestore/documents';
import { listPartidosOf, readClub } from '../../firestore/read-club';
import type { Reader } from '../../firestore/reader';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { refreshCitas } from './citas';
import { rebuildNextGames } from './next-games';
import { readTemporadaDocs, temporadaDocuments, withArchivo, writeFilas } from './temporada-docs';

/** Writes the list of seasons; the last one is current. */
export async function writeTemporadas(
  uow: UnitOfWork,
  temporadas: readonly Temporada[],
  ahora: Date,
) {
  await uow.write(documents.club(), {
    ...(await readClub(uow)),
    temporadas: [...temporadas],
    temporada_actual: temporadas.at(-1) ?? null,
    ultimo_cambio: ahora.toISOString(),
  });
}

/** A season by id. */
export async function findTemporada(reader: Reader, id: string): Promise<Result<Temporada>> {
  const { temporadas } = await readClub(reader);
  const temporada = temporadas.find(({ _id }) => _id === id);
  return temporada ? accept(temporada) : refuse('no-encontrado', 'la temporada');
}

const isTaken = (temporadas: readonly Temporada[], nombre: string, exceptId?: string) =>
  temporadas.some((temporada) => temporada.nombre === nombre && temporada._id !== exceptId);

/**
 * The archive of the season that ends: rows of every player of the squad, inactive ones too; who has none yet gets one
 * at zero.
 */
async function completeFilas(
  uow: UnitOfWork,
  jugadores: EstadisticasJugadoresDoc,
): Promise<EstadisticasJugadoresDoc> {
  const plantilla = await uow.read(documents.plantilla());
  const ceros = Object.values(plantilla?.jugadores ?? {}).map((jugador) => {
    const fila = newFila({
      jugador_id: jugador.jugador_id,
      jugador_nombre: jugador.nombre_con_inicial,
      img_perfil: jugador.img_perfil,
    });
    return [fila.jugador_id, fila] as const;
  });
  const filas = { ...Object.fromEntries(ceros), ...jugadores.filas };
  return { ...withArchivo(jugadores, undefined), filas };
}

/**
 * The new season, which becomes current (regla 48). The old one's player numbers need no copying: they are
 * kept by season, and the current season's are the players' numbers.
 */
export async function createTemporada(
  uow: UnitOfWork,
  temporada: Temporada,
  ahora: Date,
): Promise<Result<Temporada>> {
  const { temporadas, temporada_actual: anterior } = await readClub(uow);
  if (isTaken(temporadas, temporada.nombre)) {
    return refuse('nombre-repetido', `una temporada llamada «${temporada.nombre}»`);
  }
  await uow.readAll<unknown>([
    ...(anterior ? [...temporadaDocuments(anterior._id), documents.plantilla()] : []),
    documents.portada(),
    documents.historia(),
    documents.cambios(),
  ]);
  if (anterior) {
    const { jugadores } = await readTemporadaDocs(uow, anterior._id);
    await uow.write(
      documents.estadisticasJugadores(anterior._id),
      await completeFilas(uow, jugadores),
    );
  }
  const claves = { temporada_id: temporada._id, temporada_nombre: temporada.nombre };
  uow.create(documents.calendario(temporada._id), { ...claves, partidos: {} });
  uow.create(documents.estadisticasJugadores(temporada._id), { ...claves, filas: {} });
  uow.create(documents.estadisticasEquipo(temporada._id), {
    _id: temporada._id,
    ...claves,
    ...SIN_PARTIDOS,
  });
  await writeTemporadas(uow, [...temporadas, temporada], ahora);
  await rebuildNextGames(uow);
  return accept(temporada);
}

const withTemporadaNombre = (partido: Partido, nombre: string): Partido => ({
  ...partido,
  nombre_temporada: nombre,
  version: partido.version + 1,
});

/** The season under its new name, in its matches and statistics too (regla 55). */
export async function renameTemporada(
  uow: UnitOfWork,
  id: string,
  nombre: string,
  ahora: Date,
): Promise<Result<Temporada>> {
  const { temporadas } = await readClub(uow);
  if (!temporadas.some(({ _id }) => _id === id)) return refuse('no-encontrado', 'la temporada');
  if (isTaken(temporadas, nombre, id)) {
    return refuse('nombre-repetido', `una temporada llamada «${nombre}»`);
  }
  const docs = await readTemporadaDocs(uow, id);
  const claves = { temporada_nombre: nombre };
  await uow.write(documents.estadisticasEquipo(id), { ...docs.equipo, ...claves });
  await uow.write(documents.estadisticasJugadores(id), { ...docs.jugadores, ...claves });
  const partidos = await listPartidosOf(uow, id);
  const renamedPartidos = partidos.map((partido) => withTemporadaNombre(partido, nombre));
  for (const partido of renamedPartidos) await uow.write(documents.partido(partido._id), partido);
  await uow.write(documents.calendario(id), {
    ...docs.calendario,
    ...claves,
    partidos: Object.fromEntries(renamedPartidos.map((p) => [p._id, previewPartido(p)])),
  });
  await rebuildNextGames(uow);
  const renamed = { _id: id, nombre };
  const all = temporadas.map((temporada) => (temporada._id === id ? renamed : temporada));
  await writeTemporadas(uow, all, ahora);
  return accept(renamed);
}

/**
 * The season that was deleted, with its matches and statistics (regla 49). When it was the current one, the
 * one before is current again, and with it its player numbers and its next games.
 */
export async function deleteTemporada(
  uow: UnitOfWork,
  id: string,
  ahora: Date,
): Promise<Result<Temporada>> {
  const { temporadas } = await readClub(uow);
  const temporada = temporadas.find(({ _id }) => _id === id);
  if (!temporada) return refuse('no-encontrado', 'la temporada');
  const partidos = await listPartidosOf(uow, id);
  await uow.readAll(partidos.map(({ _id }) => documents.directo(_id)));
  for (const partido of partidos) {
    await uow.remove(documents.partido(partido._id));
    await refreshCitas(uow, partido, null);
    await uow.remove(documents.directo(partido._id), { keepHistory: true });
  }
  await uow.remove(documents.calendario(id));
  await uow.remove(documents.estadisticasEquipo(id), { keepHistory: true });
  await uow.remove(documents.estadisticasJugadores(id), { keepHistory: true });
  await writeTemporadas(
    uow,
    temporadas.filter(({ _id }) => _id !== id),
    ahora,
  );
  const anterior = temporadas.filter(({ _id }) => _id !== id).at(-1);
  if (anterior && temporadas.at(-1)?._id === id) await refreshIdentidades(uow, anterior._id);
  await rebuildNextGames(uow);
  return accept(temporada);
}

/** Names and photos of a season's rows as the squad has them now: those of the current season follow the players. */
export async function refreshIdentidades(uow: UnitOfWork, temporadaId: string): Promise<void> {
  const docs = await readTemporadaDocs(uow, temporadaId);
  const plantilla = await uow.read(documents.plantilla());
  const filas = Object.entries(docs.jugadores.filas).map(([id, fila]) => {
    const jugador =
      plantilla && Object.hasOwn(plantilla.jugadores, id) ? plantilla.jugadores[id] : undefined;
    return [
      id,
      jugador
        ? {
            ...fila,
            jugador_nombre: jugador.nombre_con_inicial,
            img_perfil: jugador.img_perfil,
          }
        : fila,
    ] as const;
  });
  await writeFilas(uow, temporadaId, {
    equipo: docs.equipo,
    jugadores: { ...docs.jugadores, filas: Object.fromEntries(filas) },
  });
}
