import type {
  AllTimeTally,
  AllTime,
  AllTimeDoc,
  AllTimeJugador,
  JugadorLine,
  PartidoLine,
  AllTimePartido,
  AllTimeStreak,
} from '../schemas/all-time';
import type { PartidoPreview } from '../records/partido';
import { countResults, deriveResult, WALKOVER_RESULT } from './score';
import { comparePartidos, byRank, compareInstants, compareNames } from './order';
import { mapValues, own } from './objects';
import { toSlug } from './titles';
import { perKey } from '../vocabulary';

/** Players per ranking in the API's response. The page has all of them. */
const ALL_TIME_TOP = 20;

/** All-time figures for the page. */
interface AllTimeSums extends Omit<AllTime, 'jugadores'> {
  /** All players with a figure, by matches. */
  readonly jugadores: readonly AllTimeJugador[];
}

export type AllTimeFigure = keyof AllTime['jugadores'];

interface Played extends AllTimePartido {
  readonly goleador: string;
  readonly goles: number;
}

function toPlayed(
  id: string,
  [seconds, fecha_str, equipo_id, nombre_equipo, nombre_competicion, local, ...result]: PartidoLine,
  temporada: AllTimeDoc['temporadas'][number],
): Played {
  const [goles_anotados, goles_encajados, goleador, goles, decided = {}] = result;
  const resultado = decided.incomparecencia
    ? WALKOVER_RESULT[decided.incomparecencia]
    : deriveResult(goles_anotados, goles_encajados);
  return {
    partido_id: id,
    temporada_id: temporada._id,
    temporada_nombre: temporada.nombre,
    fecha_date: new Date(seconds * 1000).toISOString(),
    fecha_str,
    equipo_id,
    nombre_equipo,
    nombre_competicion,
    local,
    goles_anotados,
    goles_encajados,
    resultado,
    ...decided,
    goleador,
    goles,
  };
}

/** All played matches of existing seasons, by kick-off, then id. */
export function allTimePartidos({ temporadas, partidos }: AllTimeDoc): Played[] {
  return temporadas
    .flatMap((temporada) =>
      Object.entries(own(partidos, temporada._id) ?? {}).map(([id, line]) =>
        toPlayed(id, line, temporada),
      ),
    )
    .sort((a, b) => compareInstants(a, b) || (a.partido_id < b.partido_id ? -1 : 1));
}

const withoutScorer = ({ goleador: _scorer, goles: _goals, ...partido }: Played): AllTimePartido =>
  partido;

const deriveAllTimeTally = (partidos: readonly AllTimePartido[]): AllTimeTally => ({
  jugados: partidos.length,
  ...countResults(partidos),
  goles_favor: partidos.reduce((sum, { goles_anotados: goles }) => sum + goles, 0),
  goles_contra: partidos.reduce((sum, { goles_encajados: goles }) => sum + goles, 0),
});

/** The first of the best elements, `null` if there are none. */
const findBest = <T>(all: readonly T[], compare: (a: T, b: T) => number): T | null =>
  all.toSorted((a, b) => compare(b, a))[0] ?? null;

/** The longest run of matches that satisfy a condition, the first if tied. `null` if there is none. */
function longestStreak(
  partidos: readonly Played[],
  meets: (resultado: AllTimePartido['resultado']) => boolean,
): AllTimeStreak | null {
  let longest: readonly Played[] = [];
  let start = 0;
  for (const [index, { resultado }] of partidos.entries()) {
    if (!meets(resultado)) start = index + 1;
    else if (index + 1 - start > longest.length) longest = partidos.slice(start, index + 1);
  }
  const [first, last] = [longest[0], longest.at(-1)];
  if (!first || !last) return null;
  return { partidos: longest.length, desde: withoutScorer(first), hasta: withoutScorer(last) };
}

/** Order of matches by goal difference, then by the winner's goals. */
function compareMargins(a: Played, b: Played): number {
  const margin = (one: Played) => Math.abs(one.goles_anotados - one.goles_encajados);
  const winnerGoals = (one: Played) => Math.max(one.goles_anotados, one.goles_encajados);
  return margin(a) - margin(b) || winnerGoals(a) - winnerGoals(b);
}

/** A player's seasons, earliest first. */
type Career = readonly {
  readonly temporada: AllTimeDoc['temporadas'][number];
  readonly line: JugadorLine;
}[];

/** Seasons by player, without those whose archive was deleted. The current season always counts. */
function deriveCareers(doc: AllTimeDoc): ReadonlyMap<string, Career> {
  const { temporadas, filas, sin_archivo: withoutArchive } = doc;
  const careers = new Map<string, Career>();
  const current = temporadas.at(-1);
  for (const temporada of temporadas) {
    if (temporada !== current && own(withoutArchive, temporada._id)) continue;
    for (const [id, line] of Object.entries(own(filas, temporada._id) ?? {})) {
      careers.set(id, [...(careers.get(id) ?? []), { temporada, line }]);
    }
  }
  return careers;
}

/** A player with his name in the squad, or in his last season once he is deleted. */
function findIdentity({ nombres }: AllTimeDoc, id: string, career: Career | undefined) {
  const nombre = own(nombres, id);
  return {
    jugador_id: id,
    jugador_nombre: nombre ?? career?.at(-1)?.line[0] ?? '',
    en_plantilla: nombre !== undefined,
  };
}

const byFigure = (figure: AllTimeFigure) => byRank(figure, 'partidos');

/** Players with a non-zero figure, ordered by it. */
export const allTimeRanking = (
  jugadores: readonly AllTimeJugador[],
  figure: AllTimeFigure,
  limit: number,
): AllTimeJugador[] =>
  jugadores
    .filter((jugador) => jugador[figure] > 0)
    .sort(byFigure(figure))
    .slice(0, limit);

const FIGURES = ['partidos', 'goles', 'asistencias', 'mvp'] as const;
/** Index of each figure in a player's line. */
const LINE_INDEX = { partidos: 1, goles: 2, asistencias: 3, mvp: 4 } as const;

const deriveAllTimeJugadores = (
  doc: AllTimeDoc,
  careers: ReadonlyMap<string, Career>,
): AllTimeJugador[] =>
  [...careers]
    .map(([id, career]) => ({
      ...findIdentity(doc, id, career),
      temporadas: career.length,
      ...perKey(FIGURES, (figure) =>
        career.reduce((total, { line }) => total + line[LINE_INDEX[figure]], 0),
      ),
    }))
    .sort(byFigure('partidos'));

/** Rivals grouped by name, as on a season's page, most matches first. */
function allTimeRivals(partidos: readonly Played[]): AllTime['rivales'] {
  const names = new Set(partidos.map(({ nombre_equipo: name }) => name));
  return [...names]
    .map((nombre) => {
      const against = partidos.filter(({ nombre_equipo: name }) => name === nombre);
      return { equipo_id: against.at(-1)?.equipo_id ?? '', nombre, ...deriveAllTimeTally(against) };
    })
    .sort((a, b) => b.jugados - a.jugados || compareNames(a.nombre, b.nombre));
}

/** All-time figures of a club: totals, records, players and rivals, from its one document (regla 83). */
export function deriveAllTime(doc: AllTimeDoc): AllTimeSums {
  const partidos = allTimePartidos(doc);
  const careers = deriveCareers(doc);
  const withResult = (wanted: Played['resultado']) =>
    partidos.filter(({ resultado }) => resultado === wanted);
  const largestWin = findBest(withResult('win'), compareMargins);
  const largestDefeat = findBest(withResult('lose'), compareMargins);
  const withScorer = partidos.filter(({ goles }) => goles > 0);
  const mostByOne = findBest(withScorer, (a, b) => a.goles - b.goles);
  const temporadas = doc.temporadas.map((temporada) => ({
    temporada_id: temporada._id,
    temporada_nombre: temporada.nombre,
    ...deriveAllTimeTally(partidos.filter(({ temporada_id: id }) => id === temporada._id)),
  }));
  return {
    totales: {
      temporadas: temporadas.filter(({ jugados: played }) => played > 0).length,
      ...deriveAllTimeTally(partidos),
    },
    records: {
      mayor_victoria: largestWin && withoutScorer(largestWin),
      mayor_derrota: largestDefeat && withoutScorer(largestDefeat),
      racha_invicta: longestStreak(partidos, (resultado) => resultado !== 'lose'),
      racha_victorias: longestStreak(partidos, (resultado) => resultado === 'win'),
      mas_goles_en_un_partido: mostByOne && {
        ...findIdentity(doc, mostByOne.goleador, careers.get(mostByOne.goleador)),
        goles: mostByOne.goles,
        partido: withoutScorer(mostByOne),
      },
    },
    jugadores: deriveAllTimeJugadores(doc, careers),
    rivales: allTimeRivals(partidos),
    temporadas,
  };
}

/**
 * What the page of the rival with this slug shows (regla 86): figures against it, `meetings` (matches played, latest
 * first) and `coming` (matches of `season` still to play, by kick-off). `sample` is a match of `season`, with the
 * rival's colour and crest. `undefined` if there is no such rival.
 */
export function deriveRival(doc: AllTimeDoc, season: Iterable<PartidoPreview>, slug: string) {
  const isAgainst = ([, , , rival]: PartidoLine) => toSlug(rival) === slug;
  const partidos = mapValues(doc.partidos, (lines) =>
    Object.fromEntries(Object.entries(lines).filter(([, line]) => isAgainst(line))),
  );
  const against = { ...doc, partidos };
  const { totales, records } = deriveAllTime(against);
  const meetings = allTimePartidos(against).map(withoutScorer).reverse();
  const calendar = [...season].filter(({ nombre_equipo: name }) => toSlug(name) === slug);
  const sample = calendar.at(-1);
  const nombre = (sample ?? meetings[0])?.nombre_equipo;
  if (nombre === undefined) return undefined;
  const coming = calendar
    .filter(({ resultado, estado }) => resultado === '' && estado !== 'cancelado')
    .sort(comparePartidos);
  return { nombre, totales, records, meetings, coming, sample };
}

/** All-time figures for the API's response. */
export function toAllTime(doc: AllTimeDoc): AllTime {
  const { jugadores, ...rest } = deriveAllTime(doc);
  return {
    ...rest,
    jugadores: perKey(FIGURES, (figure) => allTimeRanking(jugadores, figure, ALL_TIME_TOP)),
  };
}

/** Matches against a rival in other seasons before an instant, latest first. */
export const earlierMeetings = (
  doc: AllTimeDoc,
  { nombre_equipo: rival, fecha_date: date }: Pick<AllTimePartido, 'nombre_equipo' | 'fecha_date'>,
  temporadaId: string,
): AllTimePartido[] =>
  allTimePartidos(doc)
    .filter(({ nombre_equipo: name, temporada_id: id }) => name === rival && id !== temporadaId)
    .filter((partido) => partido.fecha_date < date)
    .map(withoutScorer)
    .reverse();

/** A player's seasons with a figure, latest first. */
export function deriveCareer(doc: AllTimeDoc, jugadorId: string) {
  const career = deriveCareers(doc).get(jugadorId) ?? [];
  return career.toReversed().map(({ temporada: { _id: temporada_id, nombre }, line }) => {
    const [, partidos_jugados, goles, asistencias, , tarjetas_amarillas, tarjetas_rojas] = line;
    const played = { partidos_jugados, goles, asistencias };
    return { temporada_id, nombre, ...played, tarjetas_amarillas, tarjetas_rojas };
  });
}
