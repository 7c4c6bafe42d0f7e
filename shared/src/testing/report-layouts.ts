import { otherSide, type Side, SIDES } from '../federation/report-text';
import {
  countsFor,
  createRandom,
  type Random,
  type TestEvent,
  type TestMatch,
  type TestPlayer,
} from './report-builder';

/** How a report writes things, chosen once for the whole report. */
interface Style {
  readonly name: (player: TestPlayer) => string;
  readonly numbered: (player: TestPlayer) => string;
  readonly minute: (event: TestEvent) => string;
  readonly running: (event: TestEvent) => string;
  readonly change: (on: string, off: string) => string;
  readonly card: (event: TestEvent) => string;
  readonly goalMark: (event: TestEvent) => string;
  readonly club: (name: string) => string;
  readonly keeper: string;
  readonly captain: string;
  readonly hasRunning: boolean;
}

const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0301\u0308]/gu, '')
    .normalize('NFC');
const upper = (text: string) => text.toUpperCase();

function chooseStyle(random: Random, hasRunning: boolean): Style {
  const letters = random.pick([
    upper,
    (text: string) => withoutAccents(upper(text)),
    (text: string) => text,
  ]);
  const name = ({ surnames, first }: TestPlayer) => letters(`${surnames}, ${first}`);
  const number = random.pick([
    (one: number) => `${String(one)} `,
    (one: number) => `${String(one)}. `,
    (one: number) => `${String(one)} - `,
    (one: number) => `(${String(one)}) `,
  ]);
  const minute = random.pick([
    (one: number, added: string) => `${String(one)}${added}'`,
    (one: number, added: string) => `${String(one)}'${added}`,
    (one: number, added: string) => `Min. ${String(one)}${added}`,
    (one: number, added: string) => `(${String(one)}${added}')`,
    (one: number, added: string) => `${String(one)}${added} min`,
    (one: number, added: string) => `${String(one)}${added}’`,
  ]);
  const score = random.pick([
    ([home, away]: readonly [number, number]) => `${String(home)}-${String(away)}`,
    ([home, away]: readonly [number, number]) => `${String(home)} - ${String(away)}`,
    ([home, away]: readonly [number, number]) => `(${String(home)}-${String(away)})`,
    ([home, away]: readonly [number, number]) => `${String(home)}:${String(away)}`,
  ]);
  const cards = random.pick([
    ['Amarilla', '2ª Amarilla', 'Roja'],
    ['TA', '2TA', 'TR'],
    ['Tarjeta amarilla', 'Doble amarilla', 'Roja directa'],
    ['amarilla', 'Segunda amarilla', 'Tarjeta roja'],
  ] as const);
  const marks = random.pick([
    ['(P)', '(P.P.)'],
    ['(pen.)', '(p.p.)'],
    ['(penalti)', '(propia puerta)'],
    ['de penalti', 'en propia puerta'],
  ] as const);
  return {
    name,
    numbered: (player) => `${number(player.number)}${name(player)}`,
    minute: ({ minuto, anadido }) =>
      minute(minuto, anadido === undefined ? '' : `+${String(anadido)}`),
    running: ({ running }) => (hasRunning && running ? score(running) : ''),
    change: random.pick([
      (on: string, off: string) => `Entra: ${on} - Sale: ${off}`,
      (on: string, off: string) => `Entra ${on} / Sale ${off}`,
      (on: string, off: string) => `E: ${on} S: ${off}`,
      (on: string, off: string) => `S: ${off} E: ${on}`,
      (on: string, off: string) => `${on} por ${off}`,
      (on: string, off: string) => `${on} <- ${off}`,
      (on: string, off: string) => `Sale ${off}. Entra ${on}`,
      (on: string, off: string) => `▲ ${on} ▼ ${off}`,
    ]),
    card: ({ card }) =>
      card === 'doble amarilla' ? cards[1] : card === 'tarjeta roja' ? cards[2] : cards[0],
    goalMark: (event) => (event.isPenalty ? ` ${marks[0]}` : event.isOwnGoal ? ` ${marks[1]}` : ''),
    club: random.pick([upper, (text: string) => text, (text: string) => text.replaceAll('.', '')]),
    keeper: random.pick(['(PT)', '(P)', '(Portero)', '']),
    captain: random.pick(['(C)', '(Cap.)', '(Capitán)']),
    hasRunning,
  };
}

const playerLine = (player: TestPlayer, style: Style) =>
  [
    style.numbered(player),
    player.isKeeper ? style.keeper : '',
    player.isCaptain ? style.captain : '',
  ]
    .filter(Boolean)
    .join(' ');

const words = (...pieces: readonly string[]) => pieces.filter(Boolean).join(' ');

const goalLine = (event: TestEvent, style: Style) =>
  words(
    style.minute(event),
    style.running(event),
    `${style.name(event.player)}${style.goalMark(event)}`,
  );
const cardLine = (event: TestEvent, style: Style) =>
  words(style.minute(event), style.card(event), style.numbered(event.player));
const changeLine = (event: TestEvent, style: Style) =>
  words(
    style.minute(event),
    style.change(style.numbered(event.player), event.off ? style.numbered(event.off) : ''),
  );

const lineOf = (event: TestEvent, style: Style) =>
  ({ goal: goalLine, card: cardLine, change: changeLine })[event.kind](event, style);

const result = ({ names, score }: TestMatch, style: Style, random: Random) => {
  const { local, visitante } = names;
  const [home, away] = [style.club(local), style.club(visitante)];
  const [one, other] = [String(score.local), String(score.visitante)];
  return random.pick([
    [`${home} ${one} - ${other} ${away}`],
    [`${home}\t${one}\t${other}\t${away}`],
    [`${home} - ${away}`, `Resultado final: ${one} - ${other}`],
    [home, `${one} - ${other}`, away, 'Jornada 7'],
  ]);
};

type Layout = (match: TestMatch, style: Style, random: Random) => string[];

const ofKind = ({ events }: TestMatch, kind: TestEvent['kind']) =>
  events.filter((event) => event.kind === kind);
/** Side of the list that an event stands in. */
const placeOf = (event: TestEvent): Side => (event.kind === 'goal' ? countsFor(event) : event.side);
const starters = (team: readonly TestPlayer[]) => team.filter(({ isStarter }) => isStarter);
const bench = (team: readonly TestPlayer[]) => team.filter(({ isStarter }) => !isStarter);

/** One team after the other, goals at the end. */
const sections: Layout = (match, style, random) => {
  const [first, second] = random.pick([
    ['SUSTITUCIONES', 'TARJETAS'],
    ['Cambios', 'Amonestaciones y expulsiones'],
  ] as const);
  return [
    ...result(match, style, random),
    '',
    ...SIDES.flatMap((side) => {
      const team = match.teams[side];
      const own = (kind: TestEvent['kind']) =>
        ofKind(match, kind).filter((event) => event.side === side);
      return [
        `EQUIPO ${upper(side)}: ${style.club(match.names[side])}`,
        'TITULARES',
        ...starters(team).map((player) => playerLine(player, style)),
        'SUPLENTES',
        ...bench(team).map((player) => playerLine(player, style)),
        ...[first, ...own('change').map((event) => changeLine(event, style))].slice(
          own('change').length > 0 ? 0 : 1,
        ),
        ...[second, ...own('card').map((event) => cardLine(event, style))].slice(
          own('card').length > 0 ? 0 : 1,
        ),
        '',
      ];
    }),
    'GOLES',
    ...ofKind(match, 'goal').map((event) => goalLine(event, style)),
    '',
    'OBSERVACIONES',
    'Sin incidencias.',
  ];
};

/** A page with tables, the team after each event. */
const tables: Layout = (match, style, random) => {
  const hasHeading = random.chance(0.5);
  const hasCaptions = random.chance(0.5);
  const withTeam = (event: TestEvent, side: Side) =>
    `${lineOf(event, style).replace(' ', '\t')}\t${style.club(match.names[side])}`;
  const table = (kind: TestEvent['kind'], title: string, caption: string) => [
    title,
    ...(hasCaptions ? [caption] : []),
    ...ofKind(match, kind).map((event) =>
      withTeam(event, kind === 'goal' ? countsFor(event) : event.side),
    ),
    '',
  ];
  return [
    'Inicio\tCompeticiones\tActa',
    ...result(match, style, random),
    '',
    ...SIDES.flatMap((side) => [
      style.club(match.names[side]),
      ...starters(match.teams[side]).map((player) => playerLine(player, style)),
      hasHeading ? 'Banquillo' : '',
      ...bench(match.teams[side]).map((player) => playerLine(player, style)),
      '',
    ]),
    ...random
      .shuffle([
        table('goal', 'Goles', 'Minuto\tResultado\tJugador\tEquipo'),
        table('card', 'Tarjetas', 'Minuto\tTarjeta\tJugador\tEquipo'),
        table('change', 'Cambios', 'Min\tEntra\tSale\tEquipo'),
      ])
      .flat(),
    'Aviso legal\tCookies',
  ];
};

/** Home and away side by side, in lines that `write` makes of the two halves. */
const columns =
  (write: (left: string, right: string, width: number) => string): Layout =>
  (match, style, random) => {
    const rows: (readonly [string, string])[] = [];
    const pair = (choose: typeof starters) => {
      const [left = [], right = []] = SIDES.map((side) =>
        choose(match.teams[side]).map((player) => playerLine(player, style)),
      );
      for (let index = 0; index < Math.max(left.length, right.length); index += 1)
        rows.push([left[index] ?? '', right[index] ?? '']);
    };
    const list = (kind: TestEvent['kind']) => {
      for (const event of ofKind(match, kind)) {
        const line = lineOf(event, style);
        rows.push(placeOf(event) === 'local' ? [line, ''] : ['', line]);
      }
    };
    const both = (title: string) => rows.push([title, title]);
    both('TITULARES');
    pair(starters);
    both('SUPLENTES');
    pair(bench);
    both('CAMBIOS');
    list('change');
    both('TARJETAS');
    list('card');
    both('GOLES');
    list('goal');
    const { local, visitante } = match.names;
    const all: (readonly [string, string])[] = [
      [style.club(local), style.club(visitante)],
      ...rows,
    ];
    const width = Math.max(...all.map(([left]) => left.length)) + random.between(4, 9);
    return [
      `Resultado final: ${String(match.score.local)} - ${String(match.score.visitante)}`,
      '',
      ...all.map(([left, right]) => write(left, right, width)),
      '',
      'Página 1 de 1',
    ];
  };

/** One value a line, as copied from a phone. */
const phone: Layout = (match, style, random) => [
  ...result(match, style, random),
  ...SIDES.flatMap((side) => [
    style.club(match.names[side]),
    ...(['Titulares', 'Suplentes'] as const).flatMap((title) => [
      title,
      ...(title === 'Titulares' ? starters : bench)(match.teams[side]).flatMap((player) => [
        String(player.number),
        style.name(player),
        ...(player.isKeeper ? ['PT'] : []),
        ...(player.isCaptain ? ['C'] : []),
      ]),
    ]),
  ]),
  ...(['goal', 'card', 'change'] as const).flatMap((kind) => [
    { goal: 'Goles', card: 'Tarjetas', change: 'Cambios' }[kind],
    ...ofKind(match, kind).flatMap((event) => [
      style.minute(event),
      ...(kind === 'goal' && style.hasRunning ? [style.running(event)] : []),
      ...(kind === 'change' ? ['Entra'] : []),
      `${kind === 'goal' ? style.name(event.player) : style.numbered(event.player)}${style.goalMark(event)}`,
      ...(kind === 'card' ? [style.card(event)] : []),
      ...(kind === 'change' && event.off ? ['Sale', style.numbered(event.off)] : []),
      style.club(match.names[placeOf(event)]),
    ]),
  ]),
];

/** Everything by kind and team: who comes on, who goes off, and each kind of card in lists of their own. */
const lists: Layout = (match, style, random) => {
  const title = (side: Side, text: string) =>
    random.pick([
      `${text} ${side}`,
      `${text} ${style.club(match.names[side])}`,
      `${style.club(match.names[side])}: ${text}`,
    ]);
  const of = (side: Side, text: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title(side, text), ...lines];
  const isBehind = random.chance(0.5);
  const timed = (event: TestEvent, text: string) =>
    isBehind ? `${text} (${minuteOf(event)})` : `${minuteOf(event)} ${text}`;
  return [
    ...result(match, style, random),
    ...SIDES.flatMap((side) => [
      title(side, 'Titulares'),
      ...starters(match.teams[side]).map((player) => playerLine(player, style)),
      title(side, 'Suplentes'),
      ...bench(match.teams[side]).map((player) => playerLine(player, style)),
    ]),
    ...SIDES.flatMap((side) => {
      const own = (kind: TestEvent['kind']) =>
        ofKind(match, kind).filter((event) => placeOf(event) === side);
      const cards = (card: TestEvent['card']) =>
        own('card')
          .filter((event) => event.card === card)
          .map((event) => timed(event, style.numbered(event.player)));
      return [
        ...of(
          side,
          'Goles',
          own('goal').map((event) =>
            timed(event, `${style.name(event.player)}${style.goalMark(event)}`),
          ),
        ),
        ...of(
          side,
          'Entran',
          own('change').map((event) => timed(event, style.numbered(event.player))),
        ),
        ...of(
          side,
          'Salen',
          own('change').map((event) => timed(event, event.off ? style.numbered(event.off) : '')),
        ),
        ...of(side, 'Tarjetas amarillas', cards('tarjeta amarilla')),
        ...of(side, 'Dobles amarillas', cards('doble amarilla')),
        ...of(side, 'Tarjetas rojas', cards('tarjeta roja')),
      ];
    }),
  ];
};
const minuteOf = ({ minuto, anadido }: TestEvent) =>
  `${String(minuto)}${anadido === undefined ? '' : `+${String(anadido)}`}'`;

/** The sentences of a referee. */
const sentences: Layout = (match, style, random) => [
  ...sections(match, style, random).filter(
    (line) =>
      !/^(?:OBSERVACIONES|Sin incidencias\.)$/u.test(line) && !cardLines(match, style).has(line),
  ),
  '',
  'A.- AMONESTACIONES',
  ...ofKind(match, 'card').flatMap((event) => [
    `${style.club(match.names[event.side])}: En el minuto ${minuteOf(event).replace("'", '')} el jugador (${String(event.player.number)}) ${style.name(event.player)} fue ${
      event.card === 'tarjeta amarilla' ? 'amonestado' : 'expulsado'
    } por el siguiente motivo: ${event.card === 'doble amarilla' ? 'Doble amarilla' : random.pick(['Derribar a un contrario', 'Protestar'])}`,
  ]),
];
const cardLines = (match: TestMatch, style: Style) =>
  new Set(ofKind(match, 'card').map((event) => cardLine(event, style)));

/** Everything of a team under its name, its goals too. */
const byTeam: Layout = (match, style, random) => [
  ...result(match, style, random),
  '',
  ...SIDES.flatMap((side) => [
    `Titulares ${side}`,
    ...starters(match.teams[side]).map((player) => playerLine(player, style)),
    `Suplentes ${side}`,
    ...bench(match.teams[side]).map((player) => playerLine(player, style)),
  ]),
  ...SIDES.flatMap((side) => [
    `Goles ${side}`,
    ...ofKind(match, 'goal')
      .filter((event) => (event.isOwnGoal ? otherSide(event.side) : event.side) === side)
      .map((event) => goalLine(event, style)),
    `Cambios ${side}`,
    ...ofKind(match, 'change')
      .filter((event) => event.side === side)
      .map((event) => changeLine(event, style)),
    `Tarjetas ${side}`,
    ...ofKind(match, 'card')
      .filter((event) => event.side === side)
      .map((event) => cardLine(event, style)),
  ]),
];

/** Minute by minute, the team in brackets. */
const chronicle: Layout = (match, style, random) => [
  ...result(match, style, random),
  '',
  ...SIDES.flatMap((side) => [
    style.club(match.names[side]),
    'Once inicial',
    ...starters(match.teams[side]).map((player) => playerLine(player, style)),
    'Suplentes',
    ...bench(match.teams[side]).map((player) => playerLine(player, style)),
    '',
  ]),
  'Minuto a minuto',
  ...match.events.map((event) => {
    const side = event.kind === 'goal' ? countsFor(event) : event.side;
    const word = { goal: 'Gol ', change: 'Cambio ', card: '' }[event.kind];
    const isGoal = event.kind === 'goal';
    const what = isGoal
      ? `${style.running(event)} ${style.name(event.player)}${style.goalMark(event)}`
      : lineOf(event, style).slice(style.minute(event).length + 1);
    return `${style.minute(event)} ${word}${what.trim()} (${style.club(match.names[side])})`;
  }),
];

const LAYOUTS = {
  sections,
  tables,
  columns: columns((left, right, width) => (right === '' ? left : `${left.padEnd(width)}${right}`)),
  tabs: columns((left, right) => `${left}\t${right}`),
  byTeam,
  chronicle,
  phone,
  lists,
  sentences,
};
export type LayoutName = keyof typeof LAYOUTS;
export const LAYOUT_NAMES = Object.keys(LAYOUTS) as readonly LayoutName[];

/** How a page tells a shoot-out: in a line, or as a list of kicks. */
function writeShootOut({ shootOut, teams }: TestMatch, style: Style, random: Random): string[] {
  if (!shootOut) return [];
  const { local, visitante } = shootOut;
  const score = `${String(local)}-${String(visitante)}`;
  const running = [0, 0];
  const kicks = Array.from({ length: 12 }, (_none, index) => {
    const side = SIDES[index % 2] ?? 'local';
    const at = index % 2;
    const isScored = (running[at] ?? 0) < shootOut[side];
    running[at] = (running[at] ?? 0) + (isScored ? 1 : 0);
    const [player] = starters(teams[side]).slice(Math.floor(index / 2) + 1);
    return `${running.join('-')} ${player ? style.name(player) : ''}${isScored ? '' : ' (fallado)'}`;
  });
  return random.pick([
    [`Tanda de penaltis: ${score}`],
    [`(${score} pen.)`],
    [`Resultado tras los penaltis: ${String(local)} - ${String(visitante)}`],
    ['TANDA DE PENALTIS', ...kicks],
  ]);
}

/** How a page tells of extra time, above or below the rest. Only some ways tell it without events of it. */
function withExtraTime(lines: string[], match: TestMatch, random: Random): string[] {
  const { events, halfMinutes, score } = match;
  const result = `${String(score.local)} - ${String(score.visitante)}`;
  const sure = ['Prórroga: Sí', 'Hubo prórroga', `Resultado tras la prórroga: ${result}`];
  const other = [
    'Final de la prórroga',
    `Prórroga: ${result}`,
    'El partido se decidió en el tiempo suplementario',
  ];
  const hasEvents = events.some(({ minuto }) => minuto > 2 * halfMinutes);
  const line = random.pick(hasEvents ? [...sure, ...other] : sure);
  return random.chance(0.5) ? [line, ...lines] : [...lines, line];
}

/** The text of a match's report in one of the layouts. */
export function writeReport(match: TestMatch, layout: LayoutName, seed: number): string {
  const random = createRandom(seed);
  // Where nothing else tells the team of a goal, a namesake would be ambiguous without the score.
  const hasRunning = layout === 'sections' || layout === 'sentences' || random.chance(0.6);
  const style = chooseStyle(random, hasRunning);
  const lines = LAYOUTS[layout](match, style, random);
  const whole = [...lines, ...writeShootOut(match, style, random)];
  return (match.isExtended ? withExtraTime(whole, match, random) : whole).join('\n');
}
