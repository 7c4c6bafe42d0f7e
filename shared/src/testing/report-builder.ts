import type { LiveReport } from '../federation/report-live';
import type { SquadPlayer } from '../federation/report-squad';
import { otherSide, type Side, SIDES } from '../federation/report-text';
import type { EventoKind } from '../eventos/table';
import { matchMinutes, periodLimits } from '../rules/minutes';
import type { EventoInput } from '../schemas/acta';
import { type Period, PERIODS } from '../vocabulary';

/** Random numbers from a seed (mulberry32), so that a failing report can be made again. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    between: (from: number, to: number) => from + below(to - from + 1),
    chance: (probability: number) => next() < probability,
    pick: <T>(list: readonly T[]): T => {
      const one = list[below(list.length)];
      if (one === undefined) throw new Error('nothing to pick from');
      return one;
    },
    shuffle: <T>(list: readonly T[]): T[] =>
      list
        .map((one) => ({ one, rank: next() }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ one }) => one),
  };
}
export type Random = ReturnType<typeof createRandom>;

const SURNAMES =
  'García|Muñoz|de la Fuente|del Río|Ibáñez|Güell|Peña|Ortiz|Serrano|Cano|Gil|Rubio|Vidal|Lozano|San Martín|Etxeberria-Goñi|Prieto'.split(
    '|',
  );
const NAMES = 'Luis|José María|Ana Belén|Íñigo|Ángel|Raúl|Sergio|Francisco Javier|Iván|Hugo'.split(
  '|',
);
const CLUBS =
  'C.D. Villarrín|U.D. Las Eras|A.D. Peñalba|C.F. Monte Ñora|S.D. San Ginés|Racing de Otero|At. Encina|Robledo C.D.'.split(
    '|',
  );

/** A player of a team in a report. `id` is only for ours. */
export interface TestPlayer {
  readonly id: string;
  readonly number: number;
  readonly surnames: string;
  readonly first: string;
  readonly isStarter: boolean;
  readonly isKeeper: boolean;
  readonly isCaptain: boolean;
}

export interface TestEvent {
  readonly kind: 'goal' | 'card' | 'change';
  /** Team of the player, also for own goals. */
  readonly side: Side;
  readonly minuto: number;
  readonly anadido?: number | undefined;
  readonly player: TestPlayer;
  /** Who goes off, in a change. */
  readonly off?: TestPlayer;
  readonly card?: EventoKind;
  readonly isPenalty?: boolean;
  readonly isOwnGoal?: boolean;
  /** Score after a goal, home first. */
  readonly running?: readonly [number, number];
}

export interface TestMatch {
  readonly names: Readonly<Record<Side, string>>;
  readonly ours: Side;
  readonly halfMinutes: number;
  readonly isExtended: boolean;
  readonly squad: readonly SquadPlayer[];
  readonly teams: Readonly<Record<Side, readonly TestPlayer[]>>;
  /** In playing order. */
  readonly events: readonly TestEvent[];
  readonly score: Readonly<Record<Side, number>>;
  /** Only after a level score. */
  readonly shootOut?: Readonly<Record<Side, number>> | undefined;
}

const POSITIONS = ['por', 'def', 'mc', 'del'] as const;

function buildSquad(random: Random): SquadPlayer[] {
  const keys = new Set<string>();
  const numbers = random.shuffle(Array.from({ length: 60 }, (_none, index) => index + 20));
  const squad = Array.from({ length: 22 }, (_none, index): SquadPlayer => {
    const draw = () => ({
      apellido1: random.pick(SURNAMES),
      apellido2: random.chance(0.12) ? '' : random.pick(SURNAMES),
      nombre: random.pick(NAMES),
    });
    let name = draw();
    while (keys.has(Object.values(name).join(' '))) name = draw();
    keys.add(Object.values(name).join(' '));
    const position = index < 2 ? 'por' : random.pick(POSITIONS.slice(1));
    return {
      _id: `j${String(index)}`,
      ...name,
      dorsal: numbers[index] ?? 99,
      posicion: {
        por: false,
        def: false,
        mc: false,
        del: false,
        [position]: index < 2 || random.chance(0.95),
      },
    };
  });
  const [, , first, second, third] = squad;
  if (first && second && third) {
    // Namesakes, and a player whom the club calls by another name.
    squad[3] = { ...first, _id: 'j3', dorsal: second.dorsal };
    const federation = `${third.apellido1} ${third.apellido2}, ${third.nombre}`;
    squad[4] = { ...third, nombre: 'Chiqui', apellido2: '', nombre_federacion: federation };
  }
  return squad;
}

/** Our players under the names of the report: numbers are the report's, except for namesakes. */
function buildOurTeam(squad: readonly SquadPlayer[], random: Random): TestPlayer[] {
  const [keeper, ...others] = squad;
  const called = random.shuffle(others.slice(1)).slice(0, random.between(10, 17));
  return [keeper, ...called].flatMap((player, index): TestPlayer[] => {
    if (!player) return [];
    const [surnames = '', first = ''] = (
      player.nombre_federacion ?? `${player.apellido1} ${player.apellido2}, ${player.nombre}`
    ).split(', ');
    const isNamesake = player._id === 'j2' || player._id === 'j3';
    return [
      {
        id: player._id,
        number: isNamesake ? player.dorsal : index + 1,
        surnames: surnames.trim(),
        first,
        isStarter: index < 11,
        isKeeper: index === 0,
        isCaptain: false,
      },
    ];
  });
}

function buildRivalTeam(us: readonly TestPlayer[], random: Random): TestPlayer[] {
  const names = new Set<string>();
  return Array.from({ length: random.between(11, 18) }, (_none, index): TestPlayer => {
    const namesake = random.chance(0.1) ? us[index] : undefined;
    let [surnames, first] = [namesake?.surnames ?? '', namesake?.first ?? ''];
    while (surnames === '' || names.has(`${surnames}, ${first}`)) {
      surnames = `${random.pick(SURNAMES)} ${random.pick(SURNAMES)}`;
      first = random.pick(NAMES);
    }
    names.add(`${surnames}, ${first}`);
    return {
      id: '',
      number: index + 1,
      surnames,
      first,
      isStarter: index < 11,
      isKeeper: index === 0,
      isCaptain: false,
    };
  });
}

const isSameName = (a: TestPlayer, b: TestPlayer) =>
  a.surnames === b.surnames && a.first === b.first;

const withCaptain = (team: readonly TestPlayer[], random: Random): TestPlayer[] => {
  const captain = random.below(11);
  return team.map((player, index) => ({ ...player, isCaptain: index === captain }));
};

/** The events of one team apart from goals, in order, and who is on the pitch after each. */
function playTeam(
  side: Side,
  team: readonly TestPlayer[],
  minutes: readonly number[],
  random: Random,
) {
  const inside = new Set(team.filter(({ isStarter }) => isStarter));
  const bench = new Set(team.filter(({ isStarter }) => !isStarter));
  const booked = new Set<TestPlayer>();
  const events: TestEvent[] = [];
  const pitch: { minuto: number; inside: readonly TestPlayer[] }[] = [
    { minuto: 0, inside: [...inside] },
  ];
  const hasChanges = random.chance(0.75);
  for (const minuto of minutes) {
    const at = { side, minuto };
    if (hasChanges && random.chance(0.45) && bench.size > 0) {
      const player = random.pick([...bench]);
      const off = random.pick([...inside]);
      bench.delete(player);
      inside.delete(off);
      inside.add(player);
      events.push({ ...at, kind: 'change', player, off });
    } else {
      const player = random.pick([...inside]);
      const isSecond = booked.has(player);
      const isRed = !isSecond && random.chance(0.1);
      booked.add(player);
      const card = isSecond ? 'doble amarilla' : isRed ? 'tarjeta roja' : 'tarjeta amarilla';
      if (isSecond || isRed) inside.delete(player);
      events.push({ ...at, kind: 'card', player, card });
    }
    pitch.push({ minuto, inside: [...inside] });
  }
  const at = (minuto: number) => pitch.findLast((one) => one.minuto < minuto)?.inside ?? [];
  return { events, at };
}

/** A match with its report's contents. Every event has a minute of its own. */
export function buildMatch(seed: number): TestMatch {
  const random = createRandom(seed);
  const [us = '', rival = ''] = random.shuffle(CLUBS);
  const ours = random.pick(SIDES);
  const halfMinutes = random.pick([35, 40, 45]);
  const isExtended = random.chance(0.25);
  const squad = buildSquad(random);
  const own = withCaptain(buildOurTeam(squad, random), random);
  const their = withCaptain(buildRivalTeam(own, random), random);
  const teams =
    ours === 'local' ? { local: own, visitante: their } : { local: their, visitante: own };
  const minutes = random.shuffle(
    Array.from({ length: matchMinutes(halfMinutes, isExtended) }, (_none, index) => index + 1),
  );
  const draw = (count: number) => minutes.splice(0, count).toSorted((a, b) => a - b);
  const play = {
    local: playTeam('local', teams.local, draw(random.below(8)), random),
    visitante: playTeam('visitante', teams.visitante, draw(random.below(8)), random),
  };
  const ends = PERIODS.map((period) => periodLimits(period, halfMinutes)[1]);
  const running: [number, number] = [0, 0];
  const goals = draw(random.below(7)).map((minuto): TestEvent => {
    const counts = random.pick(SIDES);
    const isOwnGoal = random.chance(0.12);
    const side = isOwnGoal ? otherSide(counts) : counts;
    running[counts === 'local' ? 0 : 1] += 1;
    // Only names stand beside goals, so namesakes of our team score none, and own goals are nobody's with a namesake.
    const hasNamesake = (one: TestPlayer) =>
      isOwnGoal && teams[counts].some((other) => isSameName(one, other));
    const scorers = play[side].at(minuto).filter(({ id }) => id !== 'j2' && id !== 'j3');
    const player = random.pick(scorers.filter((one) => !hasNamesake(one)));
    return {
      kind: 'goal',
      side,
      minuto,
      player,
      isOwnGoal,
      isPenalty: !isOwnGoal && random.chance(0.15),
      running: [...running],
    };
  });
  const events = [...play.local.events, ...play.visitante.events, ...goals]
    .map((event) => {
      return ends.includes(event.minuto) && random.chance(0.7)
        ? { ...event, anadido: random.between(1, 7) }
        : event;
    })
    .toSorted((a, b) => a.minuto - b.minuto);
  return {
    names: ours === 'local' ? { local: us, visitante: rival } : { local: rival, visitante: us },
    ours,
    halfMinutes,
    isExtended,
    squad,
    teams,
    events,
    score: { local: running[0], visitante: running[1] },
    ...(running[0] === running[1] &&
      random.chance(0.6) && { shootOut: { local: 4, visitante: random.pick([2, 3, 5]) } }),
  };
}

/** Side that a goal counts for. */
export const countsFor = ({ side, isOwnGoal }: TestEvent): Side =>
  isOwnGoal ? otherSide(side) : side;

/** One event of the sheet in comparable form. */
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

/** Our sheet's events of a match. */
export function expectedEvents({ events, ours }: TestMatch): FlatEvent[] {
  return events.flatMap((event): FlatEvent[] => {
    const { kind, side, minuto, anadido, player, off, card } = event;
    const at = { minuto, ...(anadido !== undefined && { anadido }) };
    const ownGoal = event.isOwnGoal && { propia_puerta: true };
    if (kind === 'goal') {
      if (countsFor(event) !== ours) return [{ evento: 'gol encajado', ...at, ...ownGoal }];
      return [
        {
          evento: 'gol anotado',
          ...at,
          ...(event.isOwnGoal ? ownGoal : { autor: player.id }),
          ...(event.isPenalty && { forma: 'penalti' }),
        },
      ];
    }
    if (side !== ours) return [];
    return kind === 'card' && card
      ? [{ evento: card, ...at, autor: player.id }]
      : [{ evento: 'cambio', ...at, entra: player.id, sale: off?.id }];
  });
}

/** Events of a sheet in comparable form. */
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

/** Events without what a fault in a text may change unnoticed: another digit of a minute, a penalty without its mark. */
export const withoutMinutes = (events: readonly FlatEvent[]): string[] =>
  events
    .map(({ minuto: _minute, anadido: _added, forma: _form, ...event }) =>
      JSON.stringify(event, Object.keys(event).toSorted()),
    )
    .toSorted();

/** The period of an event. */
export const periodOf = ({ minuto }: { minuto: number }, { halfMinutes }: TestMatch): Period =>
  PERIODS.find((period) => minuto <= periodLimits(period, halfMinutes)[1]) ?? 'prorroga_2';

/** What the touchline would have noted of a match. */
export const liveReport = (match: TestMatch): LiveReport => ({
  fase: 'final',
  alineacion: null,
  eventos: expectedEvents(match).map(({ evento, minuto, autor, entra, sale, propia_puerta }) => ({
    evento,
    mitad: periodOf({ minuto }, match),
    minuto,
    autor_id: autor,
    entra_id: entra,
    sale_id: sale,
    propia_puerta,
  })),
});
