import {
  accept,
  type ActualizarEquipoEstadisticas,
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
  sumasDe,
  withBalance,
} from '@club/shared';
import { documents } from '../firestore/documents';
import type { UnitOfWork } from '../firestore/unit-of-work';
import { readTemporadaDocs, writeFilas } from './temporada-partidos';
import { findTemporada, readClub } from './temporadas';

const CERO_BALANCE = { partidos_jugados: 0, ganados: 0, empatados: 0, perdidos: 0 };

/**
 * A season's record after a change by hand: position, number of teams, and figures that are kept as a correction on top
 * of what the sheets add up to (decisions, section 3: a hand-corrected baseline survives).
 */
export async function correctEquipoEstadisticas(
  uow: UnitOfWork,
  temporadaId: string,
  body: ActualizarEquipoEstadisticas,
): Promise<Result<EquipoEstadisticasDoc>> {
  if (body.temporada_id !== undefined && body.temporada_id !== temporadaId) {
    return refuse('entrada-invalida', 'temporada_id: no es el de la dirección');
  }
  const temporada = await findTemporada(uow, temporadaId);
  if (!temporada.ok) return temporada;
  const { equipo } = await readTemporadaDocs(uow, temporadaId);
  const changed: EquipoEstadisticasDoc = {
    ...correctBalance(equipo, body),
    ...(body.posicion !== undefined && { posicion: body.posicion }),
    ...(body.num_equipos !== undefined && { num_equipos: body.num_equipos }),
  };
  await uow.write(documents.estadisticasEquipo(temporadaId), changed, { keepHistory: true });
  return accept(changed);
}

/** A season's record without anything written by hand: what its sheets add up to. The record itself lives with its season. */
export async function resetEquipoEstadisticas(
  uow: UnitOfWork,
  temporadaId: string,
): Promise<Result<EquipoEstadisticasDoc>> {
  const temporada = await findTemporada(uow, temporadaId);
  if (!temporada.ok) return temporada;
  const { equipo } = await readTemporadaDocs(uow, temporadaId);
  const changed = {
    ...withBalance(equipo, sumasDe(equipo), CERO_BALANCE),
    posicion: null,
    num_equipos: null,
  };
  await uow.write(documents.estadisticasEquipo(temporadaId), changed, { keepHistory: true });
  return accept(changed);
}

/** Puts every row of a season through `change`. */
async function changeFilas(
  uow: UnitOfWork,
  temporadaId: string,
  change: (filas: Readonly<Record<string, FilaTemporada>>) => Record<string, FilaTemporada>,
): Promise<EstadisticasJugadoresDoc> {
  const { equipo, jugadores } = await readTemporadaDocs(uow, temporadaId);
  const changed = { ...jugadores, filas: change(jugadores.filas) };
  await writeFilas(uow, temporadaId, { equipo, jugadores: changed });
  return changed;
}

const mapFilas = (
  filas: Readonly<Record<string, FilaTemporada>>,
  change: (fila: FilaTemporada) => FilaTemporada,
) => Object.fromEntries(Object.entries(filas).map(([id, fila]) => [id, change(fila)]));

/**
 * A season's player rows after a correction by hand: players and figures left out stay. A player who is neither in the
 * squad nor in the rows is refused; an unknown season too, as 404.
 */
export async function correctFilas(
  uow: UnitOfWork,
  temporadaId: string,
  correcciones: readonly FilaArchivoEntrada[],
): Promise<Result<EstadisticasJugadoresDoc>> {
  const temporada = await findTemporada(uow, temporadaId);
  if (!temporada.ok) return temporada;
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
    if (!fila) return refuse('referencia-desconocida', `el jugador ${id}`);
    corrected.set(id, correctFila(fila, figures));
  }
  return accept(await changeFilas(uow, temporadaId, () => Object.fromEntries(corrected)));
}

/** A past season's rows without corrections by hand; the current season has no archive yet: 404. */
export async function resetArchivo(
  uow: UnitOfWork,
  temporadaId: string,
): Promise<Result<EstadisticasJugadoresDoc>> {
  const { temporada_actual: actual } = await readClub(uow);
  const temporada = await findTemporada(uow, temporadaId);
  if (!temporada.ok || actual?._id === temporadaId) return refuse('no-encontrado', 'el archivo');
  return accept(
    await changeFilas(uow, temporadaId, (filas) =>
      mapFilas(filas, (fila) => ({ ...fila, ajuste: CERO_CONTADORES })),
    ),
  );
}

/**
 * Zeroes the players' numbers of the current season, as a correction by hand: the sheets stay, later ones count from
 * zero, and the history can put back what was (decisions, section 2). Nothing without a season.
 */
export async function resetEstadisticasJugadores(uow: UnitOfWork): Promise<void> {
  const { temporada_actual: actual } = await readClub(uow);
  if (!actual) return;
  await changeFilas(uow, actual._id, (filas) =>
    mapFilas(filas, (fila) => correctFila(fila, CERO_CONTADORES)),
  );
}
