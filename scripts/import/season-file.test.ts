import { describe, expect, it } from 'vitest';
import {
  updatePartidoSchema,
  addCounters,
  EMPTY_ALINEACION,
  ZERO_COUNTERS,
  type Counters,
  contribution,
  countsMinutes,
  EMPTY_DETAILS,
  resolveActa,
} from '@club/shared';
import { UserError } from '../platform/user-error';
import {
  parseSeasonFile,
  readSeasonFile,
  type SeasonMatch,
  type SeasonPlayer,
} from './season-file';
import {
  hasRealSeasons,
  readMinutesTruth,
  REAL_MINUTES_FILES,
  realMinutesPath,
  realSeasonPath,
} from '../../testing/real-seasons';
import { buildSummary } from '../../shared/src/testing/partido-builder';
import { actaBody } from './to-bodies';

const player = (key: string) => ({
  key,
  name: `Jugador ${key}`,
  nombre: 'Jugador',
  apellido1: key,
  apellido2: '',
  positions: ['del'],
});

const match = {
  id: 'M-1',
  date: '2026-09-06',
  time: '18:00',
  home: true,
  opponent: 'Rival CF',
  competition: 'Liga',
  score: { for: 1, against: 0 },
  lineup: [{ playerKey: 'A', row: 'delanteros' }],
  events: [{ half: '1', type: 'gol anotado', author: 'A', minute: 3 }],
};

const seasons = (matches: readonly object[], players = [player('A'), player('B')]) => [
  { name: '2026/27', sourceId: 1, players, matches },
];

const file = (fields: object = {}) =>
  JSON.stringify({
    schema: 'amateur-club-data/1',
    team: 'CD Prueba',
    source: {},
    licence: 'CC BY 4.0',
    seasons: seasons([match]),
    ...fields,
  });

describe('a season file', () => {
  it('is parsed if it is valid', () => {
    expect(parseSeasonFile(file()).seasons[0]?.matches).toHaveLength(1);
  });

  /** A file whose match has these fields. */
  const withMatch = (fields: object) => file({ seasons: seasons([{ ...match, ...fields }]) });
  const [scorer] = match.lineup;

  it.each<[string, string, RegExp]>([
    ['that is not JSON', '{"schema":', /no es JSON válido/],
    ['of another schema', file({ schema: 'otro/2' }), /raíz\.schema/],
    ['with an invalid date', withMatch({ date: '06-09-2026' }), /matches\.0\.date/],
    [
      'with an unknown field',
      withMatch({ weather: 'sol' }),
      /raíz\.seasons\.0\.matches\.0: .*weather/,
    ],
    [
      'whose goals do not add up to the score',
      withMatch({ score: { for: 2, against: 0 } }),
      /temporada «2026\/27», partido M-1: los goles de events no suman el marcador 2-0/,
    ],
    [
      'with a scorer who is not in the line-up',
      withMatch({ events: [{ ...match.events[0], author: 'B' }] }),
      /partido M-1: el jugador B no está en lineup/,
    ],
    [
      'with an unknown player',
      withMatch({ lineup: [scorer, { playerKey: 'Z', row: 'portero' }] }),
      /partido M-1: el jugador Z no está en players/,
    ],
    [
      'with a player twice in a line-up',
      withMatch({ lineup: [scorer, scorer] }),
      /partido M-1: hay un jugador repetido en lineup/,
    ],
    [
      'with a match twice',
      file({ seasons: seasons([match, match]) }),
      /partido M-1: está dos veces/,
    ],
  ])('%s is refused with place and reason', (_what, text, message) => {
    const parse = () => parseSeasonFile(text);
    expect(parse).toThrow(UserError);
    expect(parse).toThrow(message);
  });
});

const WITHOUT_ACTA = { alineacion: EMPTY_ALINEACION, detalles: EMPTY_DETAILS, mvp: null };

/** The sheet that an import of this match would store. Players are identified by their key in the file. */
function toImportedSheet(match: SeasonMatch, players: readonly SeasonPlayer[]) {
  const body = updatePartidoSchema.parse(actaBody(match, players, (key) => key));
  const acta = resolveActa(body, WITHOUT_ACTA, (key) => buildSummary(key));
  if (!acta.ok) throw new Error(`${match.id}: ${acta.refusal.code} ${acta.refusal.detail}`);
  return acta.value;
}

describe.runIf(hasRealSeasons())('minutes of real seasons', () => {
  it.each(REAL_MINUTES_FILES)('%s: are correct for every player and match', async (name) => {
    const file = await readSeasonFile(realSeasonPath(name), {
      minutes: realMinutesPath(name),
    });
    const truth = await readMinutesTruth(name);
    const sums = new Map<string, Counters>();
    for (const { players, matches } of file.seasons) {
      for (const match of matches) {
        const acta = toImportedSheet(match, players);
        const expected = truth.matches.find(({ id }) => id === match.id);
        expect(countsMinutes(acta), match.id).toBe(expected?.counts);
        const rows = Object.entries(contribution(acta).jugadores);
        expect(new Map(rows.map(([key, row]) => [key, row.minutos])), match.id).toEqual(
          new Map(expected?.players.map(({ playerKey, minutos }) => [playerKey, minutos])),
        );
        for (const [key, row] of rows) {
          sums.set(key, addCounters(sums.get(key) ?? ZERO_COUNTERS, row));
        }
      }
    }
    for (const { key, minutos, titularidades, partidos_con_minutos } of truth.players) {
      expect(sums.get(key) ?? ZERO_COUNTERS, key).toMatchObject({
        minutos,
        titularidades,
        partidos_con_minutos,
      });
    }
    const total = [...sums.values()].reduce((sum, { minutos }) => sum + minutos, 0);
    expect(total).toBe(truth.minutosTotal);
    expect(truth.matchesCounted).toBeGreaterThan(30);
  });
});
