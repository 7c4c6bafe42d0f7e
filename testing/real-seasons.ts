import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Real seasons with independently computed figures. They are next to the checkout and not part of it. */
const DATA_DIR = path.resolve(import.meta.dirname, '../../shared/data');

const countSchema = z.number().nullable();
const rankingSchema = z.object({ values: z.array(z.number()) }).nullable();

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
          sheet: countSchema,
          goals: countSchema,
          assists: countSchema,
          yellow: countSchema,
          red: countSchema,
          conceded: countSchema,
          cleanSheetsAllCalledUp: countSchema,
          ratioGoals: countSchema.optional(),
          ratioAssists: countSchema.optional(),
          ratioConceded: countSchema.optional(),
        }),
      ),
    }),
  ),
});

export type SeasonTruth = z.infer<typeof truthSchema>['seasons'][number];

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
