import type { Evento, Partido } from '@club/shared';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tableCells } from '../../lib/testing/table-cells';
import { SAMPLE_MATCH } from '../partidos/sample-match';
import { MatchPlot, scoresByMinute } from './match-plot';

const ourGoal: Evento = { evento: 'gol anotado', minuto: 12 };
const card: Evento = { evento: 'tarjeta amarilla' };
const conceded: Evento = { evento: 'gol encajado', minuto: 45, anadido: 2 };

const show = (fields: Partial<Partido>) =>
  render(<MatchPlot partido={{ ...SAMPLE_MATCH, ...fields }} />);

describe('plot of a match', () => {
  it('has a drawing, a caption and a table of goals', () => {
    show({ detalles: { primera_parte: [conceded, card, ourGoal], segunda_parte: [ourGoal] } });
    expect(tableCells()).toEqual([
      ['Minuto', 'A favor', 'En contra', 'Diferencia'],
      ["12'", '1', '0', '1'],
      ["45'", '1', '1', '0'],
      ["45'", '2', '1', '1'],
    ]);
    const finding = 'Llegamos a ganar por un gol.';
    expect(screen.getByText(finding).tagName).toBe('FIGCAPTION');
    expect(screen.getByRole('img', { name: `Evolución del marcador. ${finding}` })).toBeTruthy();
    expect(document.querySelectorAll('circle')).toHaveLength(3);
  });

  it('says in the caption who led and by how many goals', () => {
    const goal = (minuto: number): Evento => ({ evento: 'gol encajado', minuto });
    show({
      nombre_equipo: 'UD Riberas',
      detalles: { primera_parte: [ourGoal, goal(20), goal(30), goal(40)], segunda_parte: [] },
    });
    expect(
      screen.getByText('Llegamos a ganar por un gol y la UD Riberas llegó a ganar por 2 goles.'),
    ).toBeTruthy();
  });

  it('spans 120 minutes with extra time', () => {
    const extra: Evento = { evento: 'gol anotado', minuto: 105 };
    show({ detalles: { primera_parte: [ourGoal], segunda_parte: [], prorroga_1: [extra] } });
    expect(screen.getByText("120'")).toBeTruthy();
    expect(screen.getByText("90'")).toBeTruthy();
    const places = [...document.querySelectorAll('circle')].map((one) => one.getAttribute('cx'));
    expect(places).toEqual(['36.2', '285.75']);
  });

  it('is left out without goals, or if a goal has no minute', () => {
    const { minuto: _when, ...unknown } = conceded;
    for (const primera_parte of [[card], [ourGoal, unknown]]) {
      const { container } = show({ detalles: { primera_parte, segunda_parte: [] } });
      expect(container.textContent).toBe('');
    }
  });
});

const ours = (minuto: number): Evento => ({ evento: 'gol anotado', minuto });
const theirs = (minuto: number): Evento => ({ evento: 'gol encajado', minuto });

describe('course of a match', () => {
  it('keeps the list order within a minute, and the first half before the second', () => {
    const goals = scoresByMinute(
      { primera_parte: [ours(45)], segunda_parte: [theirs(45), ours(45)] },
      45,
    );
    expect(goals.map(({ favor, contra }) => favor - contra)).toEqual([1, 0, 1]);
  });

  it('limits minutes to the length of the halves', () => {
    const [one, other] = scoresByMinute(
      { primera_parte: [ours(40)], segunda_parte: [ours(90)] },
      35,
    );
    expect([one?.minuto, other?.minuto]).toEqual([35, 70]);
  });
});
