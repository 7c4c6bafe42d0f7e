import type { PartidoResult } from '@club/shared';
import { expect, it } from 'vitest';
import { buildPreview } from '../../../shared/src/testing/partido-builder';
import { streaksText } from './form-strip';

const cases: readonly (readonly [PartidoResult[], string])[] = [
  [[], ''],
  [['win', 'win'], ''],
  [['lose', 'win', 'win', 'win'], '3 victorias seguidas'],
  [['lose', 'draw', 'win', 'draw'], '3 partidos sin perder'],
  [['win', 'win', 'win', 'win', 'lose'], ''],
  [['win', 'win', 'win', ''], '3 victorias seguidas'],
  [['draw', 'win', 'win', 'win'], '3 victorias seguidas · 4 partidos sin perder'],
];

it.each(cases)('current runs after %j are «%s»', (results, expected) => {
  const season = results.map((resultado, index) => buildPreview(index + 1, resultado));
  expect(streaksText(season)).toBe(expected);
});
