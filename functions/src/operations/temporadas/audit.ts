import {
  accept,
  type Auditoria,
  BALANCE_FIELDS,
  type ClubDoc,
  COUNTERS,
  type Difference,
  EMPTY_ALL_TIME,
  type FilaTemporada,
  isSameContent,
  toDateFields,
  mapValues,
  nextGames,
  NOT_PLAYED,
  own,
  type Partido,
  type PartidoPreview,
  previewPartido,
  type Result,
  deriveScore,
  withFinalStatus,
  readSums,
  type Temporada,
  totales,
  findKickoffZone,
} from '@club/shared';
import { documents } from '../../store/documents';
import { rebuildSteps } from '../../store/project';
import { readListedCards } from '../../store/projections/front-page';
import { listPartidosInTemporada, readClub } from '../../store/read-club';
import type { Reader } from '../../store/reader';
import type { UnitOfWork } from '../../store/unit-of-work';
import { findTemporada } from './temporadas';

type Place = Difference['lugar'];
type PlainObject = Readonly<Record<string, unknown>>;
type PlainMap = Readonly<Record<string, object>>;

/** A part of the projections with its place in the audit. Its entries are by id. */
type Part = readonly [Place, PlainMap];

const readProjections = async (reader: Reader, id: string) => ({
  calendario: await reader.read(documents.calendario(id)),
  equipo: await reader.read(documents.estadisticasEquipo(id)),
  jugadores: await reader.read(documents.estadisticasJugadores(id)),
  plantilla: await reader.read(documents.plantilla()),
  historia: await reader.read(documents.historia()),
  portada: await reader.read(documents.portada()),
  proximos: await reader.read(documents.proximos()),
  cards: await readListedCards(reader),
});

/** The projections of a season and of the club. */
export type Projections = Awaited<ReturnType<typeof readProjections>>;

const listDistinctKeys = (...records: readonly PlainObject[]) => [
  ...new Set(records.flatMap(Object.keys)),
];

/** Fields in which stored and expected values differ. `null` stands for missing. */
function compare(
  place: Place,
  id: string,
  expected: object | undefined,
  storedValue: object | undefined,
): Difference[] {
  const differ = (campo: string, esperado: unknown, guardado: unknown): Difference => ({
    lugar: place,
    id,
    campo,
    esperado: esperado ?? null,
    guardado: guardado ?? null,
  });
  if (!expected || !storedValue) return [differ('*', expected, storedValue)];
  const [a, b]: [PlainObject, PlainObject] = [{ ...expected }, { ...storedValue }];
  return listDistinctKeys(a, b)
    .filter((campo) => !isSameContent(a[campo], b[campo]))
    .map((campo) => differ(campo, a[campo], b[campo]));
}

/** Checks a match: score from events, date strings from the instant, state from the sheet (regla 24). */
export function auditPartido(partido: Partido, temporada: Temporada): Difference[] {
  const { estado: _status, ...unplayed } = NOT_PLAYED;
  const expected = {
    nombre_temporada: temporada.nombre,
    temporada_id: temporada._id,
    ...toDateFields(partido.fecha_date, findKickoffZone(partido)),
    ...(partido.jugado
      ? { ...deriveScore(partido), estado: withFinalStatus(partido).estado }
      : unplayed),
  };
  const storedValue = Object.fromEntries(
    Object.entries(partido).filter(([campo]) => Object.hasOwn(expected, campo)),
  );
  return compare('partido', partido._id, expected, storedValue);
}

const byPlace = (ranking: readonly object[]) =>
  Object.fromEntries(ranking.map((row, place) => [String(place), row]));

/** A map with one entry, or empty if the part is missing. */
const entry = (id: string, part: object | undefined): PlainMap => (part ? { [id]: part } : {});

/** A row with its sums beside its other fields. */
const flattenSums = ({ sumas, ...row }: FilaTemporada) => ({ ...row, ...sumas });

const byPartido = (previews: readonly PartidoPreview[]): PlainMap =>
  Object.fromEntries(previews.map((preview) => [preview.partido_id, preview]));

/** The parts of a season. */
function partsOfTemporada(
  id: string,
  { calendario, equipo, jugadores, plantilla, historia = EMPTY_ALL_TIME }: Projections,
): readonly Part[] {
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
  const slice = {
    partidos: own(historia.partidos, id),
    filas: own(historia.filas, id),
    sin_archivo: own(historia.sin_archivo, id),
  };
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
    ['fila', mapValues(filas, flattenSums)],
    ['parejas', { [id]: parejas }],
    ['goles_con_minutos', { [id]: goles }],
    ['fichas', fichas],
    ['plantilla', plantilla?.jugadores ?? {}],
    ['historia', { [id]: slice }],
  ];
}

/** The parts of the club, audited with the current season. `sobran`: all-time slices of seasons that do not exist. */
function partsOfClub(
  { temporadas }: Pick<ClubDoc, 'temporadas'>,
  id: string,
  { historia = EMPTY_ALL_TIME, portada, cards }: Projections,
): readonly Part[] {
  const existing = new Set(temporadas.map(({ _id }) => _id));
  const { partidos, filas, sin_archivo, ...club } = historia;
  const leftOver = listDistinctKeys(partidos, filas, sin_archivo).filter(
    (one) => !existing.has(one),
  );
  const { next_games: games = [], noticias = [], resumen } = portada ?? {};
  return [
    ['next_games', byPartido(games)],
    ['resumen', entry('portada', resumen)],
    ['noticias', Object.fromEntries(cards.map((card, place) => [card._id, { ...card, place }]))],
    ['noticias', entry('portada', noticias.length > 0 ? { noticias } : undefined)],
    ['historia', { [id]: { ...club, sobran: leftOver } }],
  ];
}

/** What differs between expected and stored projections of a season, and of the club if the season is current. */
export function compareProjections(
  club: ClubDoc,
  id: string,
  expected: Projections,
  stored: Projections,
): Difference[] {
  const listProjectionParts = (projections: Projections): readonly Part[] => [
    ...partsOfTemporada(id, projections),
    ...(club.temporada_actual?._id === id ? partsOfClub(club, id, projections) : []),
  ];
  const found = listProjectionParts(stored);
  return listProjectionParts(expected).flatMap(([lugar, entries], index) => {
    const [, storedEntries = {}] = found[index] ?? [];
    return listDistinctKeys(entries, storedEntries).flatMap((one) =>
      compare(lugar, one, own(entries, one), own(storedEntries, one)),
    );
  });
}

/** Manual corrections of figures: expected is the value from the sheets, stored the one that is shown. */
function listCorrections({ equipo, jugadores }: Projections): Difference[] {
  if (!equipo || !jugadores) return [];
  const sums = readSums(equipo);
  return [
    ...BALANCE_FIELDS.filter((campo) => (equipo.ajuste?.[campo] ?? 0) !== 0).map((campo) => ({
      lugar: 'balance' as const,
      id: equipo.temporada_id,
      campo,
      esperado: sums[campo],
      guardado: equipo[campo],
    })),
    ...Object.values(jugadores.filas).flatMap((row) => {
      const shown = totales(row);
      return COUNTERS.filter((campo) => row.ajuste[campo] !== 0).map((campo) => ({
        lugar: 'fila' as const,
        id: row.jugador_id,
        campo,
        esperado: row.sumas[campo],
        guardado: shown[campo],
      }));
    }),
  ];
}

/** Matches chosen by hand for the home page, if they are not those of the automatic selection. */
function listChosenGames(
  partidos: readonly Partido[],
  { portada, proximos }: Projections,
): Difference[] {
  const automatic = nextGames(partidos.map(previewPartido)).map(({ partido_id: id }) => id);
  const shown = (portada?.next_games ?? []).map(({ partido_id: id }) => id);
  if (!proximos || isSameContent(automatic, shown)) return [];
  const difference = { campo: 'partidos', esperado: automatic, guardado: shown };
  return [{ lugar: 'next_games', id: 'lista', ...difference }];
}

/**
 * Audit of a season: its projections compared with what `rebuildSteps` would write, and its matches with their sheets.
 * `ajustes` lists manual corrections separately (regla 56).
 */
export async function auditStored(uow: UnitOfWork, id: string): Promise<Result<Auditoria>> {
  const temporada = await findTemporada(uow, id);
  if (!temporada.ok) return temporada;
  const { _id: temporada_id, nombre: temporada_nombre } = temporada.value;
  const club = await readClub(uow);
  const rebuilt = uow.dryRun();
  for (const step of rebuildSteps({ ...club, temporadas: [temporada.value] })) await step(rebuilt);
  const [partidos, stored, expected] = await Promise.all([
    listPartidosInTemporada(uow, id),
    readProjections(uow, id),
    readProjections(rebuilt, id),
  ]);
  const diferencias = [
    ...partidos.flatMap((partido) => auditPartido(partido, temporada.value)),
    ...compareProjections(club, id, expected, stored),
  ];
  const isCurrent = club.temporada_actual?._id === id;
  return accept({
    temporada_id,
    temporada_nombre,
    correcta: diferencias.length === 0,
    diferencias,
    ajustes: [
      ...listCorrections(expected),
      ...(isCurrent ? listChosenGames(partidos, stored) : []),
    ],
  });
}
