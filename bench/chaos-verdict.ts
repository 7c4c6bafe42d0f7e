import { isDeepStrictEqual } from 'node:util';

/** Content of a sheet: indices of the scorers in the squad, and goals against. */
export interface SheetContent {
  readonly scorers: readonly number[];
  readonly conceded: number;
}

/** A match: its sheet, `undefined` without one, and how often it was changed. */
export interface MatchState {
  readonly sheet: SheetContent | undefined;
  /** The stored version, which each change increases by one. */
  readonly changes: number;
}

export const NEW_MATCH: MatchState = { sheet: undefined, changes: 0 };

/** The match after an acknowledged write. Annulling (`undefined`) changes nothing if there is no sheet. */
export const afterWrite = ({ sheet, changes }: MatchState, written: SheetContent | undefined) => ({
  sheet: written,
  changes: written || sheet ? changes + 1 : changes,
});

/** Acknowledged writes that the store has lost or done twice, one sentence for each match. */
export const writeProblems = (
  acknowledged: readonly MatchState[],
  stored: readonly MatchState[],
): string[] =>
  acknowledged.flatMap((expected, index) => {
    const found = stored[index];
    if (isDeepStrictEqual(found, expected)) return [];
    const isTwice = (found?.changes ?? 0) > expected.changes;
    const what = isTwice ? 'done twice' : 'lost';
    return [
      `match ${String(index + 1)}: an acknowledged write was ${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`,
    ];
  });

/** The result of the runs that were made, in one sentence, and whether it is a success. */
export function verdict(runs: number, failed: number) {
  if (runs === 0) return { holds: false, text: 'no run was made: --runs must be at least 1' };
  const result =
    failed === 0
      ? 'no acknowledged write was lost or done twice, and readers and auditor agree'
      : 'an acknowledged write was lost or done twice, or figures, readers or the run itself failed (marked ✗)';
  return { holds: failed === 0, text: `${String(runs)} runs, ${String(failed)} failed: ${result}` };
}
