import { describe, expect, it } from 'vitest';
import { type CalendarText, makeCalendar, seededRandom } from '../testing/federation-calendar';
import { readCalendar } from './calendar';
import type { Fila } from './fila';
import { clubKey } from './names';

const SEEDS = Array.from({ length: 400 }, (_, index) => index + 1);

const readText = ({ us, season }: CalendarText, text: string) =>
  readCalendar(text, { us, season, rivals: [], fields: [], matches: [] }).filas;

interface OurTruth {
  readonly line: number;
  /** All that must be right. */
  readonly told: string;
  readonly rival: string;
}

const tell = (rival: string, local: boolean, ...values: readonly (string | number | null)[]) =>
  JSON.stringify([rival, local, ...values]);

function ourTruth({ us, matches }: CalendarText): readonly OurTruth[] {
  const ours = new Set(us.map(clubKey));
  return matches.flatMap(({ line, home, away, day, hour, ground, round }) => {
    const [local, isAway] = [home, away].map((name) => ours.has(clubKey(name)));
    if (local === isAway) return [];
    const rival = clubKey(local ? away : home);
    const told = tell(rival, local === true, day, hour, ground, round);
    return [{ line, rival: tell(rival, local === true), told }];
  });
}

const rivalOf = ({ partido }: Fila) =>
  partido ? tell(clubKey(partido.nombre_equipo), partido.local) : '';
const toldBy = ({ partido }: Fila) =>
  partido
    ? tell(
        clubKey(partido.nombre_equipo),
        partido.local,
        partido.fecha_str,
        partido.hora_str,
        partido.nombre_campo,
        partido.jornada,
      )
    : '';

describe('calendars in other layouts', () => {
  const read = SEEDS.map((seed) => {
    const calendar = makeCalendar(seed);
    return { seed, calendar, filas: readText(calendar, calendar.text), truth: ourTruth(calendar) };
  });

  it('never give a wrong match', () => {
    const wrong = read.flatMap(({ seed, calendar, filas, truth }) =>
      filas
        .filter(({ estado, motivo }) => estado === 'nuevo' && !motivo?.includes('Aplazado'))
        .filter((fila) => !truth.some(({ told }) => told === toldBy(fila)))
        .map((fila) => `${String(seed)} ${calendar.layout}: ${toldBy(fila)}`),
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

describe.each(Object.entries(FAULTS))('where %s', (_name, fault) => {
  it('no other match is made up', () => {
    const wrong = SEEDS.flatMap((seed) => {
      const calendar = makeCalendar(seed);
      const lines = calendar.text.split(/\r?\n/);
      const random = seededRandom(seed);
      const at = random.below(lines.length);
      const changed = fault(lines, at, random);
      if (!changed) return [];
      const truth = ourTruth(calendar);
      const isFaulty = ({ texto }: Fila) =>
        changed[at] !== lines[at] &&
        texto.includes((changed[at] ?? '').replace(/\s+/g, ' ').trim());
      return readText(calendar, changed.join('\n'))
        .filter(({ estado, motivo }) => estado === 'nuevo' && motivo === undefined)
        .filter((fila) =>
          // Nobody can see that a digit or a letter is wrong, but the match is still the one of its line.
          isFaulty(fila)
            ? !truth.some(({ rival }) => rival === rivalOf(fila)) && !isMisspelt(fila, truth)
            : !truth.some(({ told }) => told === toldBy(fila)),
        )
        .map((fila) => `${String(seed)} ${calendar.layout}: ${toldBy(fila)} (${lines[at] ?? ''})`);
    });
    expect(wrong).toEqual([]);
  });
});

/** Whether the rival is one of the text with a wrong letter or digit. */
const isMisspelt = (fila: Fila, truth: readonly OurTruth[]) =>
  truth.some(
    ({ rival }) =>
      Math.abs(rival.length - rivalOf(fila).length) <= 3 &&
      rival.slice(-6) === rivalOf(fila).slice(-6),
  );
