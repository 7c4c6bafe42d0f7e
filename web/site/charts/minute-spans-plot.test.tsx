import type { Goals, GoalsBySpan } from '@club/shared';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tableCells } from '../../lib/testing/table-cells';
import { MinuteSpansPlot } from './minute-spans-plot';

const NONE: Goals = { favor: 0, contra: 0 };
const season = (favor: readonly number[], fields: Partial<GoalsBySpan> = {}): GoalsBySpan => ({
  parte: 45,
  tramos: favor.map((count) => ({ favor: count, contra: 1 })),
  withoutMinute: NONE,
  ...fields,
});

const finding = () => document.querySelector('figcaption')?.textContent;

describe('plot of goals by period', () => {
  it('names the best periods and counts goals without a minute separately', () => {
    render(
      <MinuteSpansPlot
        goles={season([0, 4, 0, 1, 0, 4], { withoutMinute: { favor: 2, contra: 0 } })}
      />,
    );
    expect(screen.getByRole('heading').textContent).toBe('Goles cada 15 minutos');
    expect(finding()).toBe(
      'Más goles a favor del minuto 16 al 30 y del minuto 76 al final (4 en cada tramo). Sin minuto: 2 a favor y 0 en contra.',
    );
    expect(tableCells()[2]).toEqual(['16-30', '4', '1']);
    expect(tableCells().at(-1)).toEqual(['Sin minuto', '2', '0']);
  });

  it('names no best period if three are level', () => {
    render(<MinuteSpansPlot goles={season([1, 1, 1, 0, 0, 0])} />);
    expect(finding()).toBe('3 a favor y 6 en contra, repartidos.');
    expect(tableCells()).toHaveLength(1 + 6);
  });

  it.each([
    [35, ['1-12', '60-70+']],
    [null, ['1ª parte, inicio', '2ª parte, final']],
  ])('labels the periods for halves of %s minutes', (parte, [first, last] = []) => {
    render(<MinuteSpansPlot goles={season([2, 0, 0, 0, 0, 1], { parte })} />);
    expect(screen.getByRole('heading').textContent).toBe('Goles por tramos');
    expect([tableCells()[1]?.[0], tableCells().at(-1)?.[0]]).toEqual([first, last]);
  });

  it('adds a column for each period of extra time', () => {
    render(<MinuteSpansPlot goles={season([0, 0, 0, 0, 0, 0, 2, 1])} />);
    expect(screen.getByText('Pr. 1')).toBeTruthy();
    expect(tableCells().slice(-2)).toEqual([
      ['91-105+', '2', '1'],
      ['106-120+', '1', '1'],
    ]);
  });

  it('is left out if no goal has a minute', () => {
    const nothing = season([], { tramos: Array<Goals>(6).fill(NONE) });
    const { container } = render(
      <MinuteSpansPlot goles={{ ...nothing, withoutMinute: { favor: 3, contra: 1 } }} />,
    );
    expect(container.textContent).toBe('');
  });
});
