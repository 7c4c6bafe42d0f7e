import {
  accept,
  type UpdateEquipoEstadisticas,
  CERO_BALANCE,
  ZERO_COUNTERS,
  correctBalance,
  correctFila,
  type CorrectionsDoc,
  type EquipoEstadisticasDoc,
  type EstadisticasJugadoresDoc,
  type ArchiveRowInput,
  type FilaTemporada,
  type JugadorDoc,
  newFila,
  own,
  refuse,
  type Result,
} from '@club/shared';
import { documents, type DocumentSpec } from '../../store/documents';
import { isCurrentTemporada, readClub } from '../../store/read-club';
import type { Reader } from '../../store/reader';
import type { UnitOfWork } from '../../store/unit-of-work';
import { project } from '../../store/project';
import { findTemporada, readCorrections, writeCorrections } from './temporadas';

/** A season's record, unless deleted separately. */
export async function findEquipoEstadisticas(reader: Reader, temporadaId: string) {
  const stored = await reader.read(documents.estadisticasEquipo(temporadaId));
  return stored && !stored.retirado ? accept(stored) : refuse('no-encontrado', 'la temporada');
}

/** A projection of an existing season. */
async function readProjection<T>(reader: Reader, spec: DocumentSpec<T>): Promise<T> {
  const stored = await reader.read(spec);
  if (!stored) throw new Error(`${spec.path} is missing`);
  return stored;
}

const POSITION: ReadonlySet<string> = new Set(['temporada_id', 'posicion', 'num_equipos']);

/** Whether our position is entered: changed, or sent alone. A record sent back as read does not count. */
const saysPosition = ({ posicion }: CorrectionsDoc, body: UpdateEquipoEstadisticas): boolean =>
  body.posicion !== undefined &&
  (body.posicion !== posicion || Object.keys(body).every((field) => POSITION.has(field)));

/** Corrections with the team's statistics shown or hidden. */
export function withWithdrawn(corrections: CorrectionsDoc, isWithdrawn: boolean): CorrectionsDoc {
  const { retirado: _withdrawn, ...rest } = corrections;
  return { ...rest, ...(isWithdrawn && { retirado: true as const }) };
}

/** A season's record after a correction (regla 37). A deleted record exists again. */
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
    ...withWithdrawn(corrections, false),
    ajuste: correctBalance(equipo, body),
    ...(body.posicion !== undefined && { posicion: body.posicion }),
    ...(saysPosition(corrections, body) && { posicion_el: uow.now.toISOString() }),
    ...(body.num_equipos !== undefined && { num_equipos: body.num_equipos }),
  });
  await project(uow);
  return accept(await readProjection(uow, spec));
}

/** Deletes the season's record with its corrections and returns it. Its matches still count, unseen. */
export async function deleteEquipoEstadisticas(uow: UnitOfWork, temporadaId: string) {
  const found = await findEquipoEstadisticas(uow, temporadaId);
  if (!found.ok) return found;
  const corrections = await readCorrections(uow, temporadaId);
  const { posicion_el: _positionAt, ...rest } = withWithdrawn(corrections, true);
  const cleared = { ajuste: CERO_BALANCE, posicion: null, num_equipos: null };
  await writeCorrections(uow, { ...rest, ...cleared });
  return found;
}

/** The archive of a past season, unless deleted. Of the current season only if somebody has added it (regla 52). */
export async function findArchive(reader: Reader, temporadaId: string) {
  const stored = await reader.read(documents.estadisticasJugadores(temporadaId));
  const isThere = (await isCurrentTemporada(reader, temporadaId))
    ? stored?.archivo === 'puesto'
    : stored?.archivo !== 'retirado';
  return stored && isThere ? accept(stored) : refuse('no-encontrado', 'el archivo');
}

/** Writes corrected rows and the archive flag, which stays if `archivo` is left out. */
export async function writeRows(
  uow: UnitOfWork,
  temporadaId: string,
  filas: readonly FilaTemporada[],
  archivo?: CorrectionsDoc['archivo'] | null,
): Promise<void> {
  const { archivo: before, ...rest } = await readCorrections(uow, temporadaId);
  const after = archivo === undefined ? before : archivo;
  const corrected = filas.map(({ sumas: _sums, ...row }) => [row.jugador_id, row] as const);
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

/** A season's rows after a correction. What is left out stays. The season has an archive from then on. */
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
    const fila = corrected.get(id) ?? own(filas, id) ?? (jugador && emptyFila(id, jugador));
    if (!fila) return refuse('referencia-desconocida', `el jugador «${id}»`);
    corrected.set(id, correctFila(fila, figures));
  }
  const archivo = (await isCurrentTemporada(uow, temporadaId)) ? 'puesto' : null;
  await writeRows(uow, temporadaId, [...corrected.values()], archivo);
  await project(uow);
  return accept(await readProjection(uow, spec));
}

/** The same for an existing archive, and for the current season, which then has one. */
export async function updateArchive(
  uow: UnitOfWork,
  temporadaId: string,
  entries: readonly ArchiveRowInput[],
): Promise<Result<EstadisticasJugadoresDoc>> {
  const found = await findArchive(uow, temporadaId);
  if (!found.ok && !(await isCurrentTemporada(uow, temporadaId))) return found;
  return correctRows(uow, temporadaId, entries);
}

/** Deletes the archive with its corrections and returns it. Its matches still count. Adding it again shows them. */
export async function deleteArchive(uow: UnitOfWork, temporadaId: string) {
  const found = await findArchive(uow, temporadaId);
  if (!found.ok) return found;
  const filas = Object.values(found.value.filas);
  const cleared = filas.map((fila) => ({ ...fila, ajuste: ZERO_COUNTERS }));
  const archivo = (await isCurrentTemporada(uow, temporadaId)) ? null : 'retirado';
  await writeRows(uow, temporadaId, cleared, archivo);
  return found;
}

/** Corrects all players' figures of the current season to zero. Can be undone (regla 54). */
export async function resetEstadisticasJugadores(uow: UnitOfWork): Promise<void> {
  const { temporada_actual: actual } = await readClub(uow);
  if (!actual) return;
  const { filas } = await readProjection(uow, documents.estadisticasJugadores(actual._id));
  const zeroed = Object.values(filas).map((fila) => correctFila(fila, ZERO_COUNTERS));
  await writeRows(uow, actual._id, zeroed);
}
