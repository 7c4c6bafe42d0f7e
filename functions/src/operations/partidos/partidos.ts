import {
  accept,
  type Acta,
  type UpdatePartido,
  type CopySource,
  type Copies,
  type CreatePartido,
  findInput,
  type FindJugador,
  givenFields,
  mapOk,
  own,
  type Partido,
  partidoKind,
  type PlantillaDoc,
  refuse,
  resolveActa,
  resolveKickoff,
  summarizeJugador,
  type Result,
  withFinalStatus,
  NOT_PLAYED,
  withActa,
  withItsArticle,
  withCopies,
  pick,
  actaOrEmpty,
  withoutActa,
} from '@club/shared';
import { withEarlierSchedule } from './earlier-schedule';
import { collections, documents } from '../../store/documents';
import { findStored, isExternalKeyTaken, type Reader } from '../../store/reader';
import type { UnitOfWork } from '../../store/unit-of-work';
import { catalogues } from './catalogues';
import { changePartido } from './change-partido';
import {
  isCurrentTemporada,
  listPartidosInTemporada,
  readSettings,
  readClub,
} from '../../store/read-club';
import { findTemporada } from '../temporadas/temporadas';

export const findPartido = (reader: Reader, id: string): Promise<Result<Partido>> =>
  findStored(reader, documents.partido(id), 'el partido');

/** Refuses matches that a helper may not change: those outside the current season (docs/decisions/0020). */
export async function requireForHelper(reader: Reader, id: string): Promise<Result<null>> {
  const found = await findPartido(reader, id);
  if (!found.ok) return found;
  return (await isCurrentTemporada(reader, found.value.temporada_id))
    ? accept(null)
    : refuse('no-de-esta-temporada');
}

/** References of a match and the fields copied from them. */
type References = Copies & Partial<Pick<Partido, ReferenceField | 'nombre_temporada'>>;
type ReferenceField = CopySource | 'temporada_id';
type ReferenceIds = Readonly<Partial<Record<ReferenceField, string | undefined>>>;

/** The referenced records, except the season, which is in the club's document. */
const referencedDocuments = (ids: ReferenceIds) =>
  Object.values(catalogues).flatMap(({ collection, partidoField }) => {
    const id = ids[partidoField];
    return id ? [collection.document(id)] : [];
  });

/** The references, and the fields copied from their records. An unknown id in a body is refused with 400. */
async function resolveReferences(uow: UnitOfWork, ids: ReferenceIds): Promise<Result<References>> {
  await uow.readAll<unknown>(referencedDocuments(ids));
  let references: References = {};
  const refuseId = (article: string, id: string) =>
    refuse('referencia-desconocida', `${article} «${id}»`);
  for (const { partidoField, kind, readCopies } of Object.values(catalogues)) {
    const id = ids[partidoField];
    if (!id) continue;
    const copies = await readCopies(uow, id);
    if (!copies) return refuseId(withItsArticle(kind), id);
    references = { ...references, [partidoField]: id, ...copies };
  }
  if (!ids.temporada_id) return accept(references);
  const temporada = await findTemporada(uow, ids.temporada_id);
  if (!temporada.ok) return refuseId('la temporada', ids.temporada_id);
  const { _id: temporada_id, nombre: nombre_temporada } = temporada.value;
  return accept({ ...references, temporada_id, nombre_temporada });
}

/** The references that a body changes. The others keep their names, even of records deleted since (regla 27). */
const changedIds = (body: UpdatePartido, stored: Partido): ReferenceIds =>
  Object.fromEntries(
    (['equipo_id', 'competicion_id', 'campo_id', 'temporada_id'] as const).map((field) => [
      field,
      body[field] === stored[field] ? undefined : body[field],
    ]),
  );

/** Body of a new match. Only a match of a pasted calendar may have no ground. */
type NewPartido = Omit<CreatePartido, 'campo_id'> & Pick<Partido, 'campo_id'>;

/** Creates an unplayed match, with its preview and next games (regla 22). */
export async function createPartido(
  uow: UnitOfWork,
  id: string,
  { campo_id: campoId, ...body }: NewPartido,
): Promise<Result<Partido>> {
  const ids = { ...body, campo_id: campoId ?? undefined };
  await uow.readAll<unknown>([documents.club(), ...referencedDocuments(ids)]);
  const { temporada_actual: current } = await readClub(uow);
  const temporadaId = body.temporada_id ?? current?._id;
  if (temporadaId === undefined) return refuse('sin-temporada');
  const { zona_horaria: zone } = await readSettings(uow);
  const kickoff = resolveKickoff(body, undefined, zone);
  if (!kickoff.ok) return kickoff;
  const references = await resolveReferences(uow, { ...ids, temporada_id: temporadaId });
  if (!references.ok) return references;
  if (await isExternalKeyTaken(uow, collections.partidos, body.clave_externa, id)) {
    return refuse('clave-externa-repetida', body.clave_externa);
  }
  const partido: Partido = {
    ...NOT_PLAYED,
    ...({ campo_id: null, nombre_campo: '', ...references.value } as Required<References>),
    ...givenFields(partidoKind, body),
    _id: id,
    ...kickoff.value,
    version: 0,
  };
  await changePartido(uow, null, partido);
  return accept(partido);
}

/** Whether a body changes only a match's sheet, which is all that a helper may send (docs/decisions/0020). */
export const isActaOnly = (body: UpdatePartido): boolean =>
  Object.keys(body).every(
    (field) => field === 'version' || findInput(partidoKind, field) === 'acta',
  );

/** The match after a body's changes of anything but its sheet. */
async function resolveDetails(uow: UnitOfWork, stored: Partido, body: UpdatePartido) {
  const { fecha_str, fecha_date, hora_str } = body;
  const isDated = [fecha_str, fecha_date, hora_str].some((given) => given !== undefined);
  const zone = isDated ? (await readSettings(uow)).zona_horaria : undefined;
  const kickoff = resolveKickoff(body, stored, zone);
  if (!kickoff.ok) return kickoff;
  const references = await resolveReferences(uow, changedIds(body, stored));
  if (!references.ok) return references;
  if (await isExternalKeyTaken(uow, collections.partidos, body.clave_externa, stored._id)) {
    return refuse('clave-externa-repetida', body.clave_externa);
  }
  const { jornada, ...given } = givenFields(partidoKind, body);
  const { jornada: storedJornada, ...current } = stored;
  const round = jornada === undefined ? storedJornada : jornada;
  const changed: Partido = {
    // Another length of the halves applies from the next save of the sheet on.
    ...withCopies(current, references.value),
    ...kickoff.value,
    ...given,
    ...(typeof round === 'number' && { jornada: round }),
  };
  return accept(withEarlierSchedule(stored, changed, uow.now));
}

/** Minutes of a half and goals of an awarded match, from the competition, or the match itself if it was deleted. */
async function competitionTerms(uow: UnitOfWork, partido: Partido) {
  const competicion = await uow.read(documents.competicion(partido.competicion_id));
  return pick({ ...partido, ...competicion }, 'minutos_parte', 'goles_incomparecencia');
}

/** Finds players in the squad. The id is untrusted: «constructor» must not find an inherited property. */
export const findInSquad =
  ({ jugadores }: PlantillaDoc = { jugadores: {} }): FindJugador =>
  (id) => {
    const preview = own(jugadores, id);
    return preview && summarizeJugador(preview);
  };

/** The match without its sheet, with the minutes of its competition. */
async function unplayed(uow: UnitOfWork, partido: Partido): Promise<Partido> {
  const { minutos_parte: halfMinutes } = await competitionTerms(uow, partido);
  return {
    ...withoutActa(partido),
    ...(halfMinutes !== undefined && { minutos_parte: halfMinutes }),
  };
}

/** The match after a body's changes of its sheet. */
async function resolveSheet(uow: UnitOfWork, partido: Partido, body: UpdatePartido) {
  const [plantilla, terms] = await Promise.all([
    uow.read(documents.plantilla()),
    competitionTerms(uow, partido),
  ]);
  const stored: Acta = { ...actaOrEmpty(partido), ...terms };
  return mapOk(resolveActa(body, stored, findInSquad(plantilla)), (acta) =>
    withActa(partido, acta),
  );
}

/** Changes a match's details and sheet (reglas 24, 39). Refused if `version` is stale, or for another state with a sheet. */
export async function updatePartido(uow: UnitOfWork, id: string, body: UpdatePartido) {
  const found = await findPartido(uow, id);
  if (!found.ok) return found;
  const stored = found.value;
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  const inputs = given.map(([field]) => findInput(partidoKind, field));
  if (inputs.every((input) => input === null)) return refuse('cuerpo-vacio');
  // Taking back a walkover is no change of a sheet.
  const changesSheet = given.some(
    ([field, value]) =>
      findInput(partidoKind, field) === 'acta' && !(field === 'incomparecencia' && value === null),
  );
  if (body.version !== undefined && body.version !== stored.version)
    return refuse('version-antigua');
  const detailed = await resolveDetails(uow, stored, body);
  if (!detailed.ok) return detailed;
  const isWalkoverTakenBack = body.incomparecencia === null && stored.incomparecencia;
  const base = isWalkoverTakenBack ? await unplayed(uow, detailed.value) : detailed.value;
  const resolved = changesSheet ? await resolveSheet(uow, base, body) : accept(base);
  if (!resolved.ok) return resolved;
  const asksOtherState = body.estado !== undefined && body.estado !== 'finalizado';
  if (resolved.value.jugado && asksOtherState) return refuse('estado-con-ficha');
  const changed = { ...withFinalStatus(resolved.value), version: stored.version + 1 };
  await changePartido(uow, stored, changed);
  return accept(changed);
}

/** Annuls a match's sheet and undoes its statistics. An unplayed match stays as it is (regla 43). */
export async function annulActa(uow: UnitOfWork, id: string): Promise<Result<Partido>> {
  const found = await findPartido(uow, id);
  if (!found.ok || !found.value.jugado) return found;
  const partido = found.value;
  const changed = { ...(await unplayed(uow, partido)), version: partido.version + 1 };
  await changePartido(uow, partido, changed);
  return accept(changed);
}

/** Deletes a match and undoes its statistics (regla 37). */
export async function deletePartido(uow: UnitOfWork, id: string): Promise<Result<Partido>> {
  const found = await findPartido(uow, id);
  if (found.ok) await changePartido(uow, found.value, null);
  return found;
}

/** Deletes every match of a season and undoes their effects, as deleting them one by one would (regla 37). */
export async function deletePartidosTemporada(uow: UnitOfWork, temporadaId: string) {
  const temporada = await findTemporada(uow, temporadaId);
  if (!temporada.ok) return temporada;
  const partidos = await listPartidosInTemporada(uow, temporadaId);
  await uow.readAll(partidos.map(({ _id }) => documents.directo(_id)));
  for (const partido of partidos) await changePartido(uow, partido, null);
  return accept(partidos.length);
}
