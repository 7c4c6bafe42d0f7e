import {
  accept,
  type ActualizarJugador,
  correctFila,
  type CorregirEstadisticas,
  type Consentimiento,
  withReserva,
  type CrearJugador,
  type FilaTemporada,
  givenFields,
  type JugadorDoc,
  jugadorRecord,
  isSameContent,
  localDate,
  nameWithInitial,
  own,
  publicable,
  refuse,
  type Result,
  NO_IMAGE,
  FULL_CONSENT,
  withEntry,
} from '@club/shared';
import { ageAt } from './age';
import { collections, documents } from '../../store/documents';
import type { Reader } from '../../store/reader';
import type { UnitOfWork } from '../../store/unit-of-work';
import { isExternalKeyTaken } from '../external-key';
import { consentimientoOf, findReserva, writeReserva } from './consents';
import { spreadCopy } from './jugador-copies';
import { removeImages, showImages } from '../images/stored-images';
import { readCorrections, writeCorrections } from '../temporadas/temporadas';
import { emptyFila, writeFilas } from '../temporadas/estadisticas';
import { readClub } from '../../store/read-club';
import { project } from '../../store/project';

/** A player with all data: record, birth date, row of the current season. */
export interface JugadorCompleto {
  /** Complete, with withheld data. */
  readonly jugador: JugadorDoc;
  /** The stored, public record. */
  readonly publico: JugadorDoc;
  readonly consentimiento: Consentimiento;
  readonly fechaNac: string;
  readonly fila: FilaTemporada;
}

/** Adds birth dates and the current season to player records: two further reads for any number of players. */
export async function completeJugadores(
  reader: Reader,
  jugadores: readonly JugadorDoc[],
  ahora: Date,
): Promise<JugadorCompleto[]> {
  const [{ temporada_actual: actual }, privado, reservas] = await Promise.all([
    readClub(reader),
    reader.read(documents.fechasNacimiento()),
    reader.read(documents.reservas()),
  ]);
  const estadisticas = actual
    ? await reader.read(documents.estadisticasJugadores(actual._id))
    : undefined;
  return jugadores.map((jugador) => {
    const fechaNac = privado?.fechas[jugador._id];
    if (fechaNac === undefined) throw new Error(`player ${jugador._id} has no birth date`);
    const publico = { ...jugador, edad: ageAt(fechaNac, ahora) };
    const reserva = own(reservas?.jugadores ?? {}, jugador._id);
    return {
      jugador: withReserva(publico, reserva),
      publico,
      consentimiento: consentimientoOf(reserva),
      fechaNac,
      fila: estadisticas?.filas[jugador._id] ?? emptyFila(publico._id, publico),
    };
  });
}

export async function findJugador(
  reader: Reader,
  id: string,
  ahora: Date,
): Promise<Result<JugadorCompleto>> {
  const jugador = await reader.read(documents.jugador(id));
  if (!jugador) return refuse('no-encontrado', 'el jugador');
  const [completo] = await completeJugadores(reader, [jugador], ahora);
  return completo ? accept(completo) : refuse('no-encontrado', 'el jugador');
}

/** Writes the public record, and separately the withheld data and the birth date. Returns the stored record. */
async function writeJugador(
  uow: UnitOfWork,
  jugador: JugadorDoc,
  consentimiento: Consentimiento,
  fechaNac: string,
  ahora: Date,
): Promise<JugadorDoc> {
  const edad = ageAt(fechaNac, ahora);
  await Promise.all([
    uow.readAll<unknown>([
      documents.plantilla(),
      documents.fechasNacimiento(),
      documents.jugador(jugador._id),
      documents.reservas(),
      documents.club(),
      documents.cambios(),
      documents.historia(),
    ]),
    uow.list(collections.correcciones),
  ]);
  const publico = publicable({ ...jugador, edad }, consentimiento);
  const privado = await uow.read(documents.fechasNacimiento());
  await uow.write(documents.jugador(jugador._id), publico);
  await writeReserva(uow, jugador._id, jugador, consentimiento);
  await uow.write(documents.fechasNacimiento(), {
    fechas: withEntry(privado?.fechas ?? {}, jugador._id, fechaNac),
  });
  return publico;
}

/** Updates the name in his corrections of the current season. */
async function renameInCorrections(uow: UnitOfWork, jugador: JugadorDoc): Promise<void> {
  const { temporada_actual: actual } = await readClub(uow);
  if (!actual) return;
  const corrections = await readCorrections(uow, actual._id);
  const stored = corrections.jugadores[jugador._id];
  if (!stored) return;
  const { nombre_con_inicial: jugador_nombre, img_perfil } = jugador;
  const jugadores = {
    ...corrections.jugadores,
    [jugador._id]: { ...stored, jugador_nombre, img_perfil },
  };
  await writeCorrections(uow, { ...corrections, jugadores }, { keepHistory: false });
}

/** Writes a player's complete data and consent. Sheets and seasons follow if these change (regla 20). */
export async function putJugador(
  uow: UnitOfWork,
  jugador: JugadorDoc,
  fechaNac: string,
  ahora: Date,
  after: Consentimiento,
): Promise<void> {
  const before = consentimientoOf(await findReserva(uow, jugador._id));
  const publico = await writeJugador(uow, jugador, after, fechaNac, ahora);
  const { nombre, nombre_con_inicial, img_perfil } = publico;
  await renameInCorrections(uow, publico);
  if (isSameContent(before, after)) return;
  await spreadCopy(uow, { jugador_id: jugador._id, nombre, nombre_con_inicial, img_perfil });
  if (before.foto !== after.foto) await showImages(uow, jugador._id, after.foto);
}

/**
 * Refused without a season, which the figures would belong to. Zeros are accepted, because they are the current
 * values then.
 */
async function correctEstadisticas(
  uow: UnitOfWork,
  jugador: JugadorDoc,
  correction: CorregirEstadisticas | undefined,
): Promise<Result<null>> {
  if (!correction) return accept(null);
  const ceros = emptyFila(jugador._id, jugador);
  const { temporada_actual: actual } = await readClub(uow);
  if (!actual && !isSameContent(correctFila(ceros, correction), ceros)) {
    return refuse('estadisticas-sin-temporada');
  }
  if (!actual) return accept(null);
  const stored = await uow.read(documents.estadisticasJugadores(actual._id));
  const fila = stored?.filas[jugador._id] ?? ceros;
  await writeFilas(uow, actual._id, [correctFila(fila, correction)]);
  await project(uow);
  return accept(null);
}

export async function isJugadorKeyTaken(
  uow: UnitOfWork,
  clave: string | undefined,
  exceptId: string,
) {
  if (clave === undefined) return false;
  const reservas = Object.entries((await uow.read(documents.reservas()))?.jugadores ?? {});
  return (
    (await isExternalKeyTaken(uow, collections.jugadores, clave, exceptId)) ||
    reservas.some(([id, { clave_externa: other }]) => id !== exceptId && other === clave)
  );
}

/** Creates a player, with preview and birth date, in one transaction (regla 29). */
export async function createJugador(
  uow: UnitOfWork,
  id: string,
  body: CrearJugador,
  ahora: Date,
): Promise<Result<JugadorCompleto>> {
  if (body.fecha_nac > localDate(ahora)) return refuse('nacimiento-futuro');
  if (await isJugadorKeyTaken(uow, body.clave_externa, id)) {
    return refuse('clave-externa-repetida', body.clave_externa);
  }
  const jugador: JugadorDoc = {
    ...givenFields(jugadorRecord, body),
    _id: id,
    nombre_con_inicial: nameWithInitial(body.nombre, body.apellido1),
    img_perfil: NO_IMAGE,
    img_banner: NO_IMAGE,
    edad: ageAt(body.fecha_nac, ahora),
  };
  const consentimiento = withGiven(FULL_CONSENT, body);
  const publico = await writeJugador(uow, jugador, consentimiento, body.fecha_nac, ahora);
  const corrected = await correctEstadisticas(uow, publico, body.estadisticas_temporada);
  if (!corrected.ok) return corrected;
  return findJugador(uow, id, ahora);
}

export type Fotos = Partial<Pick<JugadorDoc, 'img_perfil' | 'img_banner'>>;

/** Changes a player. Only image operations set `fotos`. The body's flags are ignored (regla 21). */
export async function updateJugador(
  uow: UnitOfWork,
  id: string,
  body: ActualizarJugador,
  ahora: Date,
  fotos: Fotos = {},
): Promise<Result<JugadorCompleto>> {
  const stored = await findJugador(uow, id, ahora);
  if (!stored.ok) return stored;
  const { fecha_nac: fechaNac = stored.value.fechaNac } = body;
  if (fechaNac > localDate(ahora)) return refuse('nacimiento-futuro');
  if (await isJugadorKeyTaken(uow, body.clave_externa, id)) {
    return refuse('clave-externa-repetida', body.clave_externa);
  }
  const merged = { ...stored.value.jugador, ...givenFields(jugadorRecord, body), ...fotos };
  const jugador: JugadorDoc = {
    ...merged,
    nombre_con_inicial: nameWithInitial(merged.nombre, merged.apellido1),
  };
  const consentimiento = withGiven(stored.value.consentimiento, body);
  await putJugador(uow, jugador, fechaNac, ahora, consentimiento);
  const publico = (await uow.read(documents.jugador(id))) ?? jugador;
  const corrected = await correctEstadisticas(uow, publico, body.estadisticas_temporada);
  if (!corrected.ok) return corrected;
  return findJugador(uow, id, ahora);
}

/** Consent after a partial change. */
const withGiven = (
  before: Consentimiento,
  { consentimiento: given }: Pick<ActualizarJugador, 'consentimiento'>,
): Consentimiento => ({
  foto: given?.foto ?? before.foto,
  apellidos: given?.apellidos ?? before.apellidos,
});

/** Deletes a player. Sheets, archive and rankings keep him without a link (regla 18). */
export async function deleteJugador(
  uow: UnitOfWork,
  id: string,
  ahora: Date,
): Promise<Result<JugadorCompleto>> {
  const stored = await findJugador(uow, id, ahora);
  if (!stored.ok) return stored;
  const { fechas = {} } = (await uow.read(documents.fechasNacimiento())) ?? {};
  await uow.remove(documents.jugador(id));
  await writeReserva(uow, id, null, FULL_CONSENT);
  await removeImages(uow, ['jugador-perfil', 'jugador-banner'], id);
  await uow.write(documents.fechasNacimiento(), { fechas: withEntry(fechas, id, undefined) });
  return stored;
}
