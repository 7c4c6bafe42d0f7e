import { EVENTOS, type EventoKind } from '../eventos/table';
import type { Alineacion, Details } from '../schemas/acta';
import {
  EXTRA_PERIOD_MINUTES,
  type Fila,
  HALVES,
  hasExtraTime,
  type Period,
  PERIODS,
  ROWS,
} from '../vocabulary';

/** Ids of the players who have these roles in an event. */
export type JugadorIds<Actor extends string> = Readonly<
  Partial<Record<`${Actor}_id`, string | undefined>>
>;

/** The fields of an event that decide who is on the pitch. Only substitutions and sendings-off matter. */
export interface PitchEvent extends JugadorIds<'autor' | 'entra' | 'sale'> {
  readonly evento: EventoKind;
  readonly mitad: Period;
  readonly minuto?: number | undefined;
}

/** Minute of play as on a scoreboard: `90+2` has `minuto` 90 and `anadido` 2. */
export interface LiveMinute {
  readonly minuto: number;
  readonly anadido?: number | undefined;
}

/** `12'`, `90+2'`; empty without a minute. */
export function minuteText({
  minuto,
  anadido,
}: Readonly<Partial<Record<keyof LiveMinute, number | undefined>>>): string {
  if (minuto === undefined) return '';
  return `${String(minuto)}${anadido === undefined ? '' : `+${String(anadido)}`}'`;
}

/** Why a substitution is impossible, as refusal codes. */
export type ImpossibleReason =
  | 'cambio-expulsado'
  | 'cambio-ya-en-el-campo'
  | 'cambio-fuera-del-campo';

/** An impossible substitution, and the player who makes it so. */
interface ImpossibleSubstitution<E extends PitchEvent> {
  readonly substitution: E;
  readonly reason: ImpossibleReason;
  readonly jugadorId: string;
  readonly verb: 'entrar' | 'salir';
}

/** Start and end of a period, minutes: `[0, 45]`, `[45, 90]`, `[90, 105]`, `[105, 120]`. */
export function periodLimits(period: Period, halfMinutes: number): readonly [number, number] {
  const index = PERIODS.indexOf(period);
  if (index < HALVES.length) return [index * halfMinutes, (index + 1) * halfMinutes];
  const extra = index - HALVES.length;
  const start = HALVES.length * halfMinutes + extra * EXTRA_PERIOD_MINUTES;
  return [start, start + EXTRA_PERIOD_MINUTES];
}

/** Length of a match without added time, minutes. */
export const matchMinutes = (halfMinutes: number, extraTime = false): number =>
  periodLimits(extraTime ? 'prorroga_2' : 'segunda_parte', halfMinutes)[1];

/** Minute at which an event counts (regla 76), within its period. An event without a minute counts at the end. */
export function countedMinute(
  { mitad, minuto }: Pick<PitchEvent, 'mitad' | 'minuto'>,
  halfMinutes: number,
): number {
  const [start, end] = periodLimits(mitad, halfMinutes);
  return minuto === undefined ? end : Math.min(Math.max(minuto, start), end);
}

export const listStarters = <T>(alineacion: Readonly<Record<Fila, readonly T[]>>): T[] =>
  ROWS.flatMap((row) => (row === 'suplentes' ? [] : alineacion[row]));

/** The events of a sheet with player ids, in list order. */
export const pitchEvents = (detalles: Details): PitchEvent[] =>
  PERIODS.flatMap((mitad) =>
    (detalles[mitad] ?? []).map(({ evento, minuto, autor, entra, sale: goesOff }) => ({
      evento,
      mitad,
      minuto,
      autor_id: autor?.jugador_id,
      entra_id: entra?.jugador_id,
      sale_id: goesOff?.jugador_id,
    })),
  );

/** The events by period and counted minute. The sort is stable, so list order decides ties. */
const inOrder = <E extends PitchEvent>(events: readonly E[], halfMinutes: number) =>
  events
    .map((event) => ({ event, minuto: countedMinute(event, halfMinutes) }))
    .toSorted(
      (a, b) =>
        PERIODS.indexOf(a.event.mitad) - PERIODS.indexOf(b.event.mitad) || a.minuto - b.minuto,
    );

/**
 * Plays a match event by event. Returns the minutes of all players who were on the pitch (0 for those who came on at
 * the very end), those who are on it at the end, those sent off, and the impossible substitutions, which are skipped.
 */
export function simulateMatch<E extends PitchEvent>(
  starters: readonly string[],
  events: readonly E[],
  halfMinutes: number,
  extraTime = false,
) {
  const onSince = new Map(starters.map((id) => [id, 0]));
  const minutos = new Map(starters.map((id) => [id, 0]));
  const sentOff = new Set<string>();
  const impossible: ImpossibleSubstitution<E>[] = [];
  const leave = (id: string, minuto: number) => {
    const since = onSince.get(id);
    if (since === undefined) return;
    minutos.set(id, (minutos.get(id) ?? 0) + minuto - since);
    onSince.delete(id);
  };
  for (const { event, minuto } of inOrder(events, halfMinutes)) {
    const { evento, autor_id: autor, entra_id: entra, sale_id: goesOff } = event;
    if (EVENTOS[evento].expulsa && autor !== undefined) {
      leave(autor, minuto);
      sentOff.add(autor);
    }
    if (!EVENTOS[evento].relevo || entra === undefined || goesOff === undefined) continue;
    const skip = (reason: ImpossibleReason, jugadorId: string) =>
      impossible.push({
        substitution: event,
        reason,
        jugadorId,
        verb: jugadorId === entra ? 'entrar' : 'salir',
      });
    if (sentOff.has(entra)) skip('cambio-expulsado', entra);
    else if (sentOff.has(goesOff)) skip('cambio-expulsado', goesOff);
    else if (onSince.has(entra)) skip('cambio-ya-en-el-campo', entra);
    else if (!onSince.has(goesOff)) skip('cambio-fuera-del-campo', goesOff);
    else {
      leave(goesOff, minuto);
      onSince.set(entra, minuto);
    }
  }
  const onPitch = new Set(onSince.keys());
  for (const id of onPitch) leave(id, matchMinutes(halfMinutes, extraTime));
  return { minutos, onPitch, sentOff, impossible };
}

export const simulateActa = (
  { alineacion, detalles }: { readonly alineacion: Alineacion; readonly detalles: Details },
  halfMinutes: number,
) =>
  simulateMatch(
    listStarters(alineacion).map(({ jugador_id: id }) => id),
    pitchEvents(detalles),
    halfMinutes,
    hasExtraTime(detalles),
  );

export const hasSubstitutions = (eventos: readonly Pick<PitchEvent, 'evento'>[]): boolean =>
  eventos.some(({ evento }) => EVENTOS[evento].relevo);
