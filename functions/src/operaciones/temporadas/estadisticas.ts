import {
  accept,
  type ActualizarEquipoEstadisticas,
  CERO_BALANCE,
  CERO_CONTADORES,
  correctBalance,
  correctFila,
  type EquipoEstadisticasDoc,
  type EstadisticasJugadoresDoc,
  type FilaArchivoEntrada,
  type FilaTemporada,
  newFila,
  refuse,
  type Result,
  sayProblem,
  sumasOf,
  withBalance,
} from '@club/shared';
import { documents } from '../../firestore/documents';
import type { Reader } from '../../firestore/reader';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { onFound } from '../../firestore/on-found';
import { readTemporadaDocs, withArchivo, writeFilas } from './temporada-docs';
import { readClub } from '../../firestore/read-club';
import { findTemporada } from './temporadas';

/** A season's record; none where it was deleted by itself. */
export async function findEquipoEstadisticas(
  reader: Reader,
  temporadaId: string,
): Promise<Result<EquipoEstadisticasDoc>> {
  const stored = await reader.read(documents.estadisticasEquipo(temporadaId));
  return stored && !stored.retirado ? accept(stored) : refuse('no-encontrado', 'la temporada');
}

/** The record shown or hidden; hidden, the field says so. */
export function withRetirado(
  equipo: EquipoEstadisticasDoc,
  isRetirado: boolean | undefined,
): EquipoEstadisticasDoc {
  const { retirado: _retirado, ...rest } = equipo;
  return { ...rest, ...(isRetirado && { retirado: true as const }) };
}

const PUESTO: ReadonlySet<string> = new Set(['temporada_id', 'posicion', 'num_equipos']);

/** Whether somebody says our position: another one, or by itself the same. A record that is sent back as it was read does not. */
const saysPosicion = (
  { posicion }: EquipoEstadisticasDoc,
  body: ActualizarEquipoEstadisticas,
): boolean =>
  body.posicion !== undefined &&
  (body.posicion !== posicion || Object.keys(body).every((field) => PUESTO.has(field)));

/**
 * A season's record after a change by hand: position, number of teams, and figures that are kept as a correction on top
 * of what the sheets add up to (regla 37: a hand-corrected baseline survives). One that was deleted by itself
 * is there again.
 */
export async function correctEquipoEstadisticas(
  uow: UnitOfWork,
  temporadaId: string,
  body: ActualizarEquipoEstadisticas,
  ahora: Date,
): Promise<Result<EquipoEstadisticasDoc>> {
  if (body.temporada_id !== undefined && body.temporada_id !== temporadaId) {
    return refuse(
      'entrada-invalida',
      sayProblem(['temporada_id'], 'no coincide con la dirección a la que se envía'),
    );
  }
  const temporada = await findTemporada(uow, temporadaId);
  if (!temporada.ok) return temporada;
  const { equipo } = await readTemporadaDocs(uow, temporadaId);
  const changed: EquipoEstadisticasDoc = {
    ...correctBalance(withRetirado(equipo, false), body),
    ...(body.posicion !== undefined && { posicion: body.posicion }),
    ...(saysPosicion(equipo, body) && { posicion_el: ahora.toISOString() }),
    ...(body.num_equipos !== undefined && { num_equipos: body.num_equipos }),
  };
  await uow.write(documents.estadisticasEquipo(temporadaId), changed, { keepHistory: true });
  return accept(changed);
}

/**
 * The season's record that was deleted, with what was written in it by hand. What the sheets add up to goes on being
 * counted unseen: whoever adds the record again finds it right.
 */
export const deleteEquipoEstadisticas = onFound(findEquipoEstadisticas, async (uow, found) => {
  const { posicion_el: _posicionEl, ...rest } = found;
  const cleared = {
    ...withBalance(rest, sumasOf(rest), CERO_BALANCE),
    posicion: null,
    num_equipos: null,
  };
  await uow.write(documents.estadisticasEquipo(found.temporada_id), withRetirado(cleared, true), {
    keepHistory: true,
  });
  return accept(found);
});

/**
 * The archive of a past season, which has one unless it was deleted; the current one's numbers are the players', and its
 * archive is there only when somebody has added it (regla 52).
 */
export async function findArchivo(
  reader: Reader,
  temporadaId: string,
): Promise<Result<EstadisticasJugadoresDoc>> {
  const { temporada_actual: actual } = await readClub(reader);
  const stored = await reader.read(documents.estadisticasJugadores(temporadaId));
  const isThere =
    actual?._id === temporadaId ? stored?.archivo === 'puesto' : stored?.archivo !== 'retirado';
  return stored && isThere ? accept(stored) : refuse('no-encontrado', 'el archivo');
}

/** Puts every row of a season through `change`. */
async function changeFilas(
  uow: UnitOfWork,
  temporadaId: string,
  change: (filas: Readonly<Record<string, FilaTemporada>>) => Record<string, FilaTemporada>,
  archivo?: EstadisticasJugadoresDoc['archivo'] | null,
): Promise<EstadisticasJugadoresDoc> {
  const { equipo, jugadores } = await readTemporadaDocs(uow, temporadaId);
  const kept = archivo === undefined ? jugadores : withArchivo(jugadores, archivo ?? undefined);
  const changed = { ...kept, filas: change(kept.filas) };
  await writeFilas(uow, temporadaId, { equipo, jugadores: changed });
  return changed;
}

const mapFilas = (
  filas: Readonly<Record<string, FilaTemporada>>,
  change: (fila: FilaTemporada) => FilaTemporada,
) => Object.fromEntries(Object.entries(filas).map(([id, fila]) => [id, change(fila)]));

/**
 * A season's player rows after a correction by hand: players and figures left out stay. A player who is neither in the
 * squad nor in the rows is refused; an unknown season too, as 404. From then on the season has an archive.
 */
export const correctFilas = onFound(
  findTemporada,
  async (uow, { _id: temporadaId }, correcciones: readonly FilaArchivoEntrada[]) => {
    const { jugadores } = await readTemporadaDocs(uow, temporadaId);
    const plantilla = (await uow.read(documents.plantilla()))?.jugadores ?? {};
    const corrected = new Map(Object.entries(jugadores.filas));
    for (const { jugador_id: id, ...figures } of correcciones) {
      const jugador = Object.hasOwn(plantilla, id) ? plantilla[id] : undefined;
      const fila =
        corrected.get(id) ??
        (jugador &&
          newFila({
            jugador_id: id,
            jugador_nombre: jugador.nombre_con_inicial,
            img_perfil: jugador.img_perfil,
          }));
      if (!fila) return refuse('referencia-desconocida', `el jugador «${id}»`);
      corrected.set(id, correctFila(fila, figures));
    }
    const { temporada_actual: actual } = await readClub(uow);
    const archivo = actual?._id === temporadaId ? 'puesto' : null;
    return accept(
      await changeFilas(uow, temporadaId, () => Object.fromEntries(corrected), archivo),
    );
  },
);

/** The same for an archive that is there, and for the current season, which has one from then on. */
export async function updateArchivo(
  uow: UnitOfWork,
  temporadaId: string,
  correcciones: readonly FilaArchivoEntrada[],
): Promise<Result<EstadisticasJugadoresDoc>> {
  const { temporada_actual: actual } = await readClub(uow);
  const found = await findArchivo(uow, temporadaId);
  if (!found.ok && actual?._id !== temporadaId) return found;
  return correctFilas(uow, temporadaId, correcciones);
}

/**
 * The archive that was deleted, with what was corrected in it by hand. Its sheets stay, and with them what they add up
 * to: whoever adds the archive again, or makes the season current again, finds it.
 */
export const deleteArchivo = onFound(findArchivo, async (uow, archivo) => {
  const { temporada_id: temporadaId } = archivo;
  const { temporada_actual: actual } = await readClub(uow);
  await changeFilas(
    uow,
    temporadaId,
    (filas) => mapFilas(filas, (fila) => ({ ...fila, ajuste: CERO_CONTADORES })),
    actual?._id === temporadaId ? null : 'retirado',
  );
  return accept(archivo);
});

/**
 * Zeroes the players' numbers of the current season, as a correction by hand: the sheets stay, later ones count from
 * zero, and the history can put back what was (regla 54). Nothing without a season.
 */
export async function resetEstadisticasJugadores(uow: UnitOfWork): Promise<void> {
  const { temporada_actual: actual } = await readClub(uow);
  if (!actual) return;
  await changeFilas(uow, actual._id, (filas) =>
    mapFilas(filas, (fila) => correctFila(fila, CERO_CONTADORES)),
  );
}
