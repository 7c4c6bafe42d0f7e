import { endpoints, refuse } from '@club/shared';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ClubServer } from '../testing/club-server';
import { openPanel } from '../testing/open-panel';

const NAME = 'Como en el último partido';
const button = () => screen.findByRole('button', { name: NAME });
const placeOf = (nombre: string) =>
  screen.getByLabelText<HTMLSelectElement>(`Posición de ${nombre}`).value;

describe('an empty sheet', () => {
  it('copies the season’s last line-up, without those who have left the squad', async () => {
    const { user } = openPanel('/admin/partidos/p1');
    await user.click(await button());
    await waitFor(() => {
      expect(placeOf('Ana P.')).toBe('delanteros');
    });
    expect(placeOf('Bea Q.')).toBe('');
    // She was a substitute then and has left the squad.
    expect(screen.getByTestId('resumen-alineacion').textContent).toContain('BANQUILLO (0)');
    expect(screen.queryByRole('button', { name: NAME })).toBeNull();
  });

  it('offers no copy when no other match of the season has a line-up', async () => {
    const server = new ClubServer();
    server.club.partidos = server.club.partidos.filter(({ jugado }) => !jugado);
    openPanel('/admin/partidos/p1', { server });
    await screen.findByLabelText('Posición de Ana P.');
    await waitFor(() => {
      expect(server.made('fetchPartidosPreviewTemporada')).not.toEqual([]);
    });
    expect(screen.queryByRole('button', { name: NAME })).toBeNull();
  });

  it('reports that the other sheet cannot be read, and stays empty', async () => {
    const server = new ClubServer();
    server.on(endpoints.fetchPartidosJugadosTemporada, () => refuse('almacen-no-disponible'));
    const { user } = openPanel('/admin/partidos/p1', { server });
    await user.click(await button());
    await screen.findByText('No se ha podido leer la última alineación.');
    expect(placeOf('Ana P.')).toBe('');
  });

  it('is the only kind of sheet that offers the copy', async () => {
    openPanel('/admin/partidos/p0');
    await screen.findByLabelText('Posición de Ana P.');
    expect(screen.queryByRole('button', { name: NAME })).toBeNull();
  });
});
