import { endpoints, refuse } from '@club/shared';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ClubServer } from '../testing/club-server';
import { openPanel } from '../testing/open-panel';

const NAME = 'Como en el último partido';
const button = () => screen.findByRole('button', { name: NAME });
const placeOf = (nombre: string) =>
  screen.getByLabelText<HTMLSelectElement>(`Posición de ${nombre}`).value;

describe('a sheet that nobody is in', () => {
  it('begins as the season’s last one, with those who are still in the squad', async () => {
    const { user } = openPanel('/admin/partidos/p1');
    await user.click(await button());
    await waitFor(() => {
      expect(placeOf('Ana P.')).toBe('delanteros');
    });
    expect(placeOf('Bea Q.')).toBe('');
    // She was a substitute then, and is not in the squad any more.
    expect(screen.getByTestId('resumen-alineacion').textContent).toContain('BANQUILLO (0)');
    expect(screen.queryByRole('button', { name: NAME })).toBeNull();
  });

  it('is not offered a line-up where no other match of the season has one', async () => {
    const server = new ClubServer();
    server.club.partidos = server.club.partidos.filter(({ jugado }) => !jugado);
    openPanel('/admin/partidos/p1', { server });
    await screen.findByLabelText('Posición de Ana P.');
    await waitFor(() => {
      expect(server.made('fetchPartidosPreviewTemporada')).not.toEqual([]);
    });
    expect(screen.queryByRole('button', { name: NAME })).toBeNull();
  });

  it('says when the other sheet cannot be read, and stays as it is', async () => {
    const server = new ClubServer();
    server.on(endpoints.fetchPartidosJugadosTemporada, () => refuse('almacen-no-disponible'));
    const { user } = openPanel('/admin/partidos/p1', { server });
    await user.click(await button());
    await screen.findByText('No se ha podido leer la última alineación.');
    expect(placeOf('Ana P.')).toBe('');
  });

  it('is the only one that is offered another’s line-up', async () => {
    openPanel('/admin/partidos/p0');
    await screen.findByLabelText('Posición de Ana P.');
    expect(screen.queryByRole('button', { name: NAME })).toBeNull();
  });
});
