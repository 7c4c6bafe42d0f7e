import type {
  CuentaHistorica,
  Historia,
  AllTimeDoc,
  JugadorHistorico,
  LineaJugador,
  LineaPartido,
  PartidoHistorico,
  RachaHistorica,
} from '../schemas/all-time';
import { countResults, resultadoOf } from './form';
import { own } from './objects';
import { byRank, compareInstants, compareNames } from './order';

/** Players per ranking in the API's response. The page has all of them. */
export const HISTORIA_TOP = 20;

/** A rival with all matches, latest first. */
export interface RivalHistorico extends CuentaHistorica {
  readonly equipo_id: string;
  readonly nombre: string;
  readonly partidos: readonly PartidoHistorico[];
}

/** All-time figures for the page. */
export interface TodosLosTiempos extends Pick<Historia, 'totales' | 'records' | 'temporadas'> {
  /** All players with a figure, by matches. */
  readonly jugadores: readonly JugadorHistorico[];
  readonly rivales: readonly RivalHistorico[];
}

export type CifraHistorica = keyof Historia['jugadores'];

interface Jugado extends PartidoHistorico {
  readonly goleador: string;
  readonly goles: number;
}

function jugadoOf(
  id: string,
  [segundos, dia, equipo, nombre, competicion, local, favor, contra, ...goleador]: LineaPartido,
  temporada: AllTimeDoc['temporadas'][number],
): Jugado {
  return {
    partido_id: id,
    temporada_id: temporada._id,
    temporada_nombre: temporada.nombre,
    fecha_date: new Date(segundos * 1000).toISOString(),
    fecha_str: dia,
    equipo_id: equipo,
    nombre_equipo: nombre,
    nombre_competicion: competicion,
    local,
    goles_anotados: favor,
    goles_encajados: contra,
    resultado: resultadoOf(favor, contra),
    goleador: goleador[0],
    goles: goleador[1],
  };
}

/** All played matches of existing seasons, by kick-off, then id. */
function jugadosOf({ temporadas, partidos }: AllTimeDoc): Jugado[] {
  return temporadas
    .flatMap((temporada) =>
      Object.entries(own(partidos, temporada._id) ?? {}).map(([id, linea]) =>
        jugadoOf(id, linea, temporada),
      ),
    )
    .sort((a, b) => compareInstants(a, b) || (a.partido_id < b.partido_id ? -1 : 1));
}

const publicOf = ({ goleador: _goleador, goles: _goles, ...partido }: Jugado): PartidoHistorico =>
  partido;

const cuentaOf = (partidos: readonly PartidoHistorico[]): CuentaHistorica => ({
  jugados: partidos.length,
  ...countResults(partidos),
  goles_favor: partidos.reduce((sum, { goles_anotados: goles }) => sum + goles, 0),
  goles_contra: partidos.reduce((sum, { goles_encajados: goles }) => sum + goles, 0),
});

/** The first of the best elements, `null` if there are none. */
function bestOf<T>(all: readonly T[], compare: (a: T, b: T) => number): T | null {
  return all.reduce<T | null>(
    (best, one) => (best === null || compare(one, best) > 0 ? one : best),
    null,
  );
}

/** The longest run of matches that satisfy a condition, the first if tied. `null` if there is none. */
function longestRacha(
  partidos: readonly Jugado[],
  meets: (resultado: PartidoHistorico['resultado']) => boolean,
): RachaHistorica | null {
  let longest: readonly Jugado[] = [];
  let start = 0;
  for (const [index, { resultado }] of partidos.entries()) {
    if (!meets(resultado)) start = index + 1;
    else if (index + 1 - start > longest.length) longest = partidos.slice(start, index + 1);
  }
  const [first, last] = [longest[0], longest.at(-1)];
  if (!first || !last) return null;
  return { partidos: longest.length, desde: publicOf(first), hasta: publicOf(last) };
}

const largest =
  (sign: 1 | -1, most: 'goles_anotados' | 'goles_encajados') => (a: Jugado, b: Jugado) => {
    const margin = ({ goles_anotados: favor, goles_encajados: contra }: Jugado) =>
      sign * (favor - contra);
    return margin(a) - margin(b) || a[most] - b[most];
  };

/** A player's seasons, earliest first. */
type Carrera = readonly {
  readonly temporada: AllTimeDoc['temporadas'][number];
  readonly linea: LineaJugador;
}[];

/** Seasons by player. Deleted archives do not count, but the current season does. */
function carrerasOf(doc: AllTimeDoc): ReadonlyMap<string, Carrera> {
  const { temporadas, filas, sin_archivo: sinArchivo } = doc;
  const carreras = new Map<string, Carrera>();
  const actual = temporadas.at(-1);
  for (const temporada of temporadas) {
    if (temporada !== actual && own(sinArchivo, temporada._id)) continue;
    for (const [id, linea] of Object.entries(own(filas, temporada._id) ?? {})) {
      carreras.set(id, [...(carreras.get(id) ?? []), { temporada, linea }]);
    }
  }
  return carreras;
}

/** Name of a player from the squad, or from his last season once he is deleted. */
function personaOf({ nombres }: AllTimeDoc, id: string, carrera: Carrera | undefined) {
  const nombre = own(nombres, id);
  return {
    jugador_id: id,
    jugador_nombre: nombre ?? carrera?.at(-1)?.linea[0] ?? '',
    en_plantilla: nombre !== undefined,
  };
}

/** Order of an all-time ranking. */
export const byCifra = (cifra: CifraHistorica) => byRank(cifra, 'partidos');

/** Players with a non-zero figure, ordered by it. */
export const rankingHistorico = (
  jugadores: readonly JugadorHistorico[],
  cifra: CifraHistorica,
  limit = Infinity,
): JugadorHistorico[] =>
  jugadores
    .filter((jugador) => jugador[cifra] > 0)
    .sort(byCifra(cifra))
    .slice(0, limit);

function jugadoresOf(doc: AllTimeDoc, carreras: ReadonlyMap<string, Carrera>): JugadorHistorico[] {
  return [...carreras]
    .map(([id, carrera]) => {
      const sum = (at: 1 | 2 | 3 | 4) => carrera.reduce((total, { linea }) => total + linea[at], 0);
      return {
        ...personaOf(doc, id, carrera),
        temporadas: carrera.length,
        partidos: sum(1),
        goles: sum(2),
        asistencias: sum(3),
        mvp: sum(4),
      };
    })
    .sort(byCifra('partidos'));
}

/** Rivals grouped by name, as on a season's page, most matches first. */
function rivalesHistoricos(partidos: readonly Jugado[]): RivalHistorico[] {
  const porNombre = new Map<string, Jugado[]>();
  for (const partido of partidos) {
    const against = porNombre.get(partido.nombre_equipo);
    if (against) against.push(partido);
    else porNombre.set(partido.nombre_equipo, [partido]);
  }
  return [...porNombre]
    .map(([nombre, against]) => ({
      equipo_id: against.at(-1)?.equipo_id ?? '',
      nombre,
      ...cuentaOf(against),
      partidos: against.toReversed().map(publicOf),
    }))
    .sort((a, b) => b.jugados - a.jugados || compareNames(a.nombre, b.nombre));
}

/** All-time figures of a club: totals, records, players and rivals, from its one document (regla 83). */
export function deriveAllTime(doc: AllTimeDoc): TodosLosTiempos {
  const partidos = jugadosOf(doc);
  const carreras = carrerasOf(doc);
  const ganados = partidos.filter(({ resultado }) => resultado === 'win');
  const perdidos = partidos.filter(({ resultado }) => resultado === 'lose');
  const victoria = bestOf(ganados, largest(1, 'goles_anotados'));
  const derrota = bestOf(perdidos, largest(-1, 'goles_encajados'));
  const conGoles = partidos.filter(({ goles }) => goles > 0);
  const goleada = bestOf(conGoles, (a, b) => a.goles - b.goles);
  const temporadas = doc.temporadas.map((temporada) => ({
    temporada_id: temporada._id,
    temporada_nombre: temporada.nombre,
    ...cuentaOf(partidos.filter(({ temporada_id: id }) => id === temporada._id)),
  }));
  return {
    totales: {
      temporadas: temporadas.filter(({ jugados }) => jugados > 0).length,
      ...cuentaOf(partidos),
    },
    records: {
      mayor_victoria: victoria && publicOf(victoria),
      mayor_derrota: derrota && publicOf(derrota),
      racha_invicta: longestRacha(partidos, (resultado) => resultado !== 'lose'),
      racha_victorias: longestRacha(partidos, (resultado) => resultado === 'win'),
      mas_goles_en_un_partido: goleada && {
        ...personaOf(doc, goleada.goleador, carreras.get(goleada.goleador)),
        goles: goleada.goles,
        partido: publicOf(goleada),
      },
    },
    jugadores: jugadoresOf(doc, carreras),
    rivales: rivalesHistoricos(partidos),
    temporadas,
  };
}

/** All-time figures for the API's response. */
export function historiaOf(doc: AllTimeDoc): Historia {
  const { jugadores, rivales, ...rest } = deriveAllTime(doc);
  return {
    ...rest,
    jugadores: {
      partidos: rankingHistorico(jugadores, 'partidos', HISTORIA_TOP),
      goles: rankingHistorico(jugadores, 'goles', HISTORIA_TOP),
      asistencias: rankingHistorico(jugadores, 'asistencias', HISTORIA_TOP),
      mvp: rankingHistorico(jugadores, 'mvp', HISTORIA_TOP),
    },
    rivales: rivales.map(({ partidos: _partidos, ...rival }) => rival),
  };
}

/** Matches against a rival in other seasons before an instant, latest first. */
export const encuentrosAnteriores = (
  doc: AllTimeDoc,
  {
    nombre_equipo: rival,
    fecha_date: fecha,
  }: Pick<PartidoHistorico, 'nombre_equipo' | 'fecha_date'>,
  temporadaId: string,
): PartidoHistorico[] =>
  jugadosOf(doc)
    .filter(
      (partido) =>
        partido.nombre_equipo === rival &&
        partido.temporada_id !== temporadaId &&
        partido.fecha_date < fecha,
    )
    .map(publicOf)
    .reverse();

/** A player's seasons with a figure, latest first. */
export function carreraOf(doc: AllTimeDoc, jugadorId: string) {
  const carrera = carrerasOf(doc).get(jugadorId) ?? [];
  return carrera.toReversed().map(({ temporada, linea }) => ({
    temporada_id: temporada._id,
    nombre: temporada.nombre,
    partidos_jugados: linea[1],
    goles: linea[2],
    asistencias: linea[3],
    tarjetas_amarillas: linea[5],
    tarjetas_rojas: linea[6],
  }));
}
