import { describe, expect, it } from 'vitest';
import { type CalendarText, makeCalendar, seededRandom } from '../testing/federation-calendar';
import { readCalendar } from './calendar';
import type { CalendarFila, CalendarPartido } from './calendar-fila';
import { clubKey } from './names';

const SEEDS = Array.from({ length: 400 }, (_, index) => index + 1);

const readText = ({ us, season }: CalendarText, text: string) =>
  readCalendar(text, { us, season, rivals: [], grounds: [], matches: [] }).filas;

type Told = Pick<
  CalendarPartido,
  'local' | 'fecha_str' | 'hora_str' | 'nombre_campo' | 'jornada'
> & {
  readonly rival: string;
};

function ourMatches({ us, matches }: CalendarText): readonly Told[] {
  const ours = new Set(us.map(clubKey));
  return matches.flatMap(({ home, away, day, hour, ground, round }) => {
    const [local = false, isAway] = [home, away].map((name) => ours.has(clubKey(name)));
    if (local === isAway) return [];
    const rival = clubKey(local ? away : home);
    return [{ rival, local, fecha_str: day, hora_str: hour, nombre_campo: ground, jornada: round }];
  });
}

/** Whether a row tells a match, with nothing wrong. */
function isTold({ partido }: CalendarFila, told: Told): boolean {
  if (!partido) return false;
  return (
    clubKey(partido.nombre_equipo) === told.rival &&
    partido.local === told.local &&
    partido.fecha_str === told.fecha_str &&
    partido.hora_str === told.hora_str &&
    [null, told.nombre_campo].includes(partido.nombre_campo) &&
    [null, told.jornada].includes(partido.jornada)
  );
}

describe('calendars in other layouts', () => {
  const read = SEEDS.map((seed) => {
    const calendar = makeCalendar(seed);
    return {
      seed,
      calendar,
      filas: readText(calendar, calendar.text),
      truth: ourMatches(calendar),
    };
  });

  it('never give a wrong match', () => {
    const wrong = read.flatMap(({ seed, calendar, filas, truth }) =>
      filas
        .filter(({ estado }) => estado === 'nuevo')
        .filter((fila) => !truth.some((told) => isTold(fila, told)))
        .map((fila) => `${String(seed)} ${calendar.layout}: ${fila.texto}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are nearly all read completely', () => {
    const incomplete = read.filter(
      ({ calendar, filas, truth }) =>
        filas.filter(({ estado }) => estado === 'nuevo').length !== truth.length ||
        filas.length !== calendar.matches.length,
    );
    // Left out on purpose: tables with spaces between columns, where nobody sees which cell is empty.
    expect(incomplete.filter(({ calendar }) => calendar.layout !== 'table spaces')).toEqual([]);
    expect(incomplete.length).toBeLessThan(SEEDS.length / 50);
  });
});

/** One fault in a text. `null` if it cannot have this one. */
const FAULTS = {
  'a line is missing': (lines, at) => lines.toSpliced(at, 1),
  'a line is twice there': (lines, at) => lines.toSpliced(at, 0, lines[at] ?? ''),
  'a digit is another': (lines, at, random) => {
    const digits = [...(lines[at] ?? '').matchAll(/\d/g)];
    const found = digits[random.below(digits.length)];
    if (!found) return null;
    const digit = String((Number(found[0]) + 1 + random.below(8)) % 10);
    return lines.with(at, replaceAt(lines[at] ?? '', found.index, digit));
  },
  'a letter is another': (lines, at, random) => {
    const letters = [...(lines[at] ?? '').matchAll(/\p{L}/gu)];
    const found = letters[random.below(letters.length)];
    return found
      ? lines.with(at, replaceAt(lines[at] ?? '', found.index, random.one(['x', '', 'q'])))
      : null;
  },
  'a value changed places with its neighbour': (lines, at, random) => {
    const line = lines[at] ?? '';
    const separator = ['\t', ';', ', ', '   ', '  '].find((one) => line.includes(one));
    if (separator === undefined) return null;
    const cells = line.split(separator);
    const from = random.below(cells.length - 1);
    const [a = '', b = ''] = cells.slice(from);
    return lines.with(at, cells.toSpliced(from, 2, b, a).join(separator));
  },
} satisfies Record<
  string,
  (lines: string[], at: number, random: ReturnType<typeof seededRandom>) => string[] | null
>;

const replaceAt = (text: string, at: number, letter: string) =>
  `${text.slice(0, at)}${letter}${text.slice(at + 1)}`;

/** Whether nobody could see the fault: another digit in a heading, or home and away in each other's place. */
function isInvisible({ teams }: CalendarText, line: string, fault: string): boolean {
  if (/jornada\s\d/i.test(line)) return fault.includes('digit');
  // Without its titles, a table has home before away.
  if (/visitante/i.test(line)) return !fault.includes('twice');
  const names = new Set(teams.map(clubKey));
  return (
    fault.includes('places') &&
    line.split(/\t|;| {2,}|, /).filter((cell) => names.has(clubKey(cell))).length === 2
  );
}

describe.each(Object.entries(FAULTS))('where %s', (name, fault) => {
  it('no other match is made up', () => {
    const wrong = SEEDS.slice(0, 150).flatMap((seed) => {
      const calendar = makeCalendar(seed);
      const lines = calendar.text.split(/\r?\n/);
      const random = seededRandom(seed);
      const at = random.below(lines.length);
      const [line = '', changed] = [lines[at], fault(lines, at, random)];
      if (!changed || isInvisible(calendar, line, name)) return [];
      const truth = ourMatches(calendar);
      const faulty = (changed[at] ?? '').replace(/\s+/g, ' ').trim();
      return readText(calendar, changed.join('\n'))
        .filter(({ estado, motivo }) => estado === 'nuevo' && motivo === undefined)
        .filter((fila) => {
          // A wrong digit or letter is pasted as it is, but all the rest of the line must be right.
          const isFaulty = faulty !== line && fila.texto.includes(faulty);
          const likely = isFaulty ? truth.map((told) => withFault(told, fila)) : truth;
          return !likely.some((told) => isTold(fila, told));
        })
        .map((fila) => `${String(seed)} ${calendar.layout}: ${fila.texto} (${line})`);
    });
    expect(wrong).toEqual([]);
  });
});

/** What a row may tell if one of its letters or digits is wrong: one value is another. */
function withFault(told: Told, { partido }: CalendarFila): Told {
  if (!partido) return told;
  const read: Told = { ...partido, rival: clubKey(partido.nombre_equipo) };
  const keys = ['rival', 'fecha_str', 'hora_str', 'nombre_campo', 'jornada'] as const;
  const different = keys.filter((key) => read[key] !== null && read[key] !== told[key]);
  const [only] = different;
  return different.length === 1 && only ? { ...told, [only]: read[only] } : told;
}
