import { describe, expect, it } from 'vitest';
import { UserError } from '../platform/user-error';
import { parseSeasonFile } from './season-file';

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

  it.each<[string, string, RegExp]>([
    ['that is not JSON', '{"schema":', /no es JSON válido/],
    ['of another schema', file({ schema: 'otro/2' }), /raíz\.schema/],
    ['without seasons', file({ seasons: [] }), /raíz\.seasons/],
    [
      'with an invalid date',
      file({ seasons: seasons([{ ...match, date: '06-09-2026' }]) }),
      /raíz\.seasons\.0\.matches\.0\.date/,
    ],
    [
      'with an unknown row',
      file({ seasons: seasons([{ ...match, lineup: [{ playerKey: 'A', row: 'extremo' }] }]) }),
      /raíz\.seasons\.0\.matches\.0\.lineup\.0\.row/,
    ],
    [
      'with an unknown field',
      file({ seasons: seasons([{ ...match, weather: 'sol' }]) }),
      /raíz\.seasons\.0\.matches\.0: .*weather/,
    ],
    [
      'whose goals do not add up to the score',
      file({ seasons: seasons([{ ...match, score: { for: 2, against: 0 } }]) }),
      /temporada «2026\/27», partido M-1: los goles de events no suman el marcador 2-0/,
    ],
    [
      'with a scorer who is not in the line-up',
      file({
        seasons: seasons([
          { ...match, events: [{ half: '1', type: 'gol anotado', author: 'B', minute: 3 }] },
        ]),
      }),
      /partido M-1: el jugador B no está en lineup/,
    ],
    [
      'with an unknown player',
      file({
        seasons: seasons([
          { ...match, lineup: [...match.lineup, { playerKey: 'Z', row: 'portero' }] },
        ]),
      }),
      /partido M-1: el jugador Z no está en players/,
    ],
    [
      'with a player twice in a line-up',
      file({ seasons: seasons([{ ...match, lineup: [...match.lineup, ...match.lineup] }]) }),
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
