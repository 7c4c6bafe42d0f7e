import type { EventoKind } from '../eventos/table';
import type { EventoInput } from '../schemas/acta';

type Draw = (below: number) => number;

function pick<T>(list: readonly T[], draw: Draw): T {
  const one = list[draw(list.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}

type Mutate = (lines: readonly string[], draw: Draw) => readonly string[];

/** Replaces one character that matches, in a random line that has one. */
const changeOne =
  (pattern: RegExp, replacements: readonly string[]): Mutate =>
  (lines, draw) => {
    const index = pick(
      lines.flatMap((line, at) => (line.search(pattern) < 0 ? [] : [at])),
      draw,
    );
    const line = lines[index] ?? '';
    const at = pick(
      [...line.matchAll(pattern)].map((match) => match.index),
      draw,
    );
    return lines.with(index, line.slice(0, at) + pick(replacements, draw) + line.slice(at + 1));
  };

/** Faults in a report's text. `hides`: nobody can notice that a card, a substitution or a substitute is missing. */
export const MUTATIONS: readonly { name: string; mutate: Mutate; hides: boolean }[] = [
  {
    name: 'a line missing',
    mutate: (lines, draw) => lines.toSpliced(draw(lines.length), 1),
    hides: true,
  },
  {
    name: 'a line cut',
    mutate: (lines, draw) => {
      const index = draw(lines.length);
      const line = lines[index] ?? '';
      return lines.with(index, line.slice(0, draw(line.length)));
    },
    hides: true,
  },
  { name: 'a digit changed', mutate: changeOne(/\d/gu, '0123456789'.split('')), hides: false },
  {
    name: 'a letter changed',
    mutate: changeOne(/\p{L}/gu, ['X', 'a', 'Ñ', '#', ' ', '']),
    hides: false,
  },
  {
    name: 'a goal on the other side',
    mutate: (lines) =>
      lines.map((line) => (/^ {20,}.*\d\s?[-:]\s?\d/u.test(line) ? line.trimStart() : line)),
    hides: false,
  },
  {
    name: 'a line repeated',
    mutate: (lines, draw) => {
      const index = draw(lines.length);
      return lines.toSpliced(index, 0, lines[index] ?? '');
    },
    hides: false,
  },
  {
    name: 'two lines swapped',
    mutate: (lines, draw) => {
      const index = draw(lines.length - 1);
      return lines.with(index, lines[index + 1] ?? '').with(index + 1, lines[index] ?? '');
    },
    hides: true,
  },
  {
    name: 'the columns of a line in reverse order',
    mutate: (lines, draw) => {
      const index = draw(lines.length);
      const cells = (lines[index] ?? '').split(/(\t| {3,})/u);
      return lines.with(index, cells.toReversed().join(''));
    },
    hides: false,
  },
];

/** An event with ids instead of players. */
export interface FlatEvent {
  readonly evento: EventoKind;
  readonly minuto: number;
  readonly anadido?: number | undefined;
  readonly autor?: string | undefined;
  readonly forma?: string | undefined;
  readonly entra?: string | undefined;
  readonly sale?: string | undefined;
  readonly propia_puerta?: boolean | undefined;
}

/** The events of a sheet with ids instead of players. */
export const flatten = (eventos: readonly EventoInput[] = []): FlatEvent[] =>
  eventos.map(({ autor, entra, sale, minuto, anadido, ...evento }) => ({
    ...evento,
    minuto: minuto ?? -1,
    ...(typeof anadido === 'number' && { anadido }),
    ...(autor && { autor: autor.jugador_id }),
    ...(autor?.forma && { forma: autor.forma }),
    ...(entra && { entra: entra.jugador_id }),
    ...(sale && { sale: sale.jugador_id }),
  }));

/** Events as sorted texts, without minutes and forms of goals: a fault may change those unnoticed. */
export const withoutMinutes = (events: readonly FlatEvent[]): string[] =>
  events
    .map(({ minuto: _minute, anadido: _added, forma: _form, ...event }) =>
      JSON.stringify(event, Object.keys(event).toSorted()),
    )
    .toSorted();
