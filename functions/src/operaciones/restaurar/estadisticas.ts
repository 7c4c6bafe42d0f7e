import {
  accept,
  CERO_CONTADORES,
  type EquipoEstadisticasDoc,
  type EstadisticasJugadoresDoc,
  type FilaTemporada,
  isSameContent,
  type Result,
  sumasOf,
  ajusteOf,
  withBalance,
} from '@club/shared';
import { documents } from '../../firestore/documents';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { withClasificacion } from '../temporadas/clasificacion';
import { withRetirado } from '../temporadas/estadisticas';
import { readTemporadaDocs, withArchivo, writeFilas } from '../temporadas/temporada-docs';
import { readClub } from '../../firestore/read-club';
import { findTemporada, refreshIdentidades } from '../temporadas/temporadas';
import { type Cambio, cambiosOf, conflict, type Operacion } from './operacion';

/** The table without the name of its competition, which follows that. */
function tablaOf({ clasificacion }: EquipoEstadisticasDoc) {
  if (!clasificacion) return null;
  const { nombre_competicion: _nombre, ...tabla } = clasificacion;
  return tabla;
}

/** What of a season's record is written by hand. */
const escritoAMano = (equipo: EquipoEstadisticasDoc) => ({
  posicion: equipo.posicion,
  num_equipos: equipo.num_equipos,
  ajuste: ajusteOf(equipo),
  retirado: equipo.retirado ?? false,
  clasificacion: tablaOf(equipo),
});

const posicionOf = ({ posicion, posicion_el: el }: EquipoEstadisticasDoc) => ({
  posicion,
  ...(el !== undefined && { posicion_el: el }),
});

function withoutPosicion({ posicion_el: _el, ...equipo }: EquipoEstadisticasDoc) {
  return equipo;
}

async function restoreEquipo(
  uow: UnitOfWork,
  id: string,
  antes: EquipoEstadisticasDoc,
  despues: EquipoEstadisticasDoc,
): Promise<Result<null>> {
  const { equipo } = await readTemporadaDocs(uow, id);
  const [a, b, current] = [escritoAMano(antes), escritoAMano(despues), escritoAMano(equipo)];
  const changed = (
    ['posicion', 'num_equipos', 'ajuste', 'retirado', 'clasificacion'] as const
  ).filter((field) => !isSameContent(a[field], b[field]));
  if (changed.some((field) => !isSameContent(current[field], b[field]))) {
    return conflict(`el balance de ${equipo.temporada_nombre} ha cambiado después`);
  }
  const isChanged = (field: keyof typeof a) => changed.includes(field);
  const isRetirado = isChanged('retirado') ? a.retirado : current.retirado;
  await uow.write(
    documents.estadisticasEquipo(id),
    withBalance(
      {
        ...withClasificacion(
          withRetirado(isChanged('posicion') ? withoutPosicion(equipo) : equipo, isRetirado),
          isChanged('clasificacion') ? antes.clasificacion : equipo.clasificacion,
        ),
        ...(isChanged('posicion') && posicionOf(antes)),
        ...(isChanged('num_equipos') && { num_equipos: a.num_equipos }),
      },
      sumasOf(equipo),
      isChanged('ajuste') ? a.ajuste : current.ajuste,
    ),
    { keepHistory: true },
  );
  return accept(null);
}

async function restoreFilas(
  uow: UnitOfWork,
  id: string,
  antes: EstadisticasJugadoresDoc,
  despues: EstadisticasJugadoresDoc,
): Promise<Result<null>> {
  const docs = await readTemporadaDocs(uow, id);
  const filasOf = ({ filas }: EstadisticasJugadoresDoc) =>
    new Map<string, FilaTemporada>(Object.entries(filas));
  const [before, after, current] = [filasOf(antes), filasOf(despues), filasOf(docs.jugadores)];
  const ajuste = (filas: ReadonlyMap<string, FilaTemporada>, jugadorId: string) =>
    filas.get(jugadorId)?.ajuste ?? CERO_CONTADORES;
  for (const jugadorId of new Set([...before.keys(), ...after.keys()])) {
    const wanted = ajuste(before, jugadorId);
    const isChanged = !isSameContent(wanted, ajuste(after, jugadorId));
    if (isChanged && !isSameContent(ajuste(current, jugadorId), ajuste(after, jugadorId))) {
      const nombre = (after.get(jugadorId) ?? before.get(jugadorId))?.jugador_nombre ?? jugadorId;
      return conflict(`los números de ${nombre} han cambiado después`);
    }
    const known = current.get(jugadorId);
    const gone = before.get(jugadorId);
    if (known) current.set(jugadorId, isChanged ? { ...known, ajuste: wanted } : known);
    else if (gone) {
      const kept = isChanged ? wanted : CERO_CONTADORES;
      current.set(jugadorId, { ...gone, sumas: CERO_CONTADORES, ajuste: kept });
    }
  }
  const isArchivoChanged = antes.archivo !== despues.archivo;
  if (isArchivoChanged && docs.jugadores.archivo !== despues.archivo) {
    return conflict(`el archivo de ${docs.jugadores.temporada_nombre} ha cambiado después`);
  }
  const kept = isArchivoChanged ? withArchivo(docs.jugadores, antes.archivo) : docs.jugadores;
  await writeFilas(uow, id, {
    equipo: docs.equipo,
    jugadores: { ...kept, filas: Object.fromEntries(current) },
  });
  // A row that comes back has the name its player had when it went.
  const { temporadas } = await readClub(uow);
  if (temporadas.at(-1)?._id === id) await refreshIdentidades(uow, id);
  return accept(null);
}

type Restore<T> = (uow: UnitOfWork, id: string, antes: T, despues: T) => Promise<Result<null>>;

/** Statistics that came or went with their season are the season's affair; the others are put back. */
async function restoreAll<T extends { readonly temporada_nombre: string }>(
  uow: UnitOfWork,
  cambios: readonly Cambio<T>[],
  restore: Restore<T>,
): Promise<Result<null>> {
  for (const { id, antes, despues } of cambios) {
    if (!antes || !despues) continue;
    const temporada = await findTemporada(uow, id);
    if (!temporada.ok) return conflict(`la temporada ${antes.temporada_nombre} ya no existe`);
    const restored = await restore(uow, id, antes, despues);
    if (!restored.ok) return restored;
  }
  return accept(null);
}

/** Puts back what was corrected by hand: of a season's record, and of its players. What the sheets say stays. */
export async function restoreEstadisticas(
  uow: UnitOfWork,
  operacion: Operacion,
): Promise<Result<null>> {
  const equipos = await restoreAll(
    uow,
    cambiosOf(operacion, 'estadisticas_equipo', documents.estadisticasEquipo),
    restoreEquipo,
  );
  if (!equipos.ok) return equipos;
  return restoreAll(
    uow,
    cambiosOf(operacion, 'estadisticas_jugadores', documents.estadisticasJugadores),
    restoreFilas,
  );
}
