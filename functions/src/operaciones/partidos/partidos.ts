import {
  accept,
  type Acta,
  type ActualizarPartido,
  type CrearPartido,
  entradaOf,
  escudoName,
  givenFields,
  type Partido,
  partidoRegistro,
  refuse,
  resolveActa,
  resolveKickoff,
  resumenJugador,
  type Result,
  settleEstado,
  SIN_JUGAR,
  withActa,
  withoutActa,
} from '@club/shared';
import { withAntes } from './antes-de-partido';
import { collections, documents } from '../../firestore/documents';
import { finderOf } from '../../firestore/find-stored';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { onFound } from '../../firestore/on-found';
import { isClaveTaken } from '../clave-externa';
import { changePartido } from './change-partido';
import { listPartidosOf, readAjustes, readClub } from '../../firestore/read-club';
import { findTemporada } from '../temporadas/temporadas';

/** A match by id. */
export const findPartido = finderOf(documents.partido, 'el partido');

/** Whether a match may be entered by a helper: one of the current season (docs/decisions/0022). */
export const requireForAyudante = onFound(findPartido, async (uow, partido) => {
  const { temporada_actual: actual } = await readClub(uow);
  return partido.temporada_id === actual?._id ? accept(null) : refuse('no-de-esta-temporada');
});

type Nombres = Pick<
  Partido,
  | 'equipo_id'
  | 'competicion_id'
  | 'campo_id'
  | 'temporada_id'
  | 'nombre_equipo'
  | 'color_equipo'
  | 'escudo_equipo'
  | 'nombre_competicion'
  | 'minutos_parte'
  | 'nombre_campo'
  | 'direccion_campo'
  | 'nombre_temporada'
>;

/** The records that ids name, but for the season, which is in the club's document. */
const namedDocuments = (ids: {
  readonly equipo_id?: string | undefined;
  readonly competicion_id?: string | undefined;
  readonly campo_id?: string | undefined;
}) => [
  ...(ids.equipo_id ? [documents.equipo(ids.equipo_id)] : []),
  ...(ids.competicion_id ? [documents.competicion(ids.competicion_id)] : []),
  ...(ids.campo_id ? [documents.campo(ids.campo_id)] : []),
];

/** What a match copies from the records that the given ids name; an unknown id inside a body is refused with 400. */
async function resolveNombres(
  uow: UnitOfWork,
  ids: {
    readonly equipo_id?: string | undefined;
    readonly competicion_id?: string | undefined;
    readonly campo_id?: string | undefined;
    readonly temporada_id?: string | undefined;
  },
): Promise<Result<Partial<Nombres>>> {
  await uow.readAll<unknown>(namedDocuments(ids));
  const equipo = ids.equipo_id && (await uow.read(documents.equipo(ids.equipo_id)));
  if (ids.equipo_id && !equipo)
    return refuse('referencia-desconocida', `el equipo «${ids.equipo_id}»`);
  const competicion =
    ids.competicion_id && (await uow.read(documents.competicion(ids.competicion_id)));
  if (ids.competicion_id && !competicion) {
    return refuse('referencia-desconocida', `la competición «${ids.competicion_id}»`);
  }
  const campo = ids.campo_id && (await uow.read(documents.campo(ids.campo_id)));
  if (ids.campo_id && !campo) return refuse('referencia-desconocida', `el campo «${ids.campo_id}»`);
  const temporada = ids.temporada_id ? await findTemporada(uow, ids.temporada_id) : undefined;
  if (temporada && !temporada.ok) {
    return refuse('referencia-desconocida', `la temporada «${ids.temporada_id ?? ''}»`);
  }
  return accept({
    ...(equipo && {
      equipo_id: equipo._id,
      nombre_equipo: equipo.nombre,
      color_equipo: equipo.color_hex,
      escudo_equipo: escudoName(equipo._id, equipo.escudo),
    }),
    ...(competicion && {
      competicion_id: competicion._id,
      nombre_competicion: competicion.nombre,
      minutos_parte: competicion.minutos_parte,
    }),
    ...(campo && {
      campo_id: campo._id,
      nombre_campo: campo.nombre,
      direccion_campo: campo.direccion ?? '',
    }),
    ...(temporada && {
      temporada_id: temporada.value._id,
      nombre_temporada: temporada.value.nombre,
    }),
  });
}

/** Ids that differ from the stored ones: names of records deleted since are kept (regla 27). */
function changedIds(body: ActualizarPartido, stored: Partido) {
  const changed = (field: 'equipo_id' | 'competicion_id' | 'campo_id' | 'temporada_id') =>
    body[field] === stored[field] ? undefined : body[field];
  return {
    equipo_id: changed('equipo_id'),
    competicion_id: changed('competicion_id'),
    campo_id: changed('campo_id'),
    temporada_id: changed('temporada_id'),
  };
}

/** The new match, unplayed, with its preview and next games (regla 22). */
export async function createPartido(
  uow: UnitOfWork,
  id: string,
  body: CrearPartido,
): Promise<Result<Partido>> {
  await uow.readAll<unknown>([documents.club(), ...namedDocuments(body)]);
  const { temporada_actual: actual } = await readClub(uow);
  const temporadaId = body.temporada_id ?? actual?._id;
  if (temporadaId === undefined) return refuse('sin-temporada');
  const { zona_horaria: zona } = await readAjustes(uow);
  const kickoff = resolveKickoff(body, undefined, zona);
  if (!kickoff.ok) return kickoff;
  const nombres = await resolveNombres(uow, {
    equipo_id: body.equipo_id,
    competicion_id: body.competicion_id,
    campo_id: body.campo_id,
    temporada_id: temporadaId,
  });
  if (!nombres.ok) return nombres;
  if (await isClaveTaken(uow, collections.partidos, body.clave_externa, id)) {
    return refuse('clave-externa-repetida', body.clave_externa);
  }
  const partido: Partido = {
    ...SIN_JUGAR,
    ...(nombres.value as Nombres),
    ...givenFields(partidoRegistro, body),
    _id: id,
    ...kickoff.value,
    version: 0,
  };
  await changePartido(uow, null, partido);
  return accept(partido);
}

/** Whether a body changes a match's sheet and nothing else: all that a helper may send (docs/decisions/0022). */
export const isActaOnly = (body: ActualizarPartido): boolean =>
  Object.keys(body).every(
    (field) => field === 'version' || entradaOf(partidoRegistro, field) === 'acta',
  );

async function resolveSchedule(
  uow: UnitOfWork,
  stored: Partido,
  body: ActualizarPartido,
  ahora: Date,
): Promise<Result<Partido>> {
  const { fecha_str, fecha_date, hora_str } = body;
  const isDated = [fecha_str, fecha_date, hora_str].some((given) => given !== undefined);
  const zona = isDated ? (await readAjustes(uow)).zona_horaria : undefined;
  const kickoff = resolveKickoff(body, stored, zona);
  if (!kickoff.ok) return kickoff;
  const nombres = await resolveNombres(uow, changedIds(body, stored));
  if (!nombres.ok) return nombres;
  if (await isClaveTaken(uow, collections.partidos, body.clave_externa, stored._id)) {
    return refuse('clave-externa-repetida', body.clave_externa);
  }
  // Another competition's halves count for a sheet from its next save on.
  const { minutos_parte: _minutosParte, ...deJugado } = nombres.value;
  const changed = {
    ...stored,
    ...(stored.jugado ? deJugado : nombres.value),
    ...kickoff.value,
    ...givenFields(partidoRegistro, body),
  };
  return accept(withAntes(stored, changed, ahora));
}

/** Minutes of a half in a match's competition, the match's own where it has been deleted. */
async function minutosParteOf(
  uow: UnitOfWork,
  { competicion_id: id, minutos_parte: stored }: Partido,
): Promise<number | undefined> {
  const competicion = await uow.read(documents.competicion(id));
  return competicion?.minutos_parte ?? stored;
}

async function resolveSheet(
  uow: UnitOfWork,
  partido: Partido,
  body: ActualizarPartido,
): Promise<Result<Partido>> {
  // Both in one round trip.
  await uow.readAll<unknown>([
    documents.plantilla(),
    documents.competicion(partido.competicion_id),
  ]);
  const plantilla = await uow.read(documents.plantilla());
  const minutosParte = await minutosParteOf(uow, partido);
  const stored: Acta = {
    alineacion: partido.alineacion,
    detalles: partido.detalles,
    mvp: partido.mvp,
    ...(partido.sin_cambios && { sin_cambios: true }),
    ...(minutosParte !== undefined && { minutos_parte: minutosParte }),
  };
  const acta = resolveActa(body, stored, (id) => {
    // An id comes from a body: «constructor» must not find what every object has.
    const preview =
      plantilla && Object.hasOwn(plantilla.jugadores, id) ? plantilla.jugadores[id] : undefined;
    return preview && resumenJugador(preview);
  });
  if (!acta.ok) return acta;
  return accept(withActa(partido, acta.value));
}

/**
 * The match after a save of its sheet and/or its schedule, with statistics, rankings, record and next games
 * (regla 39). Refused are a stale `version`, and any state but `finalizado` for a match whose sheet counts (regla 24). The
 * same content again changes nothing but the version.
 */
export const updatePartido = onFound(
  findPartido,
  async (uow, stored, body: ActualizarPartido, ahora: Date) => {
    const given = Object.entries(body).filter(([, value]) => value !== undefined);
    const entradas = given.map(([field]) => entradaOf(partidoRegistro, field));
    if (entradas.every((entrada) => entrada === null)) return refuse('cuerpo-vacio');
    const isSheet = entradas.includes('acta');
    if (body.version !== undefined && body.version !== stored.version)
      return refuse('version-antigua');
    const scheduled = await resolveSchedule(uow, stored, body, ahora);
    if (!scheduled.ok) return scheduled;
    const resolved = isSheet ? await resolveSheet(uow, scheduled.value, body) : scheduled;
    if (!resolved.ok) return resolved;
    const { estado = 'finalizado' } = body;
    if (resolved.value.jugado && estado !== 'finalizado') return refuse('estado-con-ficha');
    const changed = { ...settleEstado(resolved.value), version: stored.version + 1 };
    await changePartido(uow, stored, changed);
    return accept(changed);
  },
);

/** The match taken back to unplayed, its statistics undone; an unplayed one stays as it is (regla 43). */
export const annulActa = onFound(findPartido, async (uow, partido) => {
  if (!partido.jugado) return accept(partido);
  const minutosParte = await minutosParteOf(uow, partido);
  const changed: Partido = {
    ...withoutActa(partido),
    ...(minutosParte !== undefined && { minutos_parte: minutosParte }),
    version: partido.version + 1,
  };
  await changePartido(uow, partido, changed);
  return accept(changed);
});

/** The match that was deleted, its statistics undone (regla 37). */
export const deletePartido = onFound(findPartido, async (uow, partido) => {
  await changePartido(uow, partido, null);
  return accept(partido);
});

/** Deletes every match of a season and undoes what they did, as deleting them one by one would (regla 37). */
export const deletePartidosTemporada = onFound(findTemporada, async (uow, temporada) => {
  const partidos = await listPartidosOf(uow, temporada._id);
  await uow.readAll(partidos.map(({ _id }) => documents.directo(_id)));
  for (const partido of partidos) await changePartido(uow, partido, null);
  return accept(partidos.length);
});
