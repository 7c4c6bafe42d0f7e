import type { Minute } from './report-tokens';
import { foldWords, type ReportLine } from './report-text';
import { periodLimits } from '../rules/minutes';
import { HALVES, MAX_ADDED_TIME, type Period, PERIODS } from '../vocabulary';

const PART_NAMES = ['la primera parte', 'la segunda parte'];

const EXTRA_TIME =
  /^(?:(?:primera|segunda|1a|2a) parte (?:de la )?)?prorroga$|prorroga si|tras (?:la )?prorroga|despues de la prorroga|hubo prorroga/u;

/** Whether the report tells of extra time. */
export const hasExtraTime = (lines: readonly ReportLine[]): boolean =>
  lines.some(({ text }) => EXTRA_TIME.test(foldWords(text)));

export interface Duration {
  readonly halfMinutes: number;
  readonly isExtended: boolean;
}

export interface Place {
  readonly part: Period;
  readonly minute: Partial<Minute>;
  /** Why a person should look at the minute. */
  readonly problem?: string;
}

export const sayMinute = ({ minuto, anadido }: Minute): string =>
  `${String(minuto)}${anadido === undefined ? '' : `+${String(anadido)}`}'`;

/** Last minutes of all periods that were played. */
const periodEnds = ({ halfMinutes, isExtended }: Duration): readonly number[] =>
  (isExtended ? PERIODS : HALVES).map((period) => periodLimits(period, halfMinutes)[1]);

/** The part of an event by its minute, and what is wrong with it. `section` is the half that its heading names. */
export function placeMinute(
  minute: Minute | null,
  section: number | undefined,
  duration: Duration,
): Place {
  const named = PERIODS[section ?? 1] ?? 'segunda_parte';
  if (!minute) return { part: named, minute: {}, problem: 'no tiene minuto' };
  const { minuto, anadido } = minute;
  const ends = periodEnds(duration);
  const index = ends.findIndex((end) => minuto <= end);
  const part = PERIODS[index] ?? PERIODS[ends.length - 1] ?? named;
  if (index < 0) {
    const text = `el partido no tiene minuto ${String(minuto)}`;
    return { part, minute: minuto <= 130 ? { minuto } : {}, problem: text };
  }
  if (anadido !== undefined && (ends[index] !== minuto || anadido === 0)) {
    return { part, minute: { minuto }, problem: 'el tiempo añadido no va al final de una parte' };
  }
  if (anadido !== undefined && anadido > MAX_ADDED_TIME) {
    return { part, minute: { minuto }, problem: 'el tiempo añadido es demasiado' };
  }
  if (section !== undefined && section !== index) {
    return {
      part,
      minute: { minuto },
      problem: `está bajo ${PART_NAMES[section] ?? 'otra parte'}`,
    };
  }
  return { part, minute: { minuto, ...(anadido !== undefined && { anadido }) } };
}
