import type { StoredClasificacion } from '@club/shared';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LeagueTable } from './league-table';

const clasificacion: StoredClasificacion = {
  competicion_id: 'liga',
  nombre_competicion: 'Segunda Provincial',
  filas: [
    { nombre: 'Riberas', pj: 9, g: 6, e: 2, p: 1, gf: 21, gc: 8, pts: 20 },
    { nombre: 'Mi club', es_nuestro: true, pj: 8, g: 4, e: 0, p: 4, gf: 11, gc: 17, pts: 12 },
  ],
  fecha_date: '2026-11-14T11:00:00.000Z',
  fecha_str: '14-11-2026',
  version: 1,
  curso: [],
};

describe('league table (regla 89)', () => {
  it('has one row per team, with goals for before goals against', () => {
    render(<LeagueTable clasificacion={clasificacion} />);
    expect(screen.getByRole('table', { name: 'Clasificación de Segunda Provincial' })).toBeTruthy();
    expect(
      screen
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent)),
    ).toEqual([
      ['Pos', 'Equipo', 'PJ', 'G', 'E', 'P', 'Goles', 'Pts'],
      ['1', 'Riberas', '9', '6', '2', '1', '21-8', '20'],
      ['2', 'Mi club (nosotros)', '8', '4', '0', '4', '11-17', '12'],
    ]);
    expect(screen.getByText('Segunda Provincial, a 14 de noviembre de 2026')).toBeTruthy();
  });
});
