import { accept, endpoints, type HistoryOperation } from '@club/shared';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ClubServer } from '../testing/club-server';
import { fill, heading, openPanel, question, success } from '../testing/open-panel';

const NEW = { _id: 't3', nombre: 'Temporada 2027/28' };

const OPERATION: HistoryOperation = {
  _id: 'op1',
  operacion_id: 'op1',
  accion: 'empezarTemporada',
  descripcion: 'Empieza una temporada',
  quien: 'admin',
  cuando: '2026-11-21T10:00:00.000Z',
  documentos: [
    {
      tipo: 'temporada',
      id: 't3',
      nombre: NEW.nombre,
      cambio: 'creado',
      detalle: [],
      diferencias: [],
    },
  ],
};

function createServer() {
  const server = new ClubServer();
  server.on(endpoints.empezarTemporada, () => {
    server.club.temporadas.push(NEW);
    return accept({ success: true, msg: 'ok', _id: 't3', id: 't3', data: NEW });
  });
  server.on(endpoints.fetchHistorial, () => accept([OPERATION]));
  server.on(endpoints.restaurar, ({ id }) => {
    server.club.temporadas.pop();
    return accept({ success: true, msg: 'ok', _id: id, id, data: OPERATION });
  });
  return server;
}

describe('starting a season', () => {
  it('shows a summary, makes one call, and can be undone', async () => {
    const server = createServer();
    const { user } = openPanel('/admin/temporadas', { server });
    await user.click(await screen.findByRole('link', { name: /^Empezar temporada/ }));
    await heading('Empezar temporada');
    const nombre = await screen.findByLabelText<HTMLInputElement>(/^Nombre/);
    expect(nombre.value).toBe('Temporada 2027/28');
    await fill(user, screen.getByLabelText(/^Competición nueva/), 'Copa');
    await user.click(screen.getByLabelText('8 · Eva R.'));
    await user.click(screen.getByRole('button', { name: 'Revisar y empezar' }));
    const asked = await question('¿Empezar «Temporada 2027/28»?');
    asked.getByText(/en «Temporada 2026\/27» se archivan y empiezan a cero/);
    asked.getByText('Se va Eva R.; siguen 2.');
    asked.getByText('Se jugará «Copa».');
    expect(server.made('empezarTemporada')).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Empezar temporada' }));
    await success('temporada Temporada 2027/28 empezada!');
    expect(server.made('empezarTemporada').map(({ body }) => body)).toEqual([
      { nombre: 'Temporada 2027/28', competicion: 'Copa', bajas: ['eva'] },
    ]);
    screen.getByRole('link', { name: 'Pegar el calendario' });
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await success('«Temporada 2027/28» deshecha: todo está como antes.');
    expect(server.made('restaurar').map(({ id }) => id)).toEqual(['op1']);
    await waitFor(() => {
      expect(server.club.temporadas).toHaveLength(2);
    });
    await screen.findByRole('button', { name: 'Revisar y empezar' });
  });

  it('does not ask for confirmation while the name is missing', async () => {
    const server = createServer();
    const { user } = openPanel('/admin/empezar-temporada', { server });
    await user.clear(await screen.findByLabelText(/^Nombre/));
    await user.click(screen.getByRole('button', { name: 'Revisar y empezar' }));
    await screen.findByText('No puede estar vacío.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(server.made('empezarTemporada')).toEqual([]);
  });
});
