import type { EventoInput } from '../schemas/acta';
import type { ReportEvent } from './report-events';
import type { Period } from '../vocabulary';
import type { RosterEntry, Rosters } from './report-rosters';
import type { Side } from './report-text';

/** A player of our line-up. While nobody knows who he is, `id` only tells him from others. */
export interface OurEntry {
  readonly entry: RosterEntry;
  readonly id: string;
  readonly isKnown: boolean;
}

/** Our line-up beside those of the report. */
export interface OurTeam {
  readonly players: readonly OurEntry[];
  readonly rosters: Rosters;
  readonly ours: Side;
}

/** An event of the sheet with its part of the match and its line. */
export interface SheetEvent {
  readonly evento: EventoInput;
  readonly part: Period;
  readonly source: ReportEvent;
}

export const isSameMinute = (a: SheetEvent, b: SheetEvent): boolean =>
  a.part === b.part && a.evento.minuto === b.evento.minuto && a.evento.anadido === b.evento.anadido;
