import {
  accept,
  type Auditoria,
  BALANCE_FIELDS,
  COUNTERS,
  countedOf,
  type CountedHome,
  deriveAllTimeClub,
  deriveAllTimeSlice,
  deriveTemporada,
  type Difference,
  type FilaTemporada,
  EMPTY_ALL_TIME,
  type AllTimeDoc,
  type AllTimeSlice,
  EMPTY_PANEL_HOME,
  type PanelHomeDoc,
  isSameContent,
  type JugadorDoc,
  kickoffFromInstant,
  scoreOf,
  nextGames,
  noCorrections,
  own,
  type Partido,
  type PartidoPreview,
  type PlantillaDoc,
  previewJugador,
  previewPartido,
  type Result,
  settleState,
  NOT_PLAYED,
  sumsOf,
  type Temporada,
  type TemporadaProjections,
  type TemporadaRecords,
  totales,
  zoneOf,
} from '@club/shared';
import { collections, documents } from '../../store/documents';
import { readNewsLists } from '../../store/projections/front-page';
import { countHome } from '../../store/projections/panel-home';
import { listPartidosOf, readClub, readUpcomingCompeticiones } from '../../store/read-club';
import type { Reader } from '../../store/reader';
import { findTemporada } from './temporadas';

type StoredProjections = {
  readonly [Name in keyof TemporadaProjections]: TemporadaProjections[Name] | undefined;
};

/** What is stored about a season, with the records from which it must follow. */
export interface StoredTemporada extends Omit<TemporadaRecords, 'squad'>, StoredProjections {
  /** The home page's list, with matches of any season. */
  readonly nextGames: readonly PartidoPreview[];
  /** Ids of the matches chosen for it. */
  readonly chosen?: readonly string[] | undefined;
  readonly squad: readonly JugadorDoc[];
  readonly plantilla: PlantillaDoc;
  /** The panel's home as stored and recounted, only with the current season. */
  readonly inicio?: { readonly stored: PanelHomeDoc; readonly recounted: CountedHome } | undefined;
  /** Cards of published news by id: derived, and as stored for news and home page. Only with the current season. */
  readonly noticias?: { readonly expected: PlainMap; readonly stored: PlainMap } | undefined;
  /** The all-time document. A season's slice is compared, and with the current season its other parts. */
  readonly historia: AllTimeDoc;
  readonly temporadas: readonly Temporada[];
}

type Place = Difference['lugar'];
type PlainObject = Readonly<Record<string, unknown>>;
type PlainMap = Readonly<Record<string, object>>;

/** Fields in which stored and expected values differ. `null` stands for missing. */
function compare(
  lugar: Place,
  id: string,
  expected: object | undefined,
  storedValue: object | undefined,
): Difference[] {
  if (!expected || !storedValue) {
    if (!expected && !storedValue) return [];
    return [{ lugar, id, campo: '*', esperado: expected ?? null, guardado: storedValue ?? null }];
  }
  const [a, b]: [PlainObject, PlainObject] = [{ ...expected }, { ...storedValue }];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((campo) => !isSameContent(a[campo], b[campo]))
    .map((campo) => ({
      lugar,
      id,
      campo,
      esperado: a[campo] ?? null,
      guardado: b[campo] ?? null,
    }));
}

const idsOf = (...records: readonly PlainObject[]) => [...new Set(records.flatMap(Object.keys))];

const compareAll = (lugar: Place, expected: PlainMap, stored: PlainMap): Difference[] =>
  idsOf(expected, stored).flatMap((id) => compare(lugar, id, own(expected, id), own(stored, id)));

/** Checks a match: score from events, date strings from the instant, state from the sheet (regla 24). */
function auditPartido(partido: Partido, temporada: Temporada): Difference[] {
  const { estado: _status, ...unplayed } = NOT_PLAYED;
  const expected = {
    nombre_temporada: temporada.nombre,
    temporada_id: temporada._id,
    ...kickoffFromInstant(partido.fecha_date, zoneOf(partido)),
    ...(partido.jugado ? { ...scoreOf(partido), estado: settleState(partido).estado } : unplayed),
  };
  const storedValue = Object.fromEntries(
    Object.entries(partido).filter(([campo]) => Object.hasOwn(expected, campo)),
  );
  return compare('partido', partido._id, expected, storedValue);
}

const byPlace = (ranking: readonly object[]) =>
  Object.fromEntries(ranking.map((fila, place) => [String(place), fila]));

/** A map with one entry, or empty if the part is missing. */
const entry = (id: string, part: object | undefined): PlainMap => (part ? { [id]: part } : {});

/** A row with its sums beside its other fields. */
const flattenSums = ({ sumas, ...row }: FilaTemporada) => ({ ...row, ...sumas });

/** Parts of a season's projections, each with its place in the audit. Their entries are by id. */
function partsOf(
  id: string,
  { calendario, equipo, jugadores }: StoredProjections,
): readonly [Place, PlainMap][] {
  const { partidos = {}, tramos = {}, ...calendar } = calendario ?? {};
  const {
    filas = {},
    parejas = {},
    goles_con_minutos: goles = {},
    fichas = {},
    ...rows
  } = jugadores ?? {};
  const {
    ranking_goles,
    ranking_asistencias,
    tabla_jugadores = [],
    mejor_pareja,
    ...record
  } = equipo ?? {};
  return [
    ['calendario', entry(id, calendario && { borrados: [], ...calendar })],
    ['calendario', partidos],
    ['tramos', tramos],
    ['balance', entry(id, equipo && record)],
    ['ranking_goles', entry(id, ranking_goles && byPlace(ranking_goles))],
    ['ranking_asistencias', entry(id, ranking_asistencias && byPlace(ranking_asistencias))],
    ['tabla_jugadores', { [id]: byPlace(tabla_jugadores) }],
    ['mejor_pareja', entry(id, mejor_pareja)],
    ['fila', entry(id, jugadores && rows)],
    [
      'fila',
      Object.fromEntries(Object.entries(filas).map(([one, fila]) => [one, flattenSums(fila)])),
    ],
    ['parejas', { [id]: parejas }],
    ['goles_con_minutos', { [id]: goles }],
    ['fichas', fichas],
  ];
}

function auditDocs(temporadaId: string, derived: TemporadaProjections, stored: StoredProjections) {
  const found = partsOf(temporadaId, stored);
  return partsOf(temporadaId, derived).flatMap(([lugar, expected], index) =>
    compareAll(lugar, expected, found[index]?.[1] ?? {}),
  );
}

/** Manual corrections of figures: expected is the value from the sheets, stored the one that is shown. */
function listCorrections({ equipo, jugadores }: TemporadaProjections): Difference[] {
  const sums = sumsOf(equipo);
  return [
    ...BALANCE_FIELDS.filter((campo) => (equipo.ajuste?.[campo] ?? 0) !== 0).map((campo) => ({
      lugar: 'balance' as const,
      id: equipo.temporada_id,
      campo,
      esperado: sums[campo],
      guardado: equipo[campo],
    })),
    ...Object.values(jugadores.filas).flatMap((fila) => {
      const shown = totales(fila);
      return COUNTERS.filter((campo) => fila.ajuste[campo] !== 0).map((campo) => ({
        lugar: 'fila' as const,
        id: fila.jugador_id,
        campo,
        esperado: fila.sumas[campo],
        guardado: shown[campo],
      }));
    }),
  ];
}

const byPartido = (previews: readonly PartidoPreview[]): PlainMap =>
  Object.fromEntries(previews.map((preview) => [preview.partido_id, preview]));

/** Checks the next games on the home page. Matches chosen by hand count as a manual correction. */
function auditNextGames({ isCurrent, partidos, nextGames: stored, chosen }: StoredTemporada): {
  diferencias: Difference[];
  ajustes: Difference[];
} {
  if (!isCurrent) return { diferencias: [], ajustes: [] };
  const lugar = 'next_games';
  const previews = partidos.map(previewPartido);
  const [expected, storedValue] = [byPartido(nextGames(previews, chosen)), byPartido(stored)];
  const automatic = Object.keys(byPartido(nextGames(previews)));
  const shown = Object.keys(storedValue);
  return {
    diferencias: compareAll(lugar, expected, storedValue),
    ajustes:
      chosen && !isSameContent(automatic, shown)
        ? [{ lugar, id: 'lista', campo: 'partidos', esperado: automatic, guardado: shown }]
        : [],
  };
}

/** Checks the season's slice of the all-time document. With the current season, also its other parts, and leftovers. */
function auditAllTime(stored: StoredTemporada, slice: AllTimeSlice): Difference[] {
  const { historia, temporada, isCurrent, temporadas, plantilla } = stored;
  const id = temporada._id;
  const storedValue = {
    partidos: own(historia.partidos, id),
    filas: own(historia.filas, id),
    sin_archivo: own(historia.sin_archivo, id),
  };
  const existing = new Set(temporadas.map(({ _id }) => _id));
  const surplus = idsOf(historia.partidos, historia.filas, historia.sin_archivo).filter(
    (one) => !existing.has(one),
  );
  return [
    ...compare('historia', id, slice, storedValue),
    ...(isCurrent
      ? compare(
          'historia',
          id,
          { ...deriveAllTimeClub({ temporadas: [...temporadas] }, plantilla), sobran: [] },
          { temporadas: historia.temporadas, nombres: historia.nombres, sobran: surplus },
        )
      : []),
  ];
}

/** Stored data of a season that differs from its records. `ajustes` lists manual corrections separately (regla 56). */
export function auditTemporada(stored: StoredTemporada): Auditoria {
  const { temporada, partidos, squad, plantilla, inicio, noticias } = stored;
  const { _id: id, nombre } = temporada;
  const derived = deriveTemporada({ ...stored, squad: plantilla.jugadores });
  const next = auditNextGames(stored);
  const previews = squad.map((one) => [one._id, previewJugador(one._id, one, one.edad)] as const);
  const diferencias = [
    ...partidos.flatMap((partido) => auditPartido(partido, temporada)),
    ...auditDocs(id, derived, stored),
    ...next.diferencias,
    ...compareAll('plantilla', Object.fromEntries(previews), plantilla.jugadores),
    ...(inicio ? compare('inicio', id, inicio.recounted, countedOf(inicio.stored)) : []),
    ...(noticias ? compareAll('noticias', noticias.expected, noticias.stored) : []),
    ...auditAllTime(stored, deriveAllTimeSlice(partidos, derived.jugadores)),
  ];
  return {
    temporada_id: id,
    temporada_nombre: nombre,
    correcta: diferencias.length === 0,
    diferencias,
    ajustes: [...listCorrections(derived), ...next.ajustes],
  };
}

async function readCountedHome(reader: Reader) {
  const [stored = EMPTY_PANEL_HOME, recounted] = await Promise.all([
    reader.read(documents.inicio()),
    countHome(reader),
  ]);
  return { stored, recounted };
}

/** Audit of a season: all stored data compared with its sheets and records. */
export async function auditStored(reader: Reader, id: string): Promise<Result<Auditoria>> {
  const temporada = await findTemporada(reader, id);
  if (!temporada.ok) return temporada;
  const { temporada_actual: current, temporadas } = await readClub(reader);
  const isCurrent = current?._id === id;
  const [
    corrections = noCorrections(id),
    calendario,
    equipo,
    jugadores,
    partidos,
    squad,
    plantilla = { jugadores: {} },
    portada,
    proximos,
    historia = EMPTY_ALL_TIME,
    inicio,
    noticias,
  ] = await Promise.all([
    reader.read(documents.correcciones(id)),
    reader.read(documents.calendario(id)),
    reader.read(documents.estadisticasEquipo(id)),
    reader.read(documents.estadisticasJugadores(id)),
    listPartidosOf(reader, id),
    reader.list(collections.jugadores),
    reader.read(documents.plantilla()),
    reader.read(documents.portada()),
    reader.read(documents.proximos()),
    reader.read(documents.historia()),
    isCurrent ? readCountedHome(reader) : undefined,
    isCurrent ? readNewsLists(reader) : undefined,
  ]);
  return accept(
    auditTemporada({
      temporada: temporada.value,
      isCurrent,
      partidos,
      corrections,
      competiciones: isCurrent ? await readUpcomingCompeticiones(reader, partidos) : [],
      calendario,
      equipo,
      jugadores,
      squad,
      plantilla,
      nextGames: portada?.next_games ?? [],
      chosen: proximos?.partidos,
      historia,
      inicio,
      noticias,
      temporadas,
    }),
  );
}
