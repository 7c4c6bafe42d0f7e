import {
  accept,
  type Clasificacion,
  type StoredClasificacion,
  type UpdateClasificacion,
  type UpdateEquipoEstadisticas,
  ZERO_BALANCE,
  ZERO_COUNTERS,
  correctBalance,
  correctFila,
  type CorrectionsDoc,
  type EquipoEstadisticasDoc,
  type EstadisticasJugadoresDoc,
  type ArchiveRowInput,
  type FilaTemporada,
  type JugadorDoc,
  findOurPosition,
  newFila,
  nextClasificacion,
  own,
  refuse,
  type Result,
  type Temporada,
} from '@club/shared';
import { collections, documents, type DocumentSpec } from '../../store/documents';
import { isCurrentTemporada, readClub, readSettings } from '../../store/read-club';
import { findReferenced, type Reader } from '../../store/reader';
import type { UnitOfWork } from '../../store/unit-of-work';
import { project } from '../../store/project';
import { findTemporada, readCorrections, writeCorrections } from './temporadas';

/** A season's record, refused if it was deleted without its season. */
export async function findEquipoEstadisticas(reader: Reader, temporadaId: string) {
  const stored = await reader.read(documents.estadisticasEquipo(temporadaId));
  return stored && !stored.retirado ? accept(stored) : refuse('no-encontrado', 'la temporada');
}

async function readProjection<T>(reader: Reader, spec: DocumentSpec<T>): Promise<T> {
  const stored = await reader.read(spec);
  if (!stored) throw new Error(`${spec.path} is missing`);
  return stored;
}

const POSITION: ReadonlySet<string> = new Set(['temporada_id', 'posicion', 'num_equipos']);

/** Whether a body enters our position. A whole record with the stored position does not: it is sent back as read. */
const saysPosition = ({ posicion }: CorrectionsDoc, body: UpdateEquipoEstadisticas): boolean =>
  body.posicion !== undefined &&
  (body.posicion !== posicion || Object.keys(body).every((field) => POSITION.has(field)));

/** Corrections without the mark that the season's record is hidden. */
const withShown = ({ retirado: _hidden, ...rest }: CorrectionsDoc): CorrectionsDoc => rest;

/** Corrects a season's record and returns it (regla 37). A deleted record exists again. */
export async function correctEquipoEstadisticas(
  uow: UnitOfWork,
  temporadaId: string,
  body: UpdateEquipoEstadisticas,
): Promise<Result<EquipoEstadisticasDoc>> {
  const temporada = await findTemporada(uow, temporadaId);
  if (!temporada.ok) return temporada;
  const spec = documents.estadisticasEquipo(temporadaId);
  const [corrections, equipo] = await Promise.all([
    readCorrections(uow, temporadaId),
    readProjection(uow, spec),
  ]);
  await writeCorrections(uow, {
    ...withShown(corrections),
    ajuste: correctBalance(equipo, body),
    ...(body.posicion !== undefined && { posicion: body.posicion }),
    ...(saysPosition(corrections, body) && { posicion_el: uow.now.toISOString() }),
    ...(body.num_equipos !== undefined && { num_equipos: body.num_equipos }),
  });
  await project(uow);
  return accept(await readProjection(uow, spec));
}

/** Deletes a season's record with its corrections and returns it. Its matches are still counted, but not shown. */
export async function deleteEquipoEstadisticas(uow: UnitOfWork, temporadaId: string) {
  const found = await findEquipoEstadisticas(uow, temporadaId);
  if (!found.ok) return found;
  const corrections = await readCorrections(uow, temporadaId);
  const { posicion_el: _positionAt, ...rest } = corrections;
  const cleared = { ajuste: ZERO_BALANCE, posicion: null, num_equipos: null };
  await writeCorrections(uow, { ...rest, ...cleared, retirado: true });
  return found;
}

/** A season's archive: of a past season unless it was deleted, of the current one if somebody has added it (regla 52). */
export async function findArchive(reader: Reader, temporadaId: string) {
  const stored = await reader.read(documents.estadisticasJugadores(temporadaId));
  const isShown = (await isCurrentTemporada(reader, temporadaId))
    ? stored?.archivo === 'puesto'
    : stored?.archivo !== 'retirado';
  return stored && isShown ? accept(stored) : refuse('no-encontrado', 'el archivo');
}

/** Writes corrected rows and the archive flag. `archivo`: `null` removes the flag, without it the flag stays. */
export async function writeRows(
  uow: UnitOfWork,
  temporadaId: string,
  rows: readonly FilaTemporada[],
  archivo?: CorrectionsDoc['archivo'] | null,
): Promise<void> {
  const { archivo: before, ...rest } = await readCorrections(uow, temporadaId);
  const after = archivo === undefined ? before : archivo;
  const corrected = rows.map(({ sumas: _sums, ...row }) => [row.jugador_id, row] as const);
  await writeCorrections(uow, {
    ...rest,
    jugadores: { ...rest.jugadores, ...Object.fromEntries(corrected) },
    ...(after && { archivo: after }),
  });
}

/** The row of a player without matches in a season. */
export const emptyFila = (
  jugador_id: string,
  { nombre_con_inicial, img_perfil }: Pick<JugadorDoc, 'nombre_con_inicial' | 'img_perfil'>,
): FilaTemporada => newFila({ jugador_id, jugador_nombre: nombre_con_inicial, img_perfil });

/** Corrects rows of a season and returns all. What is left out stays. The season has an archive from then on. */
export async function correctRows(
  uow: UnitOfWork,
  temporadaId: string,
  entries: readonly ArchiveRowInput[],
): Promise<Result<EstadisticasJugadoresDoc>> {
  const temporada = await findTemporada(uow, temporadaId);
  if (!temporada.ok) return temporada;
  const spec = documents.estadisticasJugadores(temporadaId);
  const { filas } = await readProjection(uow, spec);
  const squad = (await uow.read(documents.plantilla()))?.jugadores ?? {};
  const corrected = new Map<string, FilaTemporada>();
  for (const { jugador_id: id, ...figures } of entries) {
    const jugador = own(squad, id);
    const row = corrected.get(id) ?? own(filas, id) ?? (jugador && emptyFila(id, jugador));
    if (!row) return refuse('referencia-desconocida', `el jugador «${id}»`);
    corrected.set(id, correctFila(row, figures));
  }
  const archivo = (await isCurrentTemporada(uow, temporadaId)) ? 'puesto' : null;
  await writeRows(uow, temporadaId, [...corrected.values()], archivo);
  await project(uow);
  return accept(await readProjection(uow, spec));
}

/** Corrects rows of a season that has an archive, or of the current one, which has one from then on. */
export async function updateArchive(
  uow: UnitOfWork,
  temporadaId: string,
  entries: readonly ArchiveRowInput[],
): Promise<Result<EstadisticasJugadoresDoc>> {
  const found = await findArchive(uow, temporadaId);
  if (!found.ok && !(await isCurrentTemporada(uow, temporadaId))) return found;
  return correctRows(uow, temporadaId, entries);
}

/** Deletes an archive with its corrections and returns it. Adding it again shows what follows from the matches. */
export async function deleteArchive(uow: UnitOfWork, temporadaId: string) {
  const found = await findArchive(uow, temporadaId);
  if (!found.ok) return found;
  const rows = Object.values(found.value.filas);
  const cleared = rows.map((row) => ({ ...row, ajuste: ZERO_COUNTERS }));
  const archivo = (await isCurrentTemporada(uow, temporadaId)) ? null : 'retirado';
  await writeRows(uow, temporadaId, cleared, archivo);
  return found;
}

/** Corrects all players' figures of the current season to zero. Can be undone (regla 54). */
export async function resetEstadisticasJugadores(uow: UnitOfWork): Promise<void> {
  const { temporada_actual: current } = await readClub(uow);
  if (!current) return;
  const { filas } = await readProjection(uow, documents.estadisticasJugadores(current._id));
  const zeroed = Object.values(filas).map((row) => correctFila(row, ZERO_COUNTERS));
  await writeRows(uow, current._id, zeroed);
}

const asClasificacion = ({ _id, nombre }: Temporada, clasificacion: StoredClasificacion) => ({
  _id,
  temporada_id: _id,
  temporada_nombre: nombre,
  ...clasificacion,
});

export async function findClasificacion(reader: Reader, temporadaId: string) {
  const [temporada, corrections] = await Promise.all([
    findTemporada(reader, temporadaId),
    reader.read(documents.correcciones(temporadaId)),
  ]);
  return temporada.ok && corrections?.clasificacion
    ? accept(asClasificacion(temporada.value, corrections.clasificacion))
    : refuse('no-encontrado', 'la clasificación');
}

/** Stores a season's table and our position in it. Refused if it names unknown records, or `version` is stale. */
export async function updateClasificacion(
  uow: UnitOfWork,
  temporadaId: string,
  body: UpdateClasificacion,
): Promise<Result<Clasificacion>> {
  const temporada = await findTemporada(uow, temporadaId);
  if (!temporada.ok) return temporada;
  const rivalIds = [...new Set(body.filas.flatMap(({ equipo_id: id }) => id ?? []))];
  const spec = documents.competicion(body.competicion_id);
  const [competicion, corrections, found] = await Promise.all([
    findReferenced(uow, spec, `la competición «${body.competicion_id}»`),
    readCorrections(uow, temporadaId),
    uow.readAll(rivalIds.map((id) => documents.equipo(id))),
  ]);
  if (!competicion.ok) return competicion;
  const unknown = rivalIds.find((_id, index) => !found[index]);
  if (unknown !== undefined) return refuse('referencia-desconocida', `el equipo «${unknown}»`);
  const stored = corrections.clasificacion;
  if (body.version !== undefined && body.version !== (stored?.version ?? 0)) {
    return refuse('version-antigua');
  }
  const { zona_horaria: zone } = await readSettings(uow);
  const clasificacion = nextClasificacion(stored, body, competicion.value.nombre, uow.now, zone);
  await writeCorrections(uow, {
    ...withShown(corrections),
    clasificacion,
    ...findOurPosition(clasificacion.filas),
    posicion_el: uow.now.toISOString(),
  });
  return accept(asClasificacion(temporada.value, clasificacion));
}

/** Deletes the table and returns it. Our position and the number of teams stay. */
export async function deleteClasificacion(uow: UnitOfWork, temporadaId: string) {
  const found = await findClasificacion(uow, temporadaId);
  if (!found.ok) return found;
  const { clasificacion: _clasificacion, ...rest } = await readCorrections(uow, temporadaId);
  await writeCorrections(uow, rest);
  return found;
}

/** Updates a competition's name in the tables of all seasons. */
export async function renameClasificaciones(uow: UnitOfWork, id: string, nombre: string) {
  for (const corrections of await uow.list(collections.correcciones)) {
    const { clasificacion } = corrections;
    if (clasificacion?.competicion_id !== id) continue;
    const renamed = { ...clasificacion, nombre_competicion: nombre };
    await writeCorrections(uow, { ...corrections, clasificacion: renamed }, { keepHistory: false });
  }
}
