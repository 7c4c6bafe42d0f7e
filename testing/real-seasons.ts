import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { eachField, endpoints, type FilaEstadisticas } from '@club/shared';
import { expect } from 'vitest';
import type { ApiClient } from '../scripts/import/api-client';

/** Real seasons with independently computed figures. They are next to the checkout and not part of it. */
const DATA_DIR = path.resolve(import.meta.dirname, '../../shared/data');

const countSchema = z.number().nullable();
const rankingSchema = z.object({ values: z.array(z.number()) }).nullable();

/** Name that the truth files use for each stored figure of a player. */
const FIGURES = {
  partidos_jugados: 'sheet',
  goles: 'goals',
  asistencias: 'assists',
  tarjetas_amarillas: 'yellow',
  tarjetas_rojas: 'red',
  goles_encajados: 'conceded',
  porterias_imbatidas: 'cleanSheetsAllCalledUp',
  ratio_goles_partido: 'ratioGoals',
  ratio_asistencias_partido: 'ratioAssists',
  ratio_golesencajados_partido: 'ratioConceded',
} as const;

const truthSchema = z.object({
  seasons: z.array(
    z.object({
      season: z.string(),
      team: z.object({
        played: z.number(),
        won: z.number(),
        drawn: z.number(),
        lost: z.number(),
        goalsFor: z.number(),
        goalsAgainst: z.number(),
      }),
      rankingGoals: rankingSchema,
      rankingAssists: rankingSchema,
      matches: z.array(
        z.object({
          id: z.string(),
          for: z.number(),
          against: z.number(),
          result: z.enum(['win', 'draw', 'lose']),
          called: countSchema,
        }),
      ),
      players: z.array(
        z.object({
          key: z.string(),
          ...eachField(countSchema, 'sheet', 'goals', 'assists', 'yellow', 'red', 'conceded'),
          ...eachField(countSchema, 'cleanSheetsAllCalledUp'),
          ...eachField(countSchema.optional(), 'ratioGoals', 'ratioAssists', 'ratioConceded'),
        }),
      ),
    }),
  ),
});

type SeasonTruth = z.infer<typeof truthSchema>['seasons'][number];

/** A file of each kind: one long season, many short ones, two. `null` figures in their truth files are unknown. */
export const REAL_SEASON_FILES = ['betis-2017-18', 'spain-worldcups', 'spain-2016-2018'] as const;
export type RealSeasonFile = (typeof REAL_SEASON_FILES)[number] | 'athletic-2017-18';

/**
 * Whether the real seasons are available. Without them these tests are skipped with a note. In CI (`CI` is set) they
 * are required.
 */
export function hasRealSeasons(): boolean {
  if (existsSync(DATA_DIR)) return true;
  if (process.env['CI'] !== undefined) throw new Error(`the real seasons are missing: ${DATA_DIR}`);
  console.warn(
    'Real seasons are not beside this checkout (../shared/data): their tests are left out.',
  );
  return false;
}

export const realSeasonPath = (name: RealSeasonFile) => path.join(DATA_DIR, `${name}.json`);

export async function readTruth(name: RealSeasonFile): Promise<readonly SeasonTruth[]> {
  const text = await readFile(path.join(DATA_DIR, `${name}.truth.json`), 'utf8');
  return truthSchema.parse(JSON.parse(text)).seasons;
}

const minutesTruthSchema = z.object({
  matchesCounted: z.number(),
  minutosTotal: z.number(),
  players: z.array(
    z.object({
      key: z.string(),
      minutos: z.number(),
      titularidades: z.number(),
      partidos_con_minutos: z.number(),
    }),
  ),
  matches: z.array(
    z.object({
      id: z.string(),
      counts: z.boolean(),
      players: z.array(z.object({ playerKey: z.string(), minutos: z.number() })),
    }),
  ),
});

/** Files of real seasons with a separate file of substitutions. */
export const REAL_MINUTES_FILES = ['betis-2017-18'] as const satisfies readonly RealSeasonFile[];
type RealMinutesFile = (typeof REAL_MINUTES_FILES)[number];

export const realMinutesPath = (name: RealMinutesFile) =>
  path.join(DATA_DIR, `minutes-${name}.json`);

/** Expected minutes of all players. */
export async function readMinutesTruth(name: RealMinutesFile) {
  const text = await readFile(path.join(DATA_DIR, `minutes-${name}.truth.json`), 'utf8');
  return minutesTruthSchema.parse(JSON.parse(text));
}

/** Data of all seasons. */
async function readClub(api: ApiClient) {
  return {
    temporadas: await api.call(endpoints.fetchTemporadas),
    current: await api.call(endpoints.fetchTemporadaActual),
    jugadores: await api.call(endpoints.fetchJugadores),
  };
}

type Club = Awaited<ReturnType<typeof readClub>>;

/** Every player's figures in a season, by his key in the imported file. */
async function readRows(api: ApiClient, { current, jugadores }: Club, temporadaId: string) {
  const keys = new Map(jugadores.map(({ _id, clave_externa: key }) => [_id, key ?? _id]));
  const rows: readonly FilaEstadisticas[] =
    current?._id === temporadaId
      ? jugadores.map(({ _id, nombre_con_inicial, estadisticas_temporada }) => ({
          ...estadisticas_temporada,
          jugador_id: _id,
          jugador_nombre: nombre_con_inicial,
        }))
      : (await api.call(endpoints.fetchArchivoEstadisticasTemporada, { id: temporadaId }))
          .estadisticas;
  return new Map(rows.map((row) => [keys.get(row.jugador_id), row]));
}

async function expectSeason(api: ApiClient, club: Club, truth: SeasonTruth): Promise<void> {
  const temporada = club.temporadas.find(({ nombre }) => nombre === truth.season);
  if (!temporada) throw new Error(`season ${truth.season} is not there`);
  const id = temporada._id;

  const record = await api.call(endpoints.fetchEquipoEstadisticasTemporada, { id });
  expect(record, truth.season).toMatchObject({
    partidos_jugados: truth.team.played,
    ganados: truth.team.won,
    empatados: truth.team.drawn,
    perdidos: truth.team.lost,
  });
  expect(
    record.ranking_goles.map(({ goles }) => goles),
    `${truth.season}: scorers`,
  ).toEqual(truth.rankingGoals?.values.slice(0, 5) ?? []);
  expect(
    record.ranking_asistencias.map(({ asistencias }) => asistencias),
    `${truth.season}: assistants`,
  ).toEqual(truth.rankingAssists?.values.slice(0, 5) ?? []);

  const partidos = await api.call(endpoints.fetchPartidosJugadosTemporada, { id });
  const byKey = new Map(partidos.map((partido) => [partido.clave_externa, partido]));
  expect(partidos).toHaveLength(truth.matches.length);
  for (const match of truth.matches) {
    const partido = byKey.get(match.id);
    expect(partido, match.id).toMatchObject({
      goles_anotados: match.for,
      goles_encajados: match.against,
      resultado: match.result,
    });
    if (match.called !== null && partido) {
      expect(Object.values(partido.alineacion).flat(), match.id).toHaveLength(match.called);
    }
  }

  const rows = await readRows(api, club, id);
  for (const player of truth.players) {
    const known = Object.entries(FIGURES).flatMap(([figure, name]) =>
      typeof player[name] === 'number' ? [[figure, player[name]] as const] : [],
    );
    const expected = Object.fromEntries(known);
    expect(rows.get(player.key), `${truth.season}: ${player.key}`).toMatchObject(expected);
  }
  const playing = [...rows.values()].filter(({ partidos_jugados: count }) => count > 0);
  const inTruth = truth.players.filter(({ sheet, goals }) => (sheet ?? goals ?? 0) > 0);
  expect(playing, `${truth.season}: players with a match`).toHaveLength(inTruth.length);
}

/** Checks record, matches, rankings and all players of every season against the truth. */
export async function expectSeasonsTruth(
  api: ApiClient,
  truth: readonly SeasonTruth[],
): Promise<void> {
  const club = await readClub(api);
  for (const season of truth) await expectSeason(api, club, season);
}
