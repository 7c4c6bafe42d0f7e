import { describe, expect, it } from 'vitest';
import {
  buildMatch,
  createRandom,
  liveReport,
  type Random,
  expectedEvents,
  type FlatEvent,
  type TestMatch,
} from '../testing/report-builder';
import { LAYOUT_NAMES, writeReport } from '../testing/report-layouts';
import { readReport } from './report';
import type { ReadReport } from './report-answer';

const contextOf = (match: TestMatch) => ({
  us: [match.names[match.ours]],
  match: {
    nombre_equipo: match.names[match.ours === 'local' ? 'visitante' : 'local'],
    local: match.ours === 'local',
    minutos_parte: match.halfMinutes,
  },
  squad: match.squad,
});

function read(text: string, match: TestMatch): ReadReport {
  const result = readReport(text, contextOf(match));
  if (!result.ok) throw new Error(result.refusal.detail);
  return result.value;
}

const flatten = ({ detalles }: ReadReport['acta'], half: 'primera_parte' | 'segunda_parte') =>
  detalles[half].map(({ autor, entra, sale, minuto, anadido, ...evento }): FlatEvent => ({
    ...evento,
    minuto: minuto ?? -1,
    ...(typeof anadido === 'number' && { anadido }),
    ...(autor && { autor: autor.jugador_id }),
    ...(autor?.forma && { forma: autor.forma }),
    ...(entra && { entra: entra.jugador_id }),
    ...(sale && { sale: sale.jugador_id }),
  }));

const startersIn = ({ alineacion: { suplentes: _bench, ...rows } }: ReadReport['acta']) =>
  Object.values(rows)
    .flat()
    .map(({ jugador_id: id }) => id)
    .toSorted();

const expectedPlayers = ({ teams, ours }: TestMatch, areStarters: boolean) =>
  teams[ours]
    .filter(({ isStarter }) => isStarter === areStarters)
    .map(({ id }) => id)
    .toSorted();

const seeds = Array.from({ length: 60 }, (_none, index) => index + 1);

describe.each(LAYOUT_NAMES)('reads generated reports in the layout %s', (layout) => {
  it.each(seeds)('of match %i', (seed) => {
    const match = buildMatch(seed * 7919);
    const text = writeReport(match, layout, seed);
    const { acta, preguntas, marcador, jugadores } = read(text, match);
    expect(preguntas, text).toEqual([]);
    const expected = expectedEvents(match);
    const isFirst = ({ minuto }: FlatEvent) => minuto <= match.halfMinutes;
    expect(flatten(acta, 'primera_parte'), text).toEqual(expected.filter(isFirst));
    expect(flatten(acta, 'segunda_parte'), text).toEqual(expected.filter((one) => !isFirst(one)));
    expect(startersIn(acta)).toEqual(expectedPlayers(match, true));
    expect(acta.alineacion.suplentes.map(({ jugador_id: id }) => id).toSorted()).toEqual(
      expectedPlayers(match, false),
    );
    expect(acta.alineacion.portero).toEqual([{ jugador_id: 'j0' }]);
    expect(acta.sin_cambios).toBe(!expected.some(({ evento }) => evento === 'cambio'));
    expect(acta.capitan).toBe(match.teams[match.ours].find(({ isCaptain }) => isCaptain)?.id);
    expect(marcador).toEqual(match.score);
    expect(jugadores.map(({ jugador_id: id }) => id)).toEqual(
      match.teams[match.ours].map(({ id }) => id),
    );
  });
});

/** What a sheet must not get wrong, without minutes. */
const essence = (events: readonly FlatEvent[]) =>
  events
    .map(({ minuto: _minute, anadido: _added, forma: _form, ...event }) => JSON.stringify(event))
    .toSorted();

/** Changes to the lines of a report. Each returns the changed lines and the events that nobody can know any more. */
const MUTATIONS = {
  'a line missing': (lines: readonly string[], random: Random) => {
    const index = random.below(lines.length);
    return lines.filter((_line, position) => position !== index);
  },
  'a digit changed': (lines: readonly string[], random: Random) => {
    const index = random.pick(
      lines.flatMap((line, position) => (/\d/u.test(line) ? [position] : [])),
    );
    const line = lines[index] ?? '';
    const at = random.pick([...line.matchAll(/\d/gu)].map((match) => match.index));
    return lines.with(index, line.slice(0, at) + String(random.below(10)) + line.slice(at + 1));
  },
  'a letter changed': (lines: readonly string[], random: Random) => {
    const index = random.pick(
      lines.flatMap((line, position) => (/\p{L}/u.test(line) ? [position] : [])),
    );
    const line = lines[index] ?? '';
    const at = random.pick([...line.matchAll(/\p{L}/gu)].map((match) => match.index));
    return lines.with(
      index,
      line.slice(0, at) + random.pick(['X', 'A', 'Ñ', '#', '']) + line.slice(at + 1),
    );
  },
  'two lines swapped': (lines: readonly string[], random: Random) => {
    const [a, b] = [random.below(lines.length), random.below(lines.length)];
    return lines.with(a, lines[b] ?? '').with(b, lines[a] ?? '');
  },
  'a line on the other side': (lines: readonly string[], random: Random) => {
    const index = random.pick(
      lines.flatMap((line, position) => (/^ {20,}/u.test(line) ? [position] : [])).concat(0),
    );
    return lines.with(index, (lines[index] ?? '').trimStart());
  },
  'a line cut': (lines: readonly string[], random: Random) => {
    const index = random.below(lines.length);
    const line = lines[index] ?? '';
    return lines.with(index, line.slice(0, random.below(line.length + 1)));
  },
} as const;
