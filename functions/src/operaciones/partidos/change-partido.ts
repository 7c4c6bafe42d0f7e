import {
  actaOf,
  addBalance,
  addParejas,
  ajusteOf,
  applyDelta,
  type CalendarioDoc,
  CERO_CONTADORES,
  contribution,
  contributionDelta,
  type EquipoEstadisticasDoc,
  type EstadisticasJugadoresDoc,
  type Filas,
  type Identidad,
  isSameContent,
  mejorPareja,
  nextGames,
  NO_CONTRIBUTION,
  type Parejas,
  type Partido,
  type PlantillaDoc,
  previewPartido,
  rankingAsistencias,
  rankingGoles,
  sumasOf,
  withBalance,
} from '@club/shared';
import { documents } from '../../firestore/documents';
import type { Reader } from '../../firestore/reader';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { refreshBorrados } from '../temporadas/borrados';

/** A season's three documents; a season that exists always has them. */
export interface TemporadaDocs {
  readonly calendario: CalendarioDoc;
  readonly equipo: EquipoEstadisticasDoc;
  readonly jugadores: EstadisticasJugadoresDoc;
}

/** The documents of a season; throws when one is missing, because they are made and deleted together. */
export async function readTemporadaDocs(reader: Reader, id: string): Promise<TemporadaDocs> {
  const [calendario, equipo, jugadores] = await Promise.all([
    reader.read(documents.calendario(id)),
    reader.read(documents.estadisticasEquipo(id)),
    reader.read(documents.estadisticasJugadores(id)),
  ]);
  if (!calendario || !equipo || !jugadores) throw new Error(`season ${id} lacks a document`);
  return { calendario, equipo, jugadores };
}

/** The corrections by hand among some rows: only these cannot be counted anew from the sheets. */
const ajustesOf = (filas: Filas) =>
  Object.fromEntries(
    Object.values(filas)
      .filter(({ ajuste }) => !isSameContent(ajuste, CERO_CONTADORES))
      .map(({ jugador_id: id, ajuste }) => [id, ajuste]),
  );

/** A season's rows with the goals of its pairs; without the field when there are none. */
export function withParejas(doc: EstadisticasJugadoresDoc, parejas: Parejas) {
  const { parejas: _parejas, ...rest } = doc;
  return { ...rest, ...(Object.keys(parejas).length > 0 && { parejas: { ...parejas } }) };
}

/** A season's rows with what was done to its archive by hand; without the field when nothing was. */
export function withArchivo(
  doc: EstadisticasJugadoresDoc,
  archivo: EstadisticasJugadoresDoc['archivo'],
): EstadisticasJugadoresDoc {
  const { archivo: _archivo, ...rest } = doc;
  return { ...rest, ...(archivo && { archivo }) };
}

/** What of a team's record follows from its players' rows: both rankings, and the best pair where there is one. */
export function withRankings(
  equipo: EquipoEstadisticasDoc,
  { filas, parejas = {} }: Pick<EstadisticasJugadoresDoc, 'filas' | 'parejas'>,
): EquipoEstadisticasDoc {
  const { mejor_pareja: _mejorPareja, ...rest } = equipo;
  const mejor = mejorPareja(parejas, filas);
  return {
    ...rest,
    ranking_goles: rankingGoles(filas),
    ranking_asistencias: rankingAsistencias(filas),
    ...(mejor && { mejor_pareja: mejor }),
  };
}

/** Writes a season's player rows and the rankings that follow from them; a correction that changes goes to the history. */
export async function writeFilas(
  uow: UnitOfWork,
  temporadaId: string,
  docs: Pick<TemporadaDocs, 'equipo' | 'jugadores'>,
): Promise<void> {
  const { filas } = docs.jugadores;
  const spec = documents.estadisticasJugadores(temporadaId);
  const stored = await uow.read(spec);
  const isCorrected =
    !isSameContent(ajustesOf(stored?.filas ?? {}), ajustesOf(filas)) ||
    stored?.archivo !== docs.jugadores.archivo;
  // A later write of the same operation must not take back that this one goes to the history.
  await uow.write(spec, docs.jugadores, isCorrected ? { keepHistory: true } : {});
  await uow.write(
    documents.estadisticasEquipo(temporadaId),
    withRankings(docs.equipo, docs.jugadores),
  );
  if (!isSameContent(Object.keys(stored?.filas ?? {}).sort(), Object.keys(filas).sort())) {
    await refreshBorrados(uow, temporadaId);
  }
}

/** Brings the home page's next games up to date with the current season's calendar. */
export async function rebuildNextGames(uow: UnitOfWork): Promise<void> {
  const club = await uow.read(documents.club());
  const actual = club?.temporada_actual;
  const calendario = actual ? await uow.read(documents.calendario(actual._id)) : undefined;
  const portada = await uow.read(documents.portada());
  await uow.write(documents.portada(), {
    noticias: portada?.noticias ?? [],
    next_games: calendario ? nextGames(Object.values(calendario.partidos)) : [],
  });
}

/** Names a player for a statistics row: from the squad or, once he has been deleted, from the sheet. */
function identifier(plantilla: PlantillaDoc | undefined, partidos: readonly (Partido | null)[]) {
  return (id: string): Identidad => {
    const jugador =
      (plantilla && Object.hasOwn(plantilla.jugadores, id) ? plantilla.jugadores[id] : undefined) ??
      partidos
        .flatMap((partido) => Object.values(partido?.alineacion ?? {}).flat())
        .find(({ jugador_id: jugadorId }) => jugadorId === id);
    if (!jugador) throw new Error(`player ${id} is in a sheet and nowhere else`);
    return {
      jugador_id: id,
      jugador_nombre: jugador.nombre_con_inicial,
      img_perfil: jugador.img_perfil,
    };
  };
}

async function applyToTemporada(
  uow: UnitOfWork,
  temporadaId: string,
  { before, after, resets }: { before: Partido | null; after: Partido | null; resets: boolean },
): Promise<void> {
  const docs = await readTemporadaDocs(uow, temporadaId);
  const delta = contributionDelta(
    before ? contribution(actaOf(before)) : NO_CONTRIBUTION,
    after ? contribution(actaOf(after)) : NO_CONTRIBUTION,
  );
  const others = Object.entries(docs.calendario.partidos).filter(([id]) => id !== before?._id);
  const partidos = {
    ...Object.fromEntries(others),
    ...(after && { [after._id]: previewPartido(after) }),
  };
  await uow.write(documents.calendario(temporadaId), { ...docs.calendario, partidos });

  const hasDelta = Object.keys(delta.jugadores).length > 0;
  const identify = hasDelta
    ? identifier(await uow.read(documents.plantilla()), [before, after])
    : identifier(undefined, []);
  const isReset = resets && Object.keys(partidos).length === 0;
  await writeFilas(uow, temporadaId, {
    jugadores: withParejas(
      {
        ...docs.jugadores,
        filas: isReset ? {} : applyDelta(docs.jugadores.filas, delta, identify),
      },
      isReset ? {} : addParejas(docs.jugadores.parejas ?? {}, delta.parejas),
    ),
    equipo: withBalance(
      docs.equipo,
      addBalance(sumasOf(docs.equipo), delta.equipo),
      ajusteOf(docs.equipo),
    ),
  });
}

/**
 * Takes a match from `before` to `after` with everything that depends on it: record, calendar, player statistics, team
 * record, rankings, next games, the live log that ends. `null` stands for "does not exist". The only way in which a match is ever written
 * (regla 37); deleting a season's last match resets its players' numbers (regla 50), unless it is deleted
 * because its creation is undone.
 */
export async function changePartido(
  uow: UnitOfWork,
  before: Partido | null,
  after: Partido | null,
  { keepsAjustes = false }: { readonly keepsAjustes?: boolean } = {},
): Promise<void> {
  const id = (after ?? before)?._id;
  if (id === undefined) return;
  const resets = after === null && !keepsAjustes;
  if (before && after?.temporada_id === before.temporada_id) {
    await applyToTemporada(uow, before.temporada_id, { before, after, resets });
  } else {
    if (before) await applyToTemporada(uow, before.temporada_id, { before, after: null, resets });
    if (after) await applyToTemporada(uow, after.temporada_id, { before: null, after, resets });
  }
  if (after && before) await uow.write(documents.partido(id), after);
  else if (after) uow.create(documents.partido(id), after);
  else await uow.remove(documents.partido(id));
  // A live log is of a match that is still to be decided: the sheet takes its place, in the same transaction.
  if (before && !before.jugado && after?.jugado !== false) {
    await uow.remove(documents.directo(id), { keepHistory: true });
  }
  await rebuildNextGames(uow);
}
