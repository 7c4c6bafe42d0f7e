import { expect, it } from 'vitest';
import { afterWrite, NEW_MATCH, verdict, writeProblems } from './chaos-verdict';

const [first, second] = [
  { scorers: [1, 2], conceded: 0 },
  { scorers: [], conceded: 1 },
];
const saved = afterWrite(afterWrite(NEW_MATCH, first), second);

it.each([
  ['what was acknowledged', saved, []],
  ['an earlier sheet', { sheet: first, changes: 1 }, [/^match 1: .* lost.*"conceded":0/]],
  ['no sheet', NEW_MATCH, [/^match 1: .* lost/]],
  ['another sheet after as many changes', { sheet: first, changes: 2 }, [/^match 1: .* lost/]],
  ['a write that was done twice', { sheet: second, changes: 3 }, [/^match 1: .* done twice/]],
])('a chaotic run that ends with %s', (_what, stored, problems) => {
  expect(writeProblems([saved, NEW_MATCH], [stored, NEW_MATCH])).toEqual(
    problems.map((problem) => expect.stringMatching(problem) as string),
  );
});

it('annulling a sheet changes its match, and annulling none does not', () => {
  expect(afterWrite(saved, undefined)).toEqual({ sheet: undefined, changes: 3 });
  expect(afterWrite(NEW_MATCH, undefined)).toEqual(NEW_MATCH);
});

it.each([
  [3, 0, true, /^3 runs, 0 failed: no acknowledged write was lost or done twice/],
  [3, 1, false, /^3 runs, 1 failed: /],
  [0, 0, false, /^no run/],
])('of %i runs with %i failed is told, and whether all went well', (runs, failed, holds, text) => {
  expect(verdict(runs, failed)).toEqual({
    holds,
    text: expect.stringMatching(text) as string,
  });
});
