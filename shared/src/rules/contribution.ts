import type { Acta, Alineacion } from '../schemas/acta';
import type { JugadorSummary } from '../records/jugador';
import { ZERO_BALANCE, type Balance } from './season-record';
import { ZERO_COUNTERS, ROWS, type Counter, type Counters, MINUTES_PER_HALF } from '../vocabulary';
import { allEvents, isGoalOurs, deriveScore, countResults } from './score';
import { simulateActa, hasSubstitutions, listStarters } from './minutes';
import { EVENTOS } from '../eventos/table';
import type { Pair } from '../schemas/estadisticas';
import { own, pick } from './objects';
import type { NamedJugador } from '../schemas/base';
import { compareNames } from './order';

/** What one match adds to its season: figures of players by id, goals of pairs, and the team's record. */
export interface Contribution {
  readonly jugadores: Readonly<Record<string, Counters>>;
  readonly parejas: Pairs;
  /** Goals by player, if the sheet says how long he played. Players without goals are left out. */
  readonly goalsWithMinutes: Readonly<Record<string, number>>;
  readonly equipo: Balance;
}

export const NO_CONTRIBUTION: Contribution = {
  jugadores: {},
  parejas: {},
  goalsWithMinutes: {},
  equipo: ZERO_BALANCE,
};

/** All players in a line-up, substitutes included. */
export const convocados = (alineacion: Alineacion): readonly JugadorSummary[] =>
  ROWS.flatMap((row) => alineacion[row]);

/** Whether a sheet says how long each player played: it has a substitution, or says that there was none (regla 76). */
export const countsMinutes = (acta: Pick<Acta, 'detalles' | 'sin_cambios'>): boolean =>
  acta.sin_cambios === true || hasSubstitutions(allEvents(acta.detalles));

/** Minutes by player id. Empty if the sheet does not have them. */
const deriveMinutes = (acta: Acta): ReadonlyMap<string, number> =>
  countsMinutes(acta)
    ? simulateActa(acta, acta.minutos_parte ?? MINUTES_PER_HALF).minutos
    : new Map();

/**
 * What a sheet adds to its season (regla 35): each called-up player gets the match, the goals conceded and a clean
 * sheet if there were none. `null`, an unplayed match, adds nothing.
 */
export function contribution(acta: Acta | null): Contribution {
  if (acta === null) return NO_CONTRIBUTION;
  const { goles_encajados: encajados, resultado } = deriveScore(acta);
  const rows = new Map<string, Record<Counter, number>>();
  for (const { jugador_id: id } of convocados(acta.alineacion)) {
    rows.set(id, {
      ...ZERO_COUNTERS,
      partidos_jugados: 1,
      goles_encajados: encajados,
      porterias_imbatidas: encajados === 0 ? 1 : 0,
    });
  }
  const add = (jugador: { jugador_id: string } | null | undefined, counter: Counter) => {
    const row = jugador ? rows.get(jugador.jugador_id) : undefined;
    if (row) row[counter] += 1;
  };
  for (const starter of listStarters(acta.alineacion)) add(starter, 'titularidades');
  const minutos = deriveMinutes(acta);
  for (const [id, played] of minutos) {
    const playerRow = rows.get(id);
    if (!playerRow) continue;
    playerRow.minutos = played;
    playerRow.partidos_con_minutos = 1;
  }
  let parejas: Pairs = {};
  for (const { evento, autor, asistente } of allEvents(acta.detalles)) {
    const { cuenta } = EVENTOS[evento];
    for (const counter of cuenta.autor) add(autor, counter);
    for (const counter of cuenta.asistente) add(asistente, counter);
    if (isGoalOurs({ evento }) && autor && asistente) {
      parejas = addByKey(parejas, { [pairKey(asistente.jugador_id, autor.jugador_id)]: 1 });
    }
  }
  add(acta.mvp, 'mvp');
  const timedScorers = [...rows].filter(([id, { goles }]) => minutos.has(id) && goles > 0);
  return {
    jugadores: Object.fromEntries(rows),
    parejas,
    goalsWithMinutes: Object.fromEntries(timedScorers.map(([id, { goles }]) => [id, goles])),
    equipo: { partidos_jugados: 1, ...countResults([{ resultado }]) },
  };
}

/** Goals by passer and scorer, with the key `{asistente}>{autor}`. Ids never contain `>`. */
export type Pairs = Readonly<Record<string, number>>;

export const pairKey = (assistantId: string, authorId: string): string =>
  `${assistantId}>${authorId}`;

/** Minimum number of goals of a best pair. */
const PAIR_MIN = 2;

export function addByKey(a: Pairs, b: Pairs): Pairs {
  const sums = new Map(Object.entries(a));
  for (const [key, goles] of Object.entries(b)) sums.set(key, (sums.get(key) ?? 0) + goles);
  return Object.fromEntries(sums);
}

/** The pair with most goals, the first by the scorer's name if tied. `undefined` below `PAIR_MIN`. */
export function bestPair(
  parejas: Pairs,
  rows: Readonly<Record<string, NamedJugador>>,
): Pair | undefined {
  const pairs: (Pair & { readonly key: string })[] = [];
  for (const [key, goles] of Object.entries(parejas)) {
    const [asistente, autor] = key.split('>').map((id) => {
      const row = own(rows, id);
      return row && pick(row, 'jugador_id', 'jugador_nombre');
    });
    if (goles >= PAIR_MIN && asistente && autor) pairs.push({ key, asistente, autor, goles });
  }
  const [best] = pairs.sort(
    (a, b) =>
      b.goles - a.goles ||
      compareNames(a.autor.jugador_nombre, b.autor.jugador_nombre) ||
      compareNames(a.asistente.jugador_nombre, b.asistente.jugador_nombre) ||
      (a.key < b.key ? -1 : 1),
  );
  return best && pick(best, 'asistente', 'autor', 'goles');
}
