import {
  accept,
  type UpdateJugador,
  correctFila,
  type CorrectEstadisticas,
  type Consent,
  withWithheld,
  type CreateJugador,
  type FilaTemporada,
  givenFields,
  type JugadorDoc,
  jugadorKind,
  isSameContent,
  localDate,
  nameWithInitial,
  own,
  publishable,
  refuse,
  type Result,
  NO_IMAGE,
  FULL_CONSENT,
  withEntry,
  type Withheld,
  pickWithheld,
} from '@club/shared';
import { ageAt } from './age';
import { collections, documents } from '../../store/documents';
import { isExternalKeyTaken, type Reader } from '../../store/reader';
import type { UnitOfWork } from '../../store/unit-of-work';
import { spreadCopy } from './jugador-copies';
import { JUGADOR_PHOTO_KINDS, removeImages, showImages } from '../images/stored-images';
import { readCorrections, writeCorrections } from '../temporadas/temporadas';
import { emptyFila, writeRows } from '../temporadas/estadisticas';
import { readClub } from '../../store/read-club';
import { project } from '../../store/project';

/** Withheld data of a player. `undefined` if everything is public. */
export async function findWithheld(reader: Reader, id: string): Promise<Withheld | undefined> {
  return own((await reader.read(documents.reservas()))?.jugadores ?? {}, id);
}

/** Consent of a player. Everything by default. */
export const readConsent = (withheld: Withheld | undefined): Consent =>
  withheld?.consentimiento ?? FULL_CONSENT;

/** Stores the withheld data of a player, from his complete record. Removes it for a deleted player. */
async function writeWithheld(
  uow: UnitOfWork,
  id: string,
  jugador: JugadorDoc | null,
  consentimiento: Consent,
): Promise<void> {
  const { jugadores = {} } = (await uow.read(documents.reservas())) ?? {};
  const withheld = jugador ? pickWithheld(jugador, consentimiento) : undefined;
  if (!withheld && !own(jugadores, id)) return;
  await uow.write(documents.reservas(), { jugadores: withEntry(jugadores, id, withheld) });
}

/** A player with all data: record, birth date, row of the current season. */
export interface CompleteJugador {
  /** The record with its withheld data. */
  readonly jugador: JugadorDoc;
  /** The record as stored and shown to everybody. */
  readonly publicPart: JugadorDoc;
  readonly consentimiento: Consent;
  readonly birthDate: string;
  readonly fila: FilaTemporada;
}

/** Adds withheld data, birth dates and rows of the current season to player records. */
export async function completeJugadores(
  reader: Reader,
  jugadores: readonly JugadorDoc[],
  now: Date,
): Promise<CompleteJugador[]> {
  const [{ temporada_actual: current }, birthDates, reservas] = await Promise.all([
    readClub(reader),
    reader.read(documents.birthDates()),
    reader.read(documents.reservas()),
  ]);
  const estadisticas = current
    ? await reader.read(documents.estadisticasJugadores(current._id))
    : undefined;
  return jugadores.map((jugador) => {
    const birthDate = birthDates?.fechas[jugador._id];
    if (birthDate === undefined) throw new Error(`player ${jugador._id} has no birth date`);
    const publicPart = { ...jugador, edad: ageAt(birthDate, now) };
    const withheld = own(reservas?.jugadores ?? {}, jugador._id);
    return {
      jugador: withWithheld(publicPart, withheld),
      publicPart,
      consentimiento: readConsent(withheld),
      birthDate,
      fila: estadisticas?.filas[jugador._id] ?? emptyFila(publicPart._id, publicPart),
    };
  });
}

export async function findJugador(reader: Reader, id: string, now: Date) {
  const jugador = await reader.read(documents.jugador(id));
  if (!jugador) return refuse('no-encontrado', 'el jugador');
  const [complete] = await completeJugadores(reader, [jugador], now);
  return complete ? accept(complete) : refuse('no-encontrado', 'el jugador');
}

/** Writes the public record, and separately the withheld data and the birth date. Returns the stored record. */
async function writeJugador(
  uow: UnitOfWork,
  jugador: JugadorDoc,
  consentimiento: Consent,
  birthDate: string,
): Promise<JugadorDoc> {
  const edad = ageAt(birthDate, uow.now);
  // All that this and the projections read, in one round trip.
  await Promise.all([
    uow.readAll<unknown>([
      documents.plantilla(),
      documents.birthDates(),
      documents.jugador(jugador._id),
      documents.reservas(),
      documents.club(),
      documents.cambios(),
      documents.historia(),
    ]),
    uow.list(collections.correcciones),
    uow.list(collections.jugadores),
  ]);
  const publicPart = publishable({ ...jugador, edad }, consentimiento);
  const birthDates = await uow.read(documents.birthDates());
  await uow.write(documents.jugador(jugador._id), publicPart);
  await writeWithheld(uow, jugador._id, jugador, consentimiento);
  await uow.write(documents.birthDates(), {
    fechas: withEntry(birthDates?.fechas ?? {}, jugador._id, birthDate),
  });
  return publicPart;
}

/** Updates a player's name and photo flag in his corrections of the current season. */
async function renameInCorrections(uow: UnitOfWork, jugador: JugadorDoc): Promise<void> {
  const { temporada_actual: current } = await readClub(uow);
  if (!current) return;
  const corrections = await readCorrections(uow, current._id);
  const stored = corrections.jugadores[jugador._id];
  if (!stored) return;
  const { nombre_con_inicial: jugador_nombre, img_perfil } = jugador;
  const jugadores = {
    ...corrections.jugadores,
    [jugador._id]: { ...stored, jugador_nombre, img_perfil },
  };
  await writeCorrections(uow, { ...corrections, jugadores }, { keepHistory: false });
}

/** Writes a player's complete data and consent. If the consent changes, so do sheets and seasons (regla 20). */
export async function putJugador(
  uow: UnitOfWork,
  jugador: JugadorDoc,
  birthDate: string,
  after: Consent,
): Promise<void> {
  const before = readConsent(await findWithheld(uow, jugador._id));
  const publicPart = await writeJugador(uow, jugador, after, birthDate);
  const { nombre, nombre_con_inicial, img_perfil } = publicPart;
  await renameInCorrections(uow, publicPart);
  if (isSameContent(before, after)) return;
  await spreadCopy(uow, { jugador_id: jugador._id, nombre, nombre_con_inicial, img_perfil });
  if (before.foto !== after.foto)
    await showImages(uow, JUGADOR_PHOTO_KINDS, jugador._id, after.foto);
}

/** Corrects a player's figures of the current season. Without a season, only zeros are accepted, which change nothing. */
async function correctEstadisticas(
  uow: UnitOfWork,
  jugador: JugadorDoc,
  correction: CorrectEstadisticas | undefined,
): Promise<Result<null>> {
  if (!correction) return accept(null);
  const zeros = emptyFila(jugador._id, jugador);
  const { temporada_actual: current } = await readClub(uow);
  if (!current && !isSameContent(correctFila(zeros, correction), zeros)) {
    return refuse('estadisticas-sin-temporada');
  }
  if (!current) return accept(null);
  const stored = await uow.read(documents.estadisticasJugadores(current._id));
  const row = stored?.filas[jugador._id] ?? zeros;
  await writeRows(uow, current._id, [correctFila(row, correction)]);
  await project(uow);
  return accept(null);
}

/** Whether another player has an external key, which may be withheld. */
export async function isJugadorKeyTaken(uow: UnitOfWork, key: string | undefined, ownId: string) {
  if (key === undefined) return false;
  const reservas = Object.entries((await uow.read(documents.reservas()))?.jugadores ?? {});
  return (
    (await isExternalKeyTaken(uow, collections.jugadores, key, ownId)) ||
    reservas.some(([id, { clave_externa: other }]) => id !== ownId && other === key)
  );
}

/** Creates a player, with preview and birth date, in one transaction (regla 29). */
export async function createJugador(uow: UnitOfWork, id: string, body: CreateJugador) {
  if (body.fecha_nac > localDate(uow.now)) return refuse('nacimiento-futuro');
  if (await isJugadorKeyTaken(uow, body.clave_externa, id)) {
    return refuse('clave-externa-repetida', body.clave_externa);
  }
  const jugador: JugadorDoc = {
    ...givenFields(jugadorKind, body),
    _id: id,
    nombre_con_inicial: nameWithInitial(body.nombre, body.apellido1),
    img_perfil: NO_IMAGE,
    img_banner: NO_IMAGE,
    edad: ageAt(body.fecha_nac, uow.now),
  };
  const consentimiento = withGiven(FULL_CONSENT, body);
  const publicPart = await writeJugador(uow, jugador, consentimiento, body.fecha_nac);
  const corrected = await correctEstadisticas(uow, publicPart, body.estadisticas_temporada);
  if (!corrected.ok) return corrected;
  return findJugador(uow, id, uow.now);
}

export type Photos = Partial<Pick<JugadorDoc, 'img_perfil' | 'img_banner'>>;

/** Changes a player. Only image operations set `photos`. Photo flags in a body are ignored (regla 21). */
export async function updateJugador(
  uow: UnitOfWork,
  id: string,
  body: UpdateJugador,
  photos: Photos = {},
): Promise<Result<CompleteJugador>> {
  const stored = await findJugador(uow, id, uow.now);
  if (!stored.ok) return stored;
  const { fecha_nac: birthDate = stored.value.birthDate } = body;
  if (birthDate > localDate(uow.now)) return refuse('nacimiento-futuro');
  if (await isJugadorKeyTaken(uow, body.clave_externa, id)) {
    return refuse('clave-externa-repetida', body.clave_externa);
  }
  const merged = { ...stored.value.jugador, ...givenFields(jugadorKind, body), ...photos };
  const jugador: JugadorDoc = {
    ...merged,
    nombre_con_inicial: nameWithInitial(merged.nombre, merged.apellido1),
  };
  const consentimiento = withGiven(stored.value.consentimiento, body);
  await putJugador(uow, jugador, birthDate, consentimiento);
  const publicPart = (await uow.read(documents.jugador(id))) ?? jugador;
  const corrected = await correctEstadisticas(uow, publicPart, body.estadisticas_temporada);
  if (!corrected.ok) return corrected;
  return findJugador(uow, id, uow.now);
}

const withGiven = (
  before: Consent,
  { consentimiento: given }: Pick<UpdateJugador, 'consentimiento'>,
): Consent => ({
  foto: given?.foto ?? before.foto,
  apellidos: given?.apellidos ?? before.apellidos,
});

/** Deletes a player. Sheets, archives and rankings keep his name, without a link (regla 18). */
export async function deleteJugador(uow: UnitOfWork, id: string): Promise<Result<CompleteJugador>> {
  const stored = await findJugador(uow, id, uow.now);
  if (!stored.ok) return stored;
  const { fechas = {} } = (await uow.read(documents.birthDates())) ?? {};
  await uow.remove(documents.jugador(id));
  await writeWithheld(uow, id, null, FULL_CONSENT);
  await removeImages(uow, JUGADOR_PHOTO_KINDS, id);
  await uow.write(documents.birthDates(), { fechas: withEntry(fechas, id, undefined) });
  return stored;
}
