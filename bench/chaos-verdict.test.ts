import { expect, it } from 'vitest';
import { afterWrite, NEW_MATCH, verdict, writeProblems } from './chaos-verdict';

const [first, second] = [
  { scorers: [1, 2], conceded: 0 },
  { scorers: [], conceded: 1 },
];
// Annulling a match without a sheet changes nothing.
const saved = [undefined, first, undefined, second].reduce(afterWrite, NEW_MATCH);

it.each([
  ['what was acknowledged', { sheet: second, changes: 3 }, []],
  ['an earlier sheet', { sheet: first, changes: 1 }, [/^match 1: .* lost.*"conceded":0/]],
  ['another sheet after as many changes', { sheet: first, changes: 3 }, [/^match 1: .* lost/]],
  ['a write that was done twice', { sheet: second, changes: 4 }, [/^match 1: .* done twice/]],
])('a chaotic run ends with %s', (_what, stored, problems) => {
  expect(writeProblems([saved, NEW_MATCH], [stored, NEW_MATCH])).toEqual(
    problems.map((problem) => expect.stringMatching(problem) as string),
  );
});

it.each([
  [3, 0, true, /^3 runs, 0 failed: no acknowledged write was lost or done twice/],
  [3, 1, false, /^3 runs, 1 failed: /],
  [0, 0, false, /^no run/],
])('%i runs, of which %i failed, have a verdict', (runs, failed, holds, text) => {
  expect(verdict(runs, failed)).toEqual({ holds, text: expect.stringMatching(text) as string });
});
