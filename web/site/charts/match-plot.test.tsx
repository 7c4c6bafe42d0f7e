import type { Evento, Partido } from '@club/shared';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tableCells } from '../../lib/testing/table-cells';
import { SAMPLE_MATCH } from '../partidos/sample-match';
import { MatchPlot } from './match-plot';

const scored: Evento = { evento: 'gol anotado', minuto: 12 };
const conceded: Evento = { evento: 'gol encajado', minuto: 45, anadido: 2 };

const show = (fields: Partial<Partido>) =>
  render(<MatchPlot partido={{ ...SAMPLE_MATCH, ...fields }} />);

describe('plot of a match', () => {
  it('has a drawing, a caption and a table of goals', () => {
    show({ detalles: { primera_parte: [scored, conceded], segunda_parte: [scored] } });
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
      detalles: { primera_parte: [scored, goal(20), goal(30), goal(40)], segunda_parte: [] },
    });
    expect(
      screen.getByText('Llegamos a ganar por un gol y la UD Riberas llegó a ganar por 2 goles.'),
    ).toBeTruthy();
  });

  it('spans 120 minutes with extra time', () => {
    const extra: Evento = { evento: 'gol anotado', minuto: 105 };
    show({ detalles: { primera_parte: [scored], segunda_parte: [], prorroga_1: [extra] } });
    expect(screen.getByText("120'")).toBeTruthy();
    expect(screen.getByText("90'")).toBeTruthy();
    const places = [...document.querySelectorAll('circle')].map((one) => one.getAttribute('cx'));
    expect(places).toEqual(['36.2', '285.75']);
  });

  it('is left out if a goal has no minute', () => {
    const { minuto: _when, ...unknown } = conceded;
    const { container } = show({
      detalles: { primera_parte: [scored, unknown], segunda_parte: [] },
    });
    expect(container.textContent).toBe('');
  });
});
