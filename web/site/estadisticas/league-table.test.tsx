import type { StoredClasificacion } from '@club/shared';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { buildPreview } from '../../../shared/src/testing/partido-builder';
import { tableCells } from '../../lib/testing/table-cells';
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

describe('league table (regla 89)', () =>
  it('has one row per team, with goal difference, and links to the teams that we play against', () => {
    const rival = buildPreview(1, '', { nombre_equipo: 'Riberas' });
    render(
      <MemoryRouter>
        <LeagueTable clasificacion={clasificacion} partidos={[rival]} />
      </MemoryRouter>,
    );
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/rivales/riberas']);
    expect(screen.getByRole('table', { name: 'Clasificación de Segunda Provincial' })).toBeTruthy();
    expect(tableCells()).toEqual([
      ['Pos', 'Equipo', 'PJ', 'G', 'E', 'P', 'Goles', 'DG', 'Pts'],
      ['1', 'RRiberas', '9', '6', '2', '1', '21-8', '+13', '20'],
      ['2', 'MCMi club (nosotros)', '8', '4', '0', '4', '11-17', '−6', '12'],
    ]);
    expect(screen.getByText('Segunda Provincial, a 14 de noviembre de 2026')).toBeTruthy();
  }));
