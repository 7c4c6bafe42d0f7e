import { EVENTOS, type EventoKind } from '../eventos/table';
import type { Acta, Details, Evento } from '../schemas/acta';
import { PERIODS, type Walkover, WALKOVER_GOALS, type PartidoResult } from '../vocabulary';
import type { PartidoPreview } from '../records/partido';
import { comparePartidos } from './order';

export interface PartidoPlayed extends PartidoPreview {
  readonly resultado: Exclude<PartidoResult, ''>;
}

/** Number of matches in the form strip, the row of latest results (regla 8). */
const FORM_LENGTH = 5;

const isPlayed = (partido: PartidoPreview): partido is PartidoPlayed => partido.resultado !== '';

/** The matches with a result, in order of kick-off. */
export const playedPartidos = (partidos: Iterable<PartidoPreview>): PartidoPlayed[] =>
  [...partidos].filter(isPlayed).sort(comparePartidos);

/** The latest results, oldest first, as in a form strip. */
export const recentForm = (partidos: Iterable<PartidoPreview>): PartidoPlayed[] =>
  playedPartidos(partidos).slice(-FORM_LENGTH);

export function countResults(partidos: readonly Pick<PartidoPlayed, 'resultado'>[]) {
  const count = (wanted: PartidoPlayed['resultado']) =>
    partidos.filter(({ resultado }) => resultado === wanted).length;
  return { ganados: count('win'), empatados: count('draw'), perdidos: count('lose') };
}

/** Result for our side. */
export const deriveResult = (favor: number, contra: number): PartidoPlayed['resultado'] =>
  favor > contra ? 'win' : favor < contra ? 'lose' : 'draw';

export interface Score {
  readonly goles_anotados: number;
  readonly goles_encajados: number;
  readonly resultado: PartidoPlayed['resultado'];
}

/** All events of a match in playing order. */
export const allEvents = (detalles: Details): readonly Evento[] =>
  PERIODS.flatMap((period) => detalles[period] ?? []);

export const isGoalOurs = ({ evento }: { readonly evento: EventoKind }): boolean =>
  EVENTOS[evento].marcador === 'goles_anotados';

/** Goals of both sides among some events. */
export function countGoalsBySide(eventos: readonly { readonly evento: EventoKind }[]) {
  const count = (side: keyof Score) =>
    eventos.filter(({ evento }) => EVENTOS[evento].marcador === side).length;
  return { goles_anotados: count('goles_anotados'), goles_encajados: count('goles_encajados') };
}

/** Result of a match by who did not turn up. It stands even if no goals are awarded. */
export const WALKOVER_RESULT = { propia: 'lose', rival: 'win' } as const satisfies Record<
  Walkover,
  Score['resultado']
>;

type Scored = Pick<Acta, 'detalles' | 'incomparecencia' | 'goles_incomparecencia'>;

/**
 * Score of a sheet, counted from its events and never taken from a body (regla 34). A match awarded without being
 * played has the goals of its competition (regla 100).
 */
export function deriveScore({
  detalles,
  incomparecencia: walkover,
  goles_incomparecencia: awarded = WALKOVER_GOALS,
}: Scored): Score {
  if (walkover) {
    const resultado = WALKOVER_RESULT[walkover];
    const [favor, contra] = resultado === 'win' ? [awarded, 0] : [0, awarded];
    return { goles_anotados: favor, goles_encajados: contra, resultado };
  }
  const goles = countGoalsBySide(allEvents(detalles));
  return { ...goles, resultado: deriveResult(goles.goles_anotados, goles.goles_encajados) };
}
