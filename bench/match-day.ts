import { endpoints } from '@club/shared';
import type { ApiClient } from '../scripts/import/api-client';

/** A club with a season, a squad and two matches today, created before any faults. */
export interface MatchDay {
  readonly temporadaId: string;
  readonly jugadores: readonly string[];
  readonly partidos: readonly string[];
}

/** Content of a sheet: scorers, and goals against. */
export interface DaySheet {
  readonly scorers: readonly number[];
  readonly conceded: number;
}

/** Expected result of the day, computed independently of the product. */
export interface DayFigures {
  readonly goles: readonly number[];
  readonly jugados: readonly number[];
  readonly ganados: number;
  readonly empatados: number;
  readonly perdidos: number;
}

const SQUAD = 12;
/** The first eleven of the squad play every match. */
const LINE_UP = 11;

export async function createMatchDay(api: ApiClient): Promise<MatchDay> {
  const { _id: temporadaId } = await api.call(endpoints.addTemporada, {
    body: { nombre: '2026/27' },
  });
  const { _id: equipo_id } = await api.call(endpoints.addEquipo, { body: { nombre: 'Rival' } });
  const { _id: competicion_id } = await api.call(endpoints.addCompeticion, {
    body: { nombre: 'Liga' },
  });
  const { _id: campo_id } = await api.call(endpoints.addCampo, { body: { nombre: 'Campo' } });
  const jugadores: string[] = [];
  for (let dorsal = 1; dorsal <= SQUAD; dorsal += 1) {
    const body = { nombre: `Jugador${String(dorsal)}`, apellido1: 'L', dorsal };
    jugadores.push((await api.call(endpoints.addJugador, { body }))._id);
  }
  const partidos: string[] = [];
  for (const fecha_str of ['14-11-2026', '21-11-2026']) {
    const body = { equipo_id, competicion_id, campo_id, local: true, fecha_str, hora_str: '18:00' };
    partidos.push((await api.call(endpoints.addPartido, { body }))._id);
  }
  return { temporadaId, jugadores, partidos };
}

/** Saves a sheet, retrying with the same key until there is a response. */
export async function saveSheet(
  api: ApiClient,
  day: MatchDay,
  partido: number,
  { scorers, conceded }: DaySheet,
): Promise<void> {
  const player = (position: number) => ({ jugador_id: day.jugadores[position] ?? '' });
  const players = (from: number, to: number) =>
    Array.from({ length: to - from }, (_none, index) => player(from + index));
  await api.call(endpoints.updatePartido, {
    id: day.partidos[partido] ?? '',
    body: {
      alineacion: {
        portero: players(0, 1),
        defensas: players(1, 5),
        mediocentros: players(5, 8),
        delanteros: players(8, LINE_UP),
        suplentes: [],
      },
      detalles: {
        primera_parte: scorers.map((position) => ({
          evento: 'gol anotado' as const,
          autor: { ...player(position), forma: 'derecha' as const },
        })),
        segunda_parte: Array.from({ length: conceded }, () => ({
          evento: 'gol encajado' as const,
        })),
      },
      mvp: null,
    },
  });
}

export function figuresOf(sheets: readonly (DaySheet | undefined)[]): DayFigures {
  const played = sheets.filter((sheet) => sheet !== undefined);
  const count = (is: (sheet: DaySheet) => boolean) => played.filter(is).length;
  return {
    goles: Array.from({ length: SQUAD }, (_none, position) =>
      played.reduce(
        (sum, { scorers }) => sum + scorers.filter((who) => who === position).length,
        0,
      ),
    ),
    jugados: Array.from({ length: SQUAD }, (_none, position) =>
      position < LINE_UP ? played.length : 0,
    ),
    ganados: count(({ scorers, conceded }) => scorers.length > conceded),
    empatados: count(({ scorers, conceded }) => scorers.length === conceded),
    perdidos: count(({ scorers, conceded }) => scorers.length < conceded),
  };
}

/** Figures according to the site. */
export async function readFigures(api: ApiClient, day: MatchDay): Promise<DayFigures> {
  const players = await Promise.all(
    day.jugadores.map((id) => api.call(endpoints.fetchJugador, { id })),
  );
  const equipo = await api.call(endpoints.fetchEquipoEstadisticasTemporada, {
    id: day.temporadaId,
  });
  return {
    goles: players.map(({ estadisticas_temporada: { goles } }) => goles),
    jugados: players.map(({ estadisticas_temporada: { partidos_jugados: jugados } }) => jugados),
    ganados: equipo.ganados,
    empatados: equipo.empatados,
    perdidos: equipo.perdidos,
  };
}
