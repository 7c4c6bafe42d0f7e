import type { Auditoria, Diferencia } from '../schemas/auditoria';
import type { Temporada } from '../registros/catalogos';
import type { EquipoEstadisticasDoc } from '../schemas/estadisticas';
import type { Partido, PartidoPreview } from '../registros/partido';
import type { CalendarioDoc, EstadisticasJugadoresDoc, PlantillaDoc } from '../schemas/publico';
import type { HistoriaDoc } from '../schemas/historia';
import type { InicioDoc } from '../schemas/inicio';
import type { JugadorDoc } from '../registros/jugador';
import { CONTADORES, type Contadores } from '../vocabulario';
import { addBalance, ajusteOf, CAMPOS_BALANCE, sumasOf, withBalance } from './balance';
import { borradosOf } from './borrados';
import { addContadores, CERO_CONTADORES } from './contadores';
import {
  contribution,
  type GolesConMinutos,
  NO_CONTRIBUTION,
  type RecordDelta,
} from './contribution';
import { rankingAsistencias, rankingGoles, tablaJugadores, totales } from './estadisticas';
import { kickoffFromInstant, zonaOf } from './fechas';
import { fichasContadas } from './fichas-contadas';
import { recountClub, recountTemporada } from './historia';
import { contadoOf, type InicioContado } from './inicio';
import { previewJugador } from './jugador';
import { marcadorOf } from './marcador';
import { nextGames } from './next-games';
import { addParejas, mejorPareja, type Parejas } from './pareja';
import { actaOf, previewPartido, settleEstado, SIN_JUGAR } from './partido';
import { isSameContent } from './same-content';
import { tramosByPartido } from './tramos';

/** Everything that is stored of a season, and of the squad. */
export interface TemporadaGuardada {
  readonly temporada: Temporada;
  readonly isActual: boolean;
  readonly partidos: readonly Partido[];
  readonly calendario: CalendarioDoc;
  readonly equipo: EquipoEstadisticasDoc;
  readonly jugadores: EstadisticasJugadoresDoc;
  /** The home page's list, whatever season its matches are of. */
  readonly nextGames: readonly PartidoPreview[];
  readonly squad: readonly JugadorDoc[];
  readonly plantilla: PlantillaDoc;
  /** What the panel's home knows of the club, and the same counted anew; of the current season only. */
  readonly inicio?: { readonly guardado: InicioDoc; readonly contado: InicioContado };
  /** All time, of which a season's part is looked at, and what there is once with the current season. */
  readonly historia: HistoriaDoc;
  /** All seasons of the club. */
  readonly temporadas: readonly Temporada[];
}

type Lugar = Diferencia['lugar'];
type Objeto = Readonly<Record<string, unknown>>;
type Mapa = Readonly<Record<string, object>>;

/** The fields in which what is stored differs from what is expected; `null` stands for "is not there". */
function compare(
  lugar: Lugar,
  id: string,
  esperado: object | undefined,
  guardado: object | undefined,
): Diferencia[] {
  if (!esperado || !guardado) {
    if (!esperado && !guardado) return [];
    return [{ lugar, id, campo: '*', esperado: esperado ?? null, guardado: guardado ?? null }];
  }
  const [a, b]: [Objeto, Objeto] = [{ ...esperado }, { ...guardado }];
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

/** What a record stored under an id must not find in the prototype of every object. */
const own = <T>(record: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;

const idsOf = (...records: readonly Objeto[]) => [...new Set(records.flatMap(Object.keys))];

/**
 * A match: its score is that of its events, its strings those of its instant, its season's name the season's, its state
 * `finalizado` when its sheet counts (regla 24).
 */
function auditPartido(partido: Partido, temporada: Temporada): Diferencia[] {
  const { estado: _estado, ...sinJugar } = SIN_JUGAR;
  const esperado = {
    nombre_temporada: temporada.nombre,
    temporada_id: temporada._id,
    ...kickoffFromInstant(partido.fecha_date, zonaOf(partido)),
    ...(partido.jugado
      ? { ...marcadorOf(partido.detalles), estado: settleEstado(partido).estado }
      : sinJugar),
  };
  const guardado = Object.fromEntries(
    Object.entries(partido).filter(([campo]) => Object.hasOwn(esperado, campo)),
  );
  return compare('partido', partido._id, esperado, guardado);
}

function auditCalendario(guardada: TemporadaGuardada): Diferencia[] {
  const { temporada, partidos, calendario, jugadores, plantilla } = guardada;
  const previews = Object.fromEntries(partidos.map((p) => [p._id, previewPartido(p)]));
  return [
    ...compare(
      'calendario',
      temporada._id,
      {
        temporada_nombre: temporada.nombre,
        borrados: borradosOf(jugadores.filas, plantilla.jugadores),
      },
      { temporada_nombre: calendario.temporada_nombre, borrados: calendario.borrados ?? [] },
    ),
    ...idsOf(previews, calendario.partidos).flatMap((id) =>
      compare('calendario', id, own(previews, id), own(calendario.partidos, id)),
    ),
  ];
}

/** What plots are drawn from: of each match, when its goals fell and what everybody did in it. */
function auditGraficas({ partidos, calendario, jugadores }: TemporadaGuardada): Diferencia[] {
  const compareAll = (lugar: Lugar, esperado: Mapa, guardado: Mapa = {}) =>
    idsOf(esperado, guardado).flatMap((id) =>
      compare(lugar, id, own(esperado, id), own(guardado, id)),
    );
  return [
    ...compareAll('tramos', tramosByPartido(partidos), calendario.tramos),
    ...compareAll('fichas', fichasContadas(partidos), jugadores.fichas),
  ];
}

/** What the sheets of some matches add up to, counted anew. */
function recount(partidos: readonly Partido[]) {
  const jugadores = new Map<string, Contadores>();
  let balance: RecordDelta = NO_CONTRIBUTION.equipo;
  let parejas: Parejas = {};
  let golesConMinutos: GolesConMinutos = {};
  for (const partido of partidos) {
    const added = contribution(actaOf(partido));
    balance = addBalance(balance, added.equipo);
    parejas = addParejas(parejas, added.parejas);
    golesConMinutos = addParejas(golesConMinutos, added.golesConMinutos);
    for (const [id, contadores] of Object.entries(added.jugadores)) {
      jugadores.set(id, addContadores(jugadores.get(id) ?? CERO_CONTADORES, contadores));
    }
  }
  return { jugadores, balance, parejas, golesConMinutos };
}

/** Rows of a ranking by their place, from 0. */
const byPlace = (ranking: readonly object[]) =>
  Object.fromEntries(ranking.map((fila, place) => [String(place), fila]));

function auditBalance(
  { temporada, equipo, jugadores }: TemporadaGuardada,
  balance: RecordDelta,
): { diferencias: Diferencia[]; ajustes: Diferencia[] } {
  const ajuste = ajusteOf(equipo);
  const esperado = withBalance(equipo, balance, ajuste);
  const figures = (doc: EquipoEstadisticasDoc) => ({
    temporada_nombre: doc.temporada_nombre,
    partidos_jugados: doc.partidos_jugados,
    ganados: doc.ganados,
    empatados: doc.empatados,
    perdidos: doc.perdidos,
    sumas: sumasOf(doc),
  });
  const diferencias = [
    ...compare(
      'balance',
      temporada._id,
      { ...figures(esperado), sumas: balance, temporada_nombre: temporada.nombre },
      figures(equipo),
    ),
    ...compare(
      'ranking_goles',
      temporada._id,
      byPlace(rankingGoles(jugadores.filas)),
      byPlace(equipo.ranking_goles),
    ),
    ...compare(
      'ranking_asistencias',
      temporada._id,
      byPlace(rankingAsistencias(jugadores.filas)),
      byPlace(equipo.ranking_asistencias),
    ),
    ...compare(
      'tabla_jugadores',
      temporada._id,
      byPlace(tablaJugadores(jugadores.filas)),
      byPlace(equipo.tabla_jugadores ?? []),
    ),
  ];
  const ajustes = CAMPOS_BALANCE.filter((campo) => ajuste[campo] !== 0).map((campo) => ({
    lugar: 'balance' as const,
    id: temporada._id,
    campo,
    esperado: balance[campo],
    guardado: equipo[campo],
  }));
  return { diferencias, ajustes };
}

/** Goals of each pair as the sheets add them up, and the best of them as the page shows it. */
function auditParejas(
  { temporada, equipo, jugadores }: TemporadaGuardada,
  parejas: Parejas,
): Diferencia[] {
  const { parejas: guardadas = {}, filas } = jugadores;
  return [
    ...compare('parejas', temporada._id, parejas, guardadas),
    ...compare('mejor_pareja', temporada._id, mejorPareja(guardadas, filas), equipo.mejor_pareja),
  ];
}

function auditFilas(
  { isActual, jugadores, plantilla }: TemporadaGuardada,
  sumas: ReadonlyMap<string, Contadores>,
): { diferencias: Diferencia[]; ajustes: Diferencia[] } {
  const diferencias: Diferencia[] = [];
  const ajustes: Diferencia[] = [];
  for (const id of new Set([...sumas.keys(), ...Object.keys(jugadores.filas)])) {
    const fila = own(jugadores.filas, id);
    const esperadas = sumas.get(id) ?? CERO_CONTADORES;
    diferencias.push(...compare('fila', id, esperadas, fila?.sumas));
    if (!fila) continue;
    const jugador = isActual ? own(plantilla.jugadores, id) : undefined;
    diferencias.push(
      ...compare(
        'fila',
        id,
        {
          jugador_id: id,
          jugador_nombre: jugador?.nombre_con_inicial ?? fila.jugador_nombre,
          img_perfil: jugador?.img_perfil ?? fila.img_perfil,
        },
        {
          jugador_id: fila.jugador_id,
          jugador_nombre: fila.jugador_nombre,
          img_perfil: fila.img_perfil,
        },
      ),
    );
    const visible = totales(fila);
    for (const campo of CONTADORES.filter((contador) => fila.ajuste[contador] !== 0)) {
      ajustes.push({
        lugar: 'fila',
        id,
        campo,
        esperado: esperadas[campo],
        guardado: visible[campo],
      });
    }
  }
  return { diferencias, ajustes };
}

/**
 * The list of next games: what it shows of a match is what the calendar says, and no match is of another season. That
 * it names other matches than the window would is a correction by hand, which the next rebuild undoes.
 */
function auditNextGames({ isActual, partidos, nextGames: lista }: TemporadaGuardada): {
  diferencias: Diferencia[];
  ajustes: Diferencia[];
} {
  if (!isActual) return { diferencias: [], ajustes: [] };
  const previews = new Map(partidos.map((partido) => [partido._id, previewPartido(partido)]));
  const diferencias = lista.flatMap((preview) =>
    compare('next_games', preview.partido_id, previews.get(preview.partido_id), preview),
  );
  const ventana = nextGames(previews.values()).map(({ partido_id: id }) => id);
  const guardada = lista.map(({ partido_id: id }) => id);
  const ajustes = isSameContent(ventana, guardada)
    ? []
    : [
        {
          lugar: 'next_games' as const,
          id: 'lista',
          campo: 'partidos',
          esperado: ventana,
          guardado: guardada,
        },
      ];
  return { diferencias, ajustes };
}

function auditPlantilla({ squad, plantilla }: TemporadaGuardada): Diferencia[] {
  const previews = Object.fromEntries(
    squad.map((jugador) => [jugador._id, previewJugador(jugador._id, jugador, jugador.edad)]),
  );
  return idsOf(previews, plantilla.jugadores).flatMap((id) =>
    compare('plantilla', id, own(previews, id), own(plantilla.jugadores, id)),
  );
}

const auditInicio = (
  temporadaId: string,
  { guardado, contado }: NonNullable<TemporadaGuardada['inicio']>,
): Diferencia[] => compare('inicio', temporadaId, contado, contadoOf(guardado));

/** What all time has of the season; with the current one, the list of seasons, who has a page, and that nothing is left over. */
function auditHistoria(guardada: TemporadaGuardada): Diferencia[] {
  const { historia, temporada, isActual, partidos, jugadores, temporadas, plantilla } = guardada;
  const id = temporada._id;
  const esperado = recountTemporada(partidos, jugadores);
  const guardado = {
    partidos: own(historia.partidos, id) ?? {},
    filas: own(historia.filas, id) ?? {},
    sin_archivo: own(historia.sin_archivo, id) ?? false,
  };
  const there = new Set(temporadas.map(({ _id }) => _id));
  const sobran = idsOf(historia.partidos, historia.filas, historia.sin_archivo).filter(
    (one) => !there.has(one),
  );
  return [
    ...compare('historia', id, esperado, guardado),
    ...(isActual
      ? compare(
          'historia',
          id,
          { ...recountClub({ club: { temporadas: [...temporadas] }, plantilla }), sobran: [] },
          { temporadas: historia.temporadas, nombres: historia.nombres, sobran },
        )
      : []),
  ];
}

/**
 * Whatever is stored of a season and is not what its sheets and records say: matches, calendar, record, rankings,
 * player rows, next games and the squad's previews, all counted anew. Corrections by hand are listed apart as
 * `ajustes` (regla 56).
 */
export function auditTemporada(guardada: TemporadaGuardada): Auditoria {
  const { temporada, partidos } = guardada;
  const { jugadores, balance, parejas, golesConMinutos } = recount(partidos);
  const parts = [
    auditBalance(guardada, balance),
    auditFilas(guardada, jugadores),
    auditNextGames(guardada),
  ];
  const diferencias = [
    ...partidos.flatMap((partido) => auditPartido(partido, temporada)),
    ...auditCalendario(guardada),
    ...auditGraficas(guardada),
    ...parts.flatMap((part) => part.diferencias),
    ...auditParejas(guardada, parejas),
    ...compare(
      'goles_con_minutos',
      temporada._id,
      golesConMinutos,
      guardada.jugadores.goles_con_minutos ?? {},
    ),
    ...auditPlantilla(guardada),
    ...(guardada.inicio ? auditInicio(temporada._id, guardada.inicio) : []),
    ...auditHistoria(guardada),
  ];
  return {
    temporada_id: temporada._id,
    temporada_nombre: temporada.nombre,
    correcta: diferencias.length === 0,
    diferencias,
    ajustes: parts.flatMap((part) => part.ajustes),
  };
}
