/** A calendar of an invented league as text, in one of many layouts, with what must be read from it. */
export interface CalendarText {
  readonly text: string;
  readonly layout: string;
  readonly us: readonly string[];
  readonly season: string;
  readonly teams: readonly string[];
  readonly matches: readonly CalendarMatch[];
}

interface CalendarMatch {
  readonly line: number;
  readonly home: string;
  readonly away: string;
  /** DD-MM-YYYY. */
  readonly day: string;
  readonly hour: string | null;
  readonly ground: string | null;
  readonly round: number | null;
  readonly goals: string | null;
  readonly isPostponed: boolean;
}

/** Random numbers that depend only on the seed (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (max: number) => Math.floor(next() * max);
  const one = <T>(items: readonly [T, ...T[]]): T => items[below(items.length)] ?? items[0];
  const shuffle = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
  return { next, below, one, shuffle, chance: (share: number) => next() < share };
}
type Random = ReturnType<typeof seededRandom>;

interface Team {
  readonly form: string;
  readonly name: string;
  readonly ground: string;
}

const TOWNS = [
  'Villarrubia',
  'Peñaluenga',
  'San Martín del Río',
  'Montejícar',
  'Fuente-Amarga',
  'Robledillo 1931',
  'Cantalapiedra',
  'La Güera',
  'Santa Ána de Abajo',
  'Arroyo Hondo',
  'Valdeolmos-Alalpardo',
  'Sección 3',
];
const GROUNDS = [
  'Campo',
  'Campo Municipal',
  'Estadio',
  'Polideportivo',
  'Ciudad Deportiva',
  '',
  '',
] as const;
const SAINTS = ['La Vega', 'San Roque', 'Las Eras 2', 'El Soto', 'Los Pinos', 'La Dehesa', 'Norte'];
const FORMS = ['C.D.', 'U.D.', 'A.D.', 'C.F.', 'S.D.', 'R.C.D.', ''] as const;

function makeTeams(random: Random): readonly Team[] {
  const towns = random.shuffle(TOWNS).slice(0, 4 + 2 * random.below(2));
  const [own = ''] = towns;
  const names = [
    ...towns.map((town) => ({ form: random.one(FORMS), name: town })),
    // A neighbour, and a second team.
    { form: random.one(['', 'C.F.']), name: `Atlético ${own}` },
    { form: random.one(['C.D.', '']), name: `Sporting de Belmonte 'B'` },
  ];
  const saints = random.shuffle(
    SAINTS.flatMap((saint) => GROUNDS.map((kind) => `${kind} ${saint}`.trim())),
  );
  return names.map((team, index) => ({ ...team, ground: saints[index] ?? 'Campo' }));
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/[\u0300\u0301]/g, '');

/** How one page writes all its names. */
function makeNameStyle(random: Random): (team: Team) => string {
  const dots = random.chance(0.6);
  const order = random.one(['first', 'last'] as const);
  const capitals = random.one(['no', 'accents', 'bare'] as const);
  const second = random.one([`'B'`, '"B"', 'B', '“B”', '- B'] as const);
  const athletic = random.one(['Atlético', 'At.', 'Atl.', 'Atco.'] as const);
  return ({ form, name }) => {
    const shown = dots ? form : form.replaceAll('.', '');
    const own = name.replace(`'B'`, second).replace('Atlético', athletic);
    const full = (order === 'first' ? `${shown} ${own}` : `${own} ${shown}`).trim();
    if (capitals === 'no') return full;
    return capitals === 'bare' ? withoutAccents(full).toUpperCase() : full.toUpperCase();
  };
}

const pad = (value: number) => String(value).padStart(2, '0');
const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

function makeDateStyle(random: Random): (date: Date) => string {
  const style = random.below(9);
  return (date) => {
    const [day, month, year] = [date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear()];
    const [weekday, name] = [WEEKDAYS[date.getUTCDay()] ?? '', MONTHS[month] ?? ''];
    const numbers = [pad(day), pad(month + 1)];
    return (
      [
        [...numbers, year].join('-'),
        [...numbers, year % 100].join('/'),
        date.toISOString().slice(0, 10),
        `${String(day)} ${name.slice(0, 3)} ${String(year)}`,
        `${weekday}, ${String(day)} de ${name} de ${String(year)}`,
        numbers.join('/'),
        `${weekday.slice(0, 3)} ${numbers.join('/')}`,
        `${String(day)} ${name.slice(0, 3)}`,
        [...numbers, year].join('.'),
      ][style] ?? ''
    );
  };
}

function makeHourStyle(random: Random): (hour: string) => string {
  const style = random.below(6);
  return (hour) => {
    const short = hour.endsWith(':00') ? `${String(Number(hour.slice(0, 2)))}h` : `${hour}h`;
    return [hour, hour.replace(':', '.'), `${hour} h`, short, `${hour}h`, hour][style] ?? hour;
  };
}

interface Fixture extends Omit<CalendarMatch, 'line'> {
  readonly date: Date;
}

function makeFixtures(teams: readonly Team[], random: Random): readonly (readonly Fixture[])[] {
  const rounds = 2 + random.below(3);
  const [fixed, ...others] = teams;
  const hasGrounds = random.chance(0.85);
  return Array.from({ length: rounds }, (_, round) => {
    const turned = [...others.slice(round), ...others.slice(0, round)];
    const circle = fixed ? [fixed, ...turned] : turned;
    const sunday = Date.UTC(2026, 8, 13 + 7 * round + 56 * random.below(3));
    return Array.from({ length: circle.length / 2 }, (_unused, index) => {
      const pair = [circle[index], circle[circle.length - 1 - index]];
      const [home, away] = (random.chance(0.5) ? pair : pair.toReversed()) as [Team, Team];
      const date = new Date(sunday - (random.chance(0.4) ? 24 * 60 * 60 * 1000 : 0));
      const isPostponed = random.chance(0.05);
      const hour = `${pad(10 + random.below(11))}:${random.one(['00', '15', '30', '45'])}`;
      return {
        home: home.name === '' ? '' : nameOf(home),
        away: nameOf(away),
        date,
        day: date.toISOString().slice(0, 10).split('-').reverse().join('-'),
        hour: isPostponed || random.chance(0.07) ? null : hour,
        ground: hasGrounds && !random.chance(0.04) ? home.ground : null,
        round: round + 1,
        goals:
          random.chance(0.4) && !isPostponed
            ? `${String(random.below(6))}-${String(random.below(6))}`
            : null,
        isPostponed,
      };
    });
  });
}

const nameOf = ({ form, name }: Team): string => `${form} ${name}`.trim();

type Shown = Readonly<
  Record<'home' | 'away' | 'date' | 'hour' | 'ground' | 'round' | 'score', string>
>;
type Column = keyof Shown;

const TITLES: Readonly<Record<Column, readonly [string, ...string[]]>> = {
  home: ['Local', 'Equipo local', 'EQUIPO LOCAL', 'Club local'],
  away: ['Visitante', 'Equipo visitante', 'VISITANTE', 'Club visitante'],
  date: ['Fecha', 'Día', 'FECHA'],
  hour: ['Hora', 'Horario', 'HORA'],
  ground: ['Campo', 'Terreno de juego', 'Estadio', 'Instalación'],
  round: ['Jornada', 'Jor.', 'J'],
  score: ['Resultado', 'Marcador', 'Res.', 'RESULTADO'],
};

const FURNITURE = [
  'Página 1 de 2',
  'Actualizado 23/11/2026',
  'Imprimir   Exportar',
  'Resultados y calendario',
  'Aviso legal | Política de cookies',
  '© Federación Territorial',
] as const;

const EMPTY: Shown = { home: '', away: '', date: '', hour: '', ground: '', round: '', score: '' };

interface Page {
  readonly random: Random;
  readonly rounds: readonly (readonly Fixture[])[];
  readonly show: (fixture: Fixture) => Shown;
  readonly teams: readonly string[];
  readonly lines: string[];
  readonly matches: CalendarMatch[];
}

function addMatch(
  { lines, matches }: Page,
  fixture: Fixture,
  shown: readonly string[],
  told: Partial<CalendarMatch> = {},
) {
  matches.push({ ...fixture, ...told, line: lines.length + 1 });
  lines.push(...shown);
}

function writeTable(page: Page): string {
  const { random, rounds, show, lines } = page;
  const [separator, name] = random.one<readonly [string, string]>([
    ['\t', 'tab'],
    [';', 'semicolon'],
    [', ', 'comma'],
    ['   ', 'spaces'],
  ]);
  const columns = random.shuffle(Object.keys(TITLES) as Column[]);
  lines.push(columns.map((column) => random.one(TITLES[column])).join(separator));
  const quote = (cell: string) =>
    /[,;]/.test(separator) && /[,;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  for (const round of rounds) {
    for (const fixture of round) {
      const shown = show(fixture);
      addMatch(page, fixture, [columns.map((column) => quote(shown[column])).join(separator)]);
    }
    if (random.chance(0.3)) {
      const bye = { ...EMPTY, home: 'C.D. Sobrante', away: 'Descansa', round: '1' };
      lines.push(columns.map((column) => bye[column]).join(separator));
    }
    if (random.chance(0.2)) lines.push(random.one(FURNITURE));
  }
  return `table ${name}`;
}

function writeColumns(page: Page): string {
  const { random, rounds, show } = page;
  const separator = random.one(['   ', '\t', ' ; ', '  ', ', ']);
  for (const fixture of rounds.flat()) {
    const { home, away, date, hour, ground, round, score } = show(fixture);
    const cells = [home, away, date, hour, ground, round, score];
    const isSpaced = separator.trim() === '' && separator !== '\t';
    const shown = isSpaced ? cells.filter((cell) => cell !== '') : cells;
    addMatch(page, fixture, [shown.join(separator).trimEnd()]);
  }
  return 'columns';
}

function writeHeading({ random, lines }: Page, round: number, date: string | null) {
  const number = String(round);
  lines.push(
    '',
    `${random.one(['Jornada', 'JORNADA'])} ${number}${date === null ? '' : ` (${date})`}`,
  );
}

function writeLines(page: Page): string {
  const { random, rounds, show, lines } = page;
  const dash = random.one([' - ', ' – ', ' — ', ' vs ']);
  const space = random.one(['  ', '   ', '\t', ' ']);
  const order = random.shuffle(['pair', 'date', 'hour', 'score', 'ground'] as const).filter(
    // Where one space is between all values, a ground before the teams would be read as a part of them.
    (value) => space !== ' ' || value !== 'ground',
  );
  const isDateInHeading = random.chance(0.5);
  for (const [index, round] of rounds.entries()) {
    const [first] = round;
    writeHeading(page, index + 1, isDateInHeading && first ? show(first).date : null);
    for (const fixture of round) {
      const shown = show(fixture);
      const isInherited = isDateInHeading && fixture.day === first?.day;
      const values = {
        ...shown,
        date: isInherited ? '' : shown.date,
        pair: `${shown.home}${dash}${shown.away}`,
      };
      const parts = order.map((value) => values[value]).filter((value) => value !== '');
      addMatch(
        page,
        fixture,
        [parts.join(space)],
        order.includes('ground') ? {} : { ground: null },
      );
    }
    if (random.chance(0.2)) lines.push(random.one(FURNITURE));
    if (random.chance(0.2)) lines.push(`Descansa: ${random.one(['C.D. Sobrante', 'Otro Club'])}`);
  }
  return `lines${space === ' ' ? ' with single spaces' : ''}${dash}`;
}

function writeBlocks(page: Page): string {
  const { random, rounds, show, lines } = page;
  const isPair = random.chance(0.3);
  const teams = isPair
    ? ['pair']
    : random.one([
        ['home', 'away'],
        ['home', 'score', 'away'],
      ]);
  const rest = ['date', 'hour', 'ground', 'score'].filter((value) => !teams.includes(value));
  const order = random.shuffle([teams, ...rest.map((value) => [value])]).flat();
  const hasBlanks = random.chance(0.5);
  for (const [index, round] of rounds.entries()) {
    writeHeading(page, index + 1, null);
    for (const fixture of round) {
      const shown: Readonly<Record<string, string>> = show(fixture);
      const values: Readonly<Record<string, string>> = {
        ...shown,
        pair: `${shown['home'] ?? ''} - ${shown['away'] ?? ''}`,
      };
      if (hasBlanks) lines.push('');
      addMatch(
        page,
        fixture,
        order.map((value) => values[value] ?? '').filter((value) => value !== ''),
      );
    }
  }
  const blank = hasBlanks ? [''] : [];
  if (random.chance(0.3)) lines.push(...blank, 'C.D. Sobrante', 'Descansa');
  return `blocks ${order.join(' ')}${hasBlanks ? ' with blanks' : ''}`;
}

/** A random calendar. The same seed gives the same text. */
export function makeCalendar(seed: number): CalendarText {
  const random = seededRandom(seed);
  const teams = makeTeams(random);
  const [styleName, styleDate, styleHour] = [
    makeNameStyle(random),
    makeDateStyle(random),
    makeHourStyle(random),
  ];
  const byName = new Map(teams.map((team) => [nameOf(team), styleName(team)]));
  const scoreMark = random.one(['-', ' - ', ' – ']);
  const show = (fixture: Fixture): Shown => ({
    home: byName.get(fixture.home) ?? '',
    away: byName.get(fixture.away) ?? '',
    date: styleDate(fixture.date),
    hour: fixture.hour === null ? '' : styleHour(fixture.hour),
    ground: fixture.ground ?? '',
    round: String(fixture.round),
    score: fixture.isPostponed ? 'Aplazado' : (fixture.goals?.replace('-', scoreMark) ?? ''),
  });
  const page: Page = {
    random,
    rounds: makeFixtures(teams, random),
    show,
    teams: [...byName.values()],
    lines: random.chance(0.5) ? ['Inicio > Competiciones > Calendario', FURNITURE[2], ''] : [],
    matches: [],
  };
  const layout = random.one([writeTable, writeColumns, writeLines, writeBlocks])(page);
  if (random.chance(0.5)) page.lines.push('', ...random.shuffle(FURNITURE).slice(0, 3));
  const end = random.one(['\n', '\r\n']);
  const text = `${random.chance(0.1) ? '\ufeff' : ''}${page.lines.join(end)}`;
  return {
    text: random.chance(0.1) ? text.replaceAll(' ', '\u00a0') : text,
    layout,
    us: [...teams.slice(0, 1).map(nameOf)],
    season: '2026/27',
    teams: teams.map(nameOf),
    matches: page.matches,
  };
}
