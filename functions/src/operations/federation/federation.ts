import {
  accept,
  type ApplyCalendar,
  type CalendarFila,
  type CalendarReading,
  type CalendarText,
  clubKey,
  deriveLiveMatch,
  groundKey,
  MINUTES_PER_HALF,
  type ReadReport,
  type ReportText,
  readCalendar,
  readReport,
  refuse,
  type Result,
  type Settings,
  type UpdatePartido,
} from '@club/shared';
import { collections, documents } from '../../store/documents';
import { listPartidosInTemporada, readClub, readSettings } from '../../store/read-club';
import { findReferenced, type Reader } from '../../store/reader';
import type { UnitOfWork } from '../../store/unit-of-work';
import { completeJugadores } from '../jugadores/jugadores';
import { findTemporada } from '../temporadas/temporadas';
import { createPartido, findPartido, updatePartido } from '../partidos/partidos';

/** Names under which the federation may list the club. */
const ourNames = ({ nombre, nombres_federacion: others }: Settings) => [nombre, ...others];

/** What a pasted calendar says about the matches of a season (regla 104). Writes nothing. */
export async function readPastedCalendar(
  reader: Reader,
  { texto, competicion_id: competicionId, temporada_id: given }: CalendarText,
): Promise<Result<CalendarReading & { readonly temporadaId: string }>> {
  const temporadaId = given ?? (await readClub(reader)).temporada_actual?._id;
  if (temporadaId === undefined) return refuse('sin-temporada');
  const temporada = await findTemporada(reader, temporadaId);
  if (!temporada.ok) return refuse('referencia-desconocida', `la temporada «${temporadaId}»`);
  const spec = documents.competicion(competicionId);
  const competicion = await findReferenced(reader, spec, `la competición «${competicionId}»`);
  if (!competicion.ok) return competicion;
  const [ajustes, rivals, grounds, partidos] = await Promise.all([
    readSettings(reader),
    reader.list(collections.equipos),
    reader.list(collections.campos),
    listPartidosInTemporada(reader, temporadaId),
  ]);
  const reading = readCalendar(texto, {
    us: ourNames(ajustes),
    season: temporada.value.nombre,
    rivals,
    grounds,
    matches: partidos.filter(({ competicion_id: id }) => id === competicionId),
  });
  return accept({ ...reading, temporadaId });
}

/** Returns a function that finds the id of a record by id or name, and creates a missing one once for each key. */
function findOrCreate(toKey: (name: string) => string, create: (name: string) => string) {
  const created = new Map<string, string>();
  return (id: string | null, name: string | null): string | null => {
    if (id !== null || name === null) return id;
    const key = toKey(name);
    const known = created.get(key) ?? create(name);
    created.set(key, known);
    return known;
  };
}

/** Applies a pasted calendar: creates and moves unplayed matches, adds rivals and grounds (regla 104). Idempotent. */
export async function applyPastedCalendar(
  uow: UnitOfWork,
  { lineas: lines, ...body }: ApplyCalendar,
  newId: string,
): Promise<Result<CalendarReading & { readonly creados: number; readonly cambiados: number }>> {
  const read = await readPastedCalendar(uow, body);
  if (!read.ok) return read;
  const { temporadaId, ...reading } = read.value;
  let ids = 0;
  const nextId = () => `${newId}-${String((ids += 1))}`;
  const toRivalId = findOrCreate(clubKey, (nombre) => {
    const _id = nextId();
    uow.create(documents.equipo(_id), { _id, nombre, color_hex: '#000000' });
    return _id;
  });
  const toGroundId = findOrCreate(groundKey, (nombre) => {
    const _id = nextId();
    uow.create(documents.campo(_id), { _id, nombre });
    return _id;
  });
  const save = ({ partido_id: id, partido, cambios = [] }: CalendarFila) => {
    if (!partido) throw new Error('a match to save has no data');
    const campoId = toGroundId(partido.campo_id, partido.nombre_campo);
    if (id !== undefined) {
      const changes: UpdatePartido = Object.fromEntries(
        cambios.map(({ campo, despues }) => [campo, campo === 'campo_id' ? campoId : despues]),
      );
      return updatePartido(uow, id, changes);
    }
    const { local, fecha_str, hora_str, jornada } = partido;
    return createPartido(uow, nextId(), {
      equipo_id: toRivalId(partido.equipo_id, partido.nombre_equipo) ?? '',
      competicion_id: body.competicion_id,
      temporada_id: temporadaId,
      campo_id: campoId,
      local,
      ...(fecha_str !== null && { fecha_str }),
      ...(hora_str !== null && { hora_str }),
      ...(jornada !== null && { jornada }),
    });
  };
  let [creados, cambiados] = [0, 0];
  for (const row of reading.filas) {
    if (lines && !lines.includes(row.linea)) continue;
    if (row.estado !== 'nuevo' && row.estado !== 'cambia') continue;
    const saved = await save(row);
    if (!saved.ok) return saved;
    if (row.estado === 'nuevo') creados += 1;
    else cambiados += 1;
  }
  return accept({ ...reading, creados, cambiados });
}

/** A pasted match report as the sheet of a match, with what has to be asked (regla 105). Writes nothing. */
export async function readPastedReport(
  reader: Reader,
  id: string,
  { texto, respuestas: answers = {} }: ReportText,
  now: Date,
): Promise<Result<ReadReport>> {
  const found = await findPartido(reader, id);
  if (!found.ok) return found;
  const partido = found.value;
  const [ajustes, competicion, jugadores, directo] = await Promise.all([
    readSettings(reader),
    reader.read(documents.competicion(partido.competicion_id)),
    reader.list(collections.jugadores),
    reader.read(documents.directo(id)),
  ]);
  const squad = await completeJugadores(reader, jugadores, now);
  const answeredNames = new Map(
    Object.entries(answers).map(([name, jugadorId]) => [jugadorId, name]),
  );
  return readReport(texto, {
    us: ourNames(ajustes),
    match: {
      nombre_equipo: partido.nombre_equipo,
      local: partido.local,
      minutos_parte: competicion?.minutos_parte ?? partido.minutos_parte ?? MINUTES_PER_HALF,
    },
    squad: squad
      .map(({ jugador }) => jugador)
      .filter(({ activo }) => activo)
      .map((jugador) => ({
        ...jugador,
        nombre_federacion: answeredNames.get(jugador._id) ?? jugador.nombre_federacion,
      })),
    live: directo && deriveLiveMatch(directo.pasos),
  });
}
