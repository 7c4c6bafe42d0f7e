import {
  type CalendarioDoc,
  CERO_CONTADORES,
  type EquipoEstadisticasDoc,
  type EstadisticasJugadoresDoc,
  type FichaContada,
  type Filas,
  type GolesConMinutos,
  isSameContent,
  mejorPareja,
  type Parejas,
  rankingAsistencias,
  rankingGoles,
  tablaJugadores,
  type Tramos,
} from '@club/shared';
import { documents } from '../../firestore/documents';
import type { Reader } from '../../firestore/reader';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { refreshBorrados } from './borrados';

type Mapa<T> = Readonly<Record<string, T>>;

/** A season's three documents; a season that exists always has them. */
export interface TemporadaDocs {
  readonly calendario: CalendarioDoc;
  readonly equipo: EquipoEstadisticasDoc;
  readonly jugadores: EstadisticasJugadoresDoc;
}

/** Where a season's three documents are. */
export const temporadaDocuments = (id: string) => [
  documents.calendario(id),
  documents.estadisticasEquipo(id),
  documents.estadisticasJugadores(id),
];

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

/** A season's rows with the goals of matches that count for minutes; without the field when there are none. */
export function withGolesConMinutos(doc: EstadisticasJugadoresDoc, goles: GolesConMinutos) {
  const { goles_con_minutos: _goles, ...rest } = doc;
  return { ...rest, ...(Object.keys(goles).length > 0 && { goles_con_minutos: { ...goles } }) };
}

/** A season's rows with what everybody did in each match; without the field when none is played. */
export function withFichas(doc: EstadisticasJugadoresDoc, fichas: Mapa<FichaContada>) {
  const { fichas: _fichas, ...rest } = doc;
  return { ...rest, ...(Object.keys(fichas).length > 0 && { fichas: { ...fichas } }) };
}

/** A season's calendar with when the goals of its matches fell; without the field when no goal has a minute. */
export function withTramos(doc: CalendarioDoc, tramos: Mapa<Tramos>): CalendarioDoc {
  const { tramos: _tramos, ...rest } = doc;
  return { ...rest, ...(Object.keys(tramos).length > 0 && { tramos: { ...tramos } }) };
}

/** A season's rows with what was done to its archive by hand; without the field when nothing was. */
export function withArchivo(
  doc: EstadisticasJugadoresDoc,
  archivo: EstadisticasJugadoresDoc['archivo'],
): EstadisticasJugadoresDoc {
  const { archivo: _archivo, ...rest } = doc;
  return { ...rest, ...(archivo && { archivo }) };
}

/** What of a team's record follows from its players' rows: both rankings, the table of all, and the best pair where there is one. */
export function withRankings(
  equipo: EquipoEstadisticasDoc,
  { filas, parejas = {} }: Pick<EstadisticasJugadoresDoc, 'filas' | 'parejas'>,
): EquipoEstadisticasDoc {
  const { mejor_pareja: _mejorPareja, tabla_jugadores: _tabla, ...rest } = equipo;
  const tabla = tablaJugadores(filas);
  const mejor = mejorPareja(parejas, filas);
  return {
    ...rest,
    ranking_goles: rankingGoles(filas),
    ranking_asistencias: rankingAsistencias(filas),
    ...(tabla.length > 0 && { tabla_jugadores: tabla }),
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
