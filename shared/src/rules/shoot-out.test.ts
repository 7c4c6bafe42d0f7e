import { describe, expect, it } from 'vitest';
import { nextKicker, type ShootOutSide, shootOutWinner } from './live-match';

/** Kicks as text: ours `+` or `-`, the rival's `x` or `o`, a goal first. */
const kicks = (text: string) =>
  Array.from(text, (mark) => ({
    lado: '+-'.includes(mark) ? ('club' as const) : ('rival' as const),
    gol: '+x'.includes(mark),
  }));

describe('a shoot-out', () => {
  it.each<[string, ShootOutSide | null]>([
    ['', null],
    ['+', 'rival'],
    ['+x', 'club'],
    ['x', 'club'],
    ['x+', 'rival'],
    // Two kicks of one side in a row: the other has to catch up.
    ['++', 'rival'],
    ['++x', 'rival'],
    ['++xx', 'club'],
  ])('%s: alternates from whoever began', (text, next) => {
    expect(nextKicker(kicks(text))).toBe(next);
  });

  it.each<[string, ShootOutSide | null]>([
    ['', null],
    ['+o+o', null],
    ['+o+o+', null],
    // Three goals ahead with two kicks left for the rival.
    ['+o+o+o', 'club'],
    ['-x-x-x', 'rival'],
    ['+x+o+x-x+', null],
    ['+x+o+x-x+o', 'club'],
    ['+x+x+x+x+x', null],
    // Sudden death: only after a kick of both.
    ['+x+x+x+x+x+', null],
    ['+x+x+x+x+x+o', 'club'],
    ['+x+x+x+x+x-x', 'rival'],
    ['+x+x+x+x+x+x', null],
    ['x+x+x+x+x+x', null],
    // Goes on although it is decided.
    ['+o+o+ox', 'club'],
  ])('%s: is decided when one side cannot catch up', (text, winner) => {
    expect(shootOutWinner(kicks(text))).toBe(winner);
  });
});
