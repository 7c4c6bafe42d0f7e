import { ZERO_BALANCE, withBalance } from '../rules/season-record';
import { ZERO_COUNTERS } from '../vocabulary';
import { type Rows, type Identity, deriveRanking, tablaJugadores } from '../rules/estadisticas';
import { countActa, sumPartidos } from '../rules/counted-actas';
import { own, pick } from '../rules/objects';
import { compareInstants } from '../rules/order';
import { upcomingDetails } from '../rules/upcoming-details';
import { bestPair } from '../rules/contribution';
import { findActa, perPartido, previewPartido } from '../rules/partido';
import { deriveMinuteSpans } from '../rules/minute-spans';
import type { Competicion, Temporada } from '../records/catalogues';
import type { JugadorPreview } from '../records/jugador';
import type { Partido } from '../records/partido';
import type { CorrectionsDoc, EquipoEstadisticasDoc } from '../schemas/estadisticas';
import type { CalendarDoc, EstadisticasJugadoresDoc, FilaTemporada } from '../schemas/public';

type SquadPlayer = Pick<JugadorPreview, 'jugador_id' | 'nombre_con_inicial' | 'img_perfil'>;

export interface TemporadaRecords {
  readonly temporada: Temporada;
  /** Whether the season is the current one. Only its rows follow changes of names and photos. */
  readonly isCurrent: boolean;
  readonly partidos: readonly Partido[];
  readonly corrections: CorrectionsDoc;
  /** The competitions of the unplayed matches. */
  readonly competiciones: readonly Pick<Competicion, '_id' | 'ciclo_amarillas'>[];
  readonly squad: Readonly<Record<string, SquadPlayer>>;
}

/** The documents that pages read of a season. */
interface TemporadaProjections {
  readonly calendario: CalendarDoc;
  readonly equipo: EquipoEstadisticasDoc;
  readonly jugadores: EstadisticasJugadoresDoc;
}

export const noCorrections = (temporadaId: string): CorrectionsDoc => ({
  temporada_id: temporadaId,
  posicion: null,
  num_equipos: null,
  ajuste: ZERO_BALANCE,
  jugadores: {},
});

const toIdentity = ({ nombre_con_inicial: name, ...jugador }: SquadPlayer): Identity => ({
  ...pick(jugador, 'jugador_id', 'img_perfil'),
  jugador_nombre: name,
});

/** Name and photo of each called-up player in his latest sheet, by id. */
function namesInSheets(partidos: readonly Partido[]): ReadonlyMap<string, Identity> {
  const names = new Map<string, Identity>();
  const inOrder = partidos.toSorted((a, b) => compareInstants(a, b) || (a._id < b._id ? -1 : 1));
  for (const partido of inOrder) {
    for (const jugador of Object.values(findActa(partido)?.alineacion ?? {}).flat()) {
      names.set(jugador.jugador_id, toIdentity(jugador));
    }
  }
  return names;
}

/**
 * A season's rows: sums of the sheets, and corrections. In the current season, names come from the squad. In a past
 * season, and for players who are not in the squad, they come from the corrections, or else from the sheets.
 */
function deriveRows(
  { isCurrent, partidos, corrections, squad }: TemporadaRecords,
  sums: ReadonlyMap<string, FilaTemporada['sumas']>,
): Rows {
  const inSheets = namesInSheets(partidos);
  const ids = [...new Set([...Object.keys(corrections.jugadores), ...sums.keys()])].sort();
  const rows = ids.map((id): readonly [string, FilaTemporada] => {
    const correction = own(corrections.jugadores, id);
    const jugador = isCurrent ? own(squad, id) : undefined;
    const named = jugador ? toIdentity(jugador) : (correction ?? inSheets.get(id));
    if (!named) throw new Error(`player ${id} is counted and named nowhere`);
    const ajuste = correction?.ajuste ?? ZERO_COUNTERS;
    const identity = pick(named, 'jugador_id', 'jugador_nombre', 'img_perfil');
    return [id, { ...identity, sumas: sums.get(id) ?? ZERO_COUNTERS, ajuste }];
  });
  return Object.fromEntries(rows);
}

/** Number of scorers that the page of an unplayed match names. */
const SCORERS = 3;

const hasAny = (entries: object) => Object.keys(entries).length > 0;

/** The documents that pages read of a season, from its matches, its corrections and the squad. */
export function deriveTemporada(records: TemporadaRecords): TemporadaProjections {
  const { temporada, isCurrent, partidos, corrections, competiciones, squad } = records;
  const season = { temporada_id: temporada._id, temporada_nombre: temporada.nombre };
  const sums = sumPartidos(partidos);
  const { parejas, goalsWithMinutes } = sums;
  const rows = deriveRows(records, sums.jugadores);
  const deleted = Object.keys(rows).filter((id) => !Object.hasOwn(squad, id));
  const tramos = perPartido(partidos, deriveMinuteSpans);
  const fichas = perPartido(partidos, countActa);
  const best = bestPair(parejas, rows);
  const table = tablaJugadores(rows);
  const upcoming = isCurrent
    ? upcomingDetails(partidos, corrections.clasificacion, competiciones)
    : {};
  const scorers = isCurrent ? deriveRanking(rows, 'goles', SCORERS) : [];
  return {
    calendario: {
      ...season,
      partidos: perPartido(partidos, previewPartido),
      ...(hasAny(tramos) && { tramos }),
      ...(hasAny(upcoming) && { previas: upcoming }),
      ...(scorers.length > 0 && {
        goleadores: scorers.map((row) => pick(row, 'jugador_id', 'jugador_nombre', 'goles')),
      }),
      ...(deleted.length > 0 && { borrados: deleted }),
    },
    jugadores: {
      ...season,
      filas: rows,
      ...(hasAny(parejas) && { parejas }),
      ...(hasAny(goalsWithMinutes) && { goles_con_minutos: goalsWithMinutes }),
      ...(hasAny(fichas) && { fichas }),
      ...pick(corrections, 'archivo'),
    },
    equipo: withBalance(
      {
        _id: temporada._id,
        ...season,
        ...ZERO_BALANCE,
        ...pick(corrections, 'posicion', 'num_equipos', 'posicion_el', 'clasificacion', 'retirado'),
        ranking_goles: deriveRanking(rows, 'goles'),
        ranking_asistencias: deriveRanking(rows, 'asistencias'),
        ...(table.length > 0 && { tabla_jugadores: table }),
        ...(best && { mejor_pareja: best }),
      },
      sums.equipo,
      corrections.ajuste,
    ),
  };
}

/** The corrections of a season that ends. They keep its rows with their names, and give the rest of the squad zeros. */
export function keepStoredRows(
  corrections: CorrectionsDoc,
  { filas }: Pick<EstadisticasJugadoresDoc, 'filas'>,
  squad: TemporadaRecords['squad'],
): CorrectionsDoc {
  const { archivo: _archive, ...rest } = corrections;
  const atZero = Object.values(squad).map((jugador) => ({
    ...toIdentity(jugador),
    ajuste: ZERO_COUNTERS,
  }));
  const rows = Object.values(filas).map(({ sumas: _sums, ...row }) => row);
  return {
    ...rest,
    jugadores: Object.fromEntries([...atZero, ...rows].map((row) => [row.jugador_id, row])),
  };
}
