import { readFile } from 'node:fs/promises';
import { ROWS, FORMS, countGoalsBySide, EVENTO_KINDS } from '@club/shared';
import { z } from 'zod';
import { UserError } from '../platform/user-error';

z.config(z.locales.es());

const halfSchema = z.enum(['1', '2']);

const eventSchema = z.strictObject({
  half: halfSchema,
  // Substitutions are in their own field, `substitutions`.
  type: z.enum(EVENTO_KINDS).exclude(['cambio']),
  author: z.string().optional(),
  assist: z.string().optional(),
  form: z.enum(FORMS).optional(),
  ownGoal: z.boolean().optional(),
  minute: z.int().min(0).max(130).optional(),
  stoppage: z.int().min(1).max(30).optional(),
  period: z.enum(['1H', '2H', 'ET1', 'ET2', 'ET']).optional(),
});

const substitutionSchema = z.strictObject({
  half: halfSchema,
  minute: z.int().min(0).max(130),
  stoppage: z.int().min(1).max(30).optional(),
  out: z.string(),
  in: z.string(),
});

/** The substitutions of a match, or a flag that there were none. Without either, the match has no minutes played. */
const substitutionsShape = {
  substitutions: z.array(substitutionSchema).optional(),
  sinCambios: z.literal(true).optional(),
};

const goalsSchema = z.strictObject({ for: z.int().min(0), against: z.int().min(0) });

const matchSchema = z.strictObject({
  id: z.string().min(1).max(120),
  date: z.iso.date(),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  home: z.boolean(),
  opponent: z.string().min(1),
  ground: z.string().optional(),
  competition: z.string().min(1),
  round: z.string().optional(),
  score: goalsSchema,
  extraTime: z.boolean().optional(),
  shootout: goalsSchema.optional(),
  gaps: z.array(z.enum(['lineup', 'cards'])).optional(),
  lineup: z.array(
    z.strictObject({
      playerKey: z.string(),
      row: z.enum(ROWS),
      unused: z.boolean().optional(),
    }),
  ),
  events: z.array(eventSchema),
  ...substitutionsShape,
});

const playerSchema = z.strictObject({
  key: z.string().min(1).max(120),
  name: z.string(),
  nombre: z.string().min(1),
  apellido1: z.string(),
  apellido2: z.string(),
  alias: z.string().optional(),
  dorsal: z.int().min(1).max(99).optional(),
  birthDate: z.iso.date().optional(),
  heightCm: z.number().optional(),
  foot: z.enum(['left', 'right', 'both']).optional(),
  country: z.string().optional(),
  positions: z.array(z.enum(['del', 'mc', 'def', 'por'])),
});

const seasonSchema = z.strictObject({
  name: z.string().min(1).max(80),
  sourceId: z.union([z.string(), z.number()]).optional(),
  players: z.array(playerSchema),
  matches: z.array(matchSchema),
});

const fileSchema = z.strictObject({
  schema: z.literal('amateur-club-data/1'),
  team: z.string(),
  source: z.unknown(),
  licence: z.unknown(),
  seasons: z.array(seasonSchema).min(1),
});

/** Substitutions for the matches of another file, published later or by another source. */
const minutesFileSchema = z.strictObject({
  schema: z.literal('amateur-club-minutes/1'),
  basis: z.string(),
  team: z.string(),
  source: z.unknown(),
  licence: z.unknown(),
  matches: z.array(z.strictObject({ id: z.string(), ...substitutionsShape })),
});

export type SeasonFile = z.infer<typeof fileSchema>;
export type Season = SeasonFile['seasons'][number];
export type SeasonMatch = Season['matches'][number];
export type SeasonPlayer = Season['players'][number];

/** Inconsistencies within a match, one sentence each. */
function* matchProblems(match: SeasonMatch, players: ReadonlySet<string>): Generator<string> {
  const named = [
    ...match.lineup.map(({ playerKey }) => playerKey),
    ...match.events.flatMap(({ author, assist }) => [author, assist]),
    ...(match.substitutions ?? []).flatMap((one) => [one.out, one.in]),
  ];
  for (const key of named) {
    if (key !== undefined && !players.has(key)) yield `el jugador ${key} no está en players`;
  }
  const goles = countGoalsBySide(match.events.map(({ type }) => ({ evento: type })));
  if (goles.goles_anotados !== match.score.for || goles.goles_encajados !== match.score.against) {
    yield `los goles de events no suman el marcador ${String(match.score.for)}-${String(match.score.against)}`;
  }
  if (match.gaps?.includes('lineup')) return;
  const called = new Set(match.lineup.map(({ playerKey }) => playerKey));
  if (called.size !== match.lineup.length) yield 'hay un jugador repetido en lineup';
  for (const key of match.events.flatMap(({ author, assist }) => [author, assist])) {
    if (key !== undefined && players.has(key) && !called.has(key)) {
      yield `el jugador ${key} no está en lineup`;
    }
  }
}

/** All inconsistencies of a file, as `place: sentence`. */
function* fileProblems({ seasons }: SeasonFile): Generator<string> {
  for (const [at, { name, players, matches }] of seasons.entries()) {
    const isTwice = seasons.findIndex((other) => other.name === name) < at;
    if (isTwice) yield `temporada «${name}»: está dos veces`;
    const known = new Set(players.map(({ key }) => key));
    const ids = new Set<string>();
    for (const match of matches) {
      const place = `temporada «${name}», partido ${match.id}`;
      if (ids.has(match.id)) yield `${place}: está dos veces`;
      ids.add(match.id);
      for (const problem of matchProblems(match, known)) yield `${place}: ${problem}`;
    }
  }
}

/** Parses JSON with a schema. Throws a Spanish sentence with the place of the error. */
function parseJson<T>(text: string, schema: z.ZodType<T>): T {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new UserError(`El fichero no es JSON válido: ${(error as Error).message}`);
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new UserError(
      `El fichero no es válido en ${['raíz', ...(issue?.path ?? [])].map(String).join('.')}: ${issue?.message ?? ''}`,
    );
  }
  return parsed.data;
}

/** Adds the substitutions of another file. Throws if that file names an unknown match. */
function withMinutes(file: SeasonFile, minutesText: string): SeasonFile {
  const { matches } = parseJson(minutesText, minutesFileSchema);
  const byId = new Map(matches.map(({ id, ...substitutions }) => [id, substitutions]));
  const known = new Set(file.seasons.flatMap((season) => season.matches.map(({ id }) => id)));
  const unknown = matches.find(({ id }) => !known.has(id));
  if (unknown)
    throw new UserError(`El partido ${unknown.id} no está en el fichero de la temporada.`);
  return {
    ...file,
    seasons: file.seasons.map((season) => ({
      ...season,
      matches: season.matches.map((match) => ({ ...match, ...byId.get(match.id) })),
    })),
  };
}

/** The content of a season file. Throws a Spanish sentence with place and reason if it is invalid. */
export function parseSeasonFile(text: string, minutesText?: string): SeasonFile {
  const file = parseJson(text, fileSchema);
  const merged = minutesText === undefined ? file : withMinutes(file, minutesText);
  const problems = [...fileProblems(merged)];
  if (problems.length > 0) {
    throw new UserError(`El fichero no es válido:\n  ${problems.slice(0, 10).join('\n  ')}`);
  }
  return merged;
}

const readText = (file: string) =>
  readFile(file, 'utf8').catch(() => {
    throw new UserError(`No se puede leer el fichero ${file}.`);
  });

/** Reads a season file, optionally only one season, and optionally with a file of substitutions. */
export async function readSeasonFile(
  file: string,
  {
    season,
    minutes,
  }: { readonly season?: string | undefined; readonly minutes?: string | undefined } = {},
): Promise<SeasonFile> {
  const minutesText = minutes === undefined ? undefined : await readText(minutes);
  const parsed = parseSeasonFile(await readText(file), minutesText);
  if (season === undefined) return parsed;
  const seasons = parsed.seasons.filter(({ name }) => name === season);
  if (seasons.length === 0) {
    const names = parsed.seasons.map(({ name }) => `«${name}»`).join(', ');
    throw new UserError(`El fichero no tiene la temporada «${season}»; tiene ${names}.`);
  }
  return { ...parsed, seasons };
}
