import { endpoints } from '@club/shared';
import { createClub, createPartido, type TestClub } from '../functions/src/testing/factories';
import type { RunningApi } from '../functions/src/testing/test-api';
import type { ApiClient } from '../scripts/import/api-client';

/** A club with two matches, created before `chaos.ts` injects its first fault. */
export interface MatchDay extends TestClub {
  readonly partidos: readonly string[];
}

/** Content of a sheet: positions of the scorers in the squad, and goals against. */
export interface DaySheet {
  readonly scorers: readonly number[];
  readonly conceded: number;
}

/** Figures of the season after the day. The lists are in the order of the squad. */
interface DayFigures {
  readonly goles: readonly number[];
  readonly jugados: readonly number[];
  readonly ganados: number;
  readonly empatados: number;
  readonly perdidos: number;
}

const SQUAD_SIZE = 12;
/** The first eleven of the squad play every match. */
const LINE_UP_SIZE = 11;

export async function createMatchDay(api: ApiClient): Promise<MatchDay> {
  // Adapts the client to the test factories, which call `succeed`.
  const succeed: RunningApi['succeed'] = (endpoint, { body } = {}) =>
    api.call(endpoint, { body: body as never });
  const club = await createClub({ succeed }, SQUAD_SIZE);
  const partidos: string[] = [];
  for (const fecha_str of ['14-11-2026', '21-11-2026']) {
    partidos.push((await createPartido({ succeed }, club, { fecha_str }))._id);
  }
  return { ...club, partidos };
}

/** Figures after the saved sheets, computed without the product's code. */
export function expectedFigures(sheets: readonly (DaySheet | undefined)[]): DayFigures {
  const played = sheets.filter((sheet) => sheet !== undefined);
  const scorers = played.flatMap((sheet) => sheet.scorers);
  const differences = played.map((sheet) => Math.sign(sheet.scorers.length - sheet.conceded));
  const positions = Array.from({ length: SQUAD_SIZE }, (_none, position) => position);
  const count = <T>(values: readonly T[], value: T) => values.filter((one) => one === value).length;
  return {
    goles: positions.map((position) => count(scorers, position)),
    jugados: positions.map((position) => (position < LINE_UP_SIZE ? played.length : 0)),
    ganados: count(differences, 1),
    empatados: count(differences, 0),
    perdidos: count(differences, -1),
  };
}

/** Figures according to the site. */
export async function readFigures(api: ApiClient, day: MatchDay): Promise<DayFigures> {
  const players = await Promise.all(
    day.jugadores.map((id) => api.call(endpoints.fetchJugador, { id })),
  );
  const { ganados, empatados, perdidos } = await api.call(
    endpoints.fetchEquipoEstadisticasTemporada,
    { id: day.temporadaId },
  );
  const figures = players.map(({ estadisticas_temporada }) => estadisticas_temporada);
  return {
    goles: figures.map(({ goles }) => goles),
    jugados: figures.map(({ partidos_jugados }) => partidos_jugados),
    ganados,
    empatados,
    perdidos,
  };
}
