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
import { describe, expect, it } from 'vitest';
import {
  hasRealSeasons,
  readMinutesTruth,
  REAL_MINUTES_FILES,
  realMinutesPath,
  realSeasonPath,
} from '../../testing/real-seasons';
import { buildSummary } from '../../shared/src/testing/partido-builder';
import { readSeasonFile, type SeasonMatch, type SeasonPlayer } from './season-file';
import { actaBody } from './to-bodies';

const WITHOUT_ACTA = { alineacion: EMPTY_ALINEACION, detalles: EMPTY_DETAILS, mvp: null };

/** The sheet that an import of this match would store. Players are identified by their key in the file. */
function sheetOf(match: SeasonMatch, players: readonly SeasonPlayer[]) {
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
        const acta = sheetOf(match, players);
        const expected = truth.matches.find(({ id }) => id === match.id);
        expect(countsMinutes(acta), match.id).toBe(expected?.counts);
        const { jugadores } = contribution(acta);
        expect(
          Object.fromEntries(Object.entries(jugadores).map(([key, row]) => [key, row.minutos])),
          match.id,
        ).toEqual(
          Object.fromEntries(
            (expected?.players ?? []).map(({ playerKey, minutos }) => [playerKey, minutos]),
          ),
        );
        for (const [key, row] of Object.entries(jugadores)) {
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
