import { accept, type ShownChange, endpoints, type HistoryOperation, refuse } from '@club/shared';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ClubServer } from '../testing/club-server';
import { answer, heading, openPanel, refusal, success } from '../testing/open-panel';
import { changeText, isDeletion, isRestorable, actorText } from './history-screen';

const change = (fields: Partial<ShownChange>): ShownChange => ({
  tipo: 'jugador',
  id: 'j1',
  nombre: 'Ximo L.',
  cambio: 'cambiado',
  detalle: [],
  diferencias: [],
  ...fields,
});

/** An operation that creates or deletes the rival `Unión n`. */
const operation = (n: number, cambio: 'creado' | 'borrado' = 'creado'): HistoryOperation => ({
  _id: `o${String(n)}`,
  operacion_id: `o${String(n)}`,
  accion: cambio === 'creado' ? 'addEquipo' : 'delEquipo',
  descripcion: cambio === 'creado' ? 'Crea un equipo rival' : 'Borra un equipo',
  quien: 'admin@club.example',
  cuando: '2026-11-21T09:00:00.000Z',
  documentos: [change({ tipo: 'equipo', nombre: `Unión ${String(n)}`, cambio })],
});

describe('the history as text', () => {
  it.each<[Partial<ShownChange>, string]>([
    [{ detalle: ['dorsal', 'img_perfil'] }, 'Jugador Ximo L. cambiado: dorsal, foto de perfil'],
    [{ cambio: 'creado' }, 'Jugador Ximo L. creado'],
    [{ tipo: 'noticia', nombre: 'Fiesta', cambio: 'borrado' }, 'Noticia Fiesta borrada'],
    [
      {
        tipo: 'partido',
        nombre: 'Robledal (14-11-2026)',
        detalle: ['goles_anotados', 'resultado', 'detalles', 'fecha_date', 'hora_str'],
      },
      'Partido Robledal (14-11-2026) cambiado: marcador, goles, tarjetas y cambios, fecha y hora',
    ],
    [
      { tipo: 'estadisticas_equipo', nombre: '2026/27', detalle: ['posicion'] },
      'Puesto y balance de 2026/27, a mano: posición',
    ],
    [
      { tipo: 'estadisticas_jugadores', nombre: '2026/27', detalle: ['Ximo L.', 'Álex R.'] },
      'Números de los jugadores de 2026/27, a mano: Ximo L., Álex R.',
    ],
  ])('a changed record: %o', (fields, text) => {
    expect(changeText(change(fields))).toBe(text);
  });

  it('shows an account without its domain', () => {
    expect(['admin@club.example', 'importacion'].map(actorText)).toEqual(['admin', 'importacion']);
  });
});

it('deleted records are in the trash; operations that erase data for good cannot be restored', () => {
  expect([operation(1, 'borrado'), operation(1)].map(isDeletion)).toEqual([true, false]);
  const erasing = { ...operation(1), accion: 'anonimizarJugador' };
  expect([operation(1), erasing].map(isRestorable)).toEqual([true, false]);
});

describe('the history', () => {
  const shown = () => screen.queryAllByRole('button', { name: /^Restaurar: / });

  it('is read page by page', async () => {
    const server = new ClubServer();
    const all = Array.from({ length: 25 }, (_, n) => operation(n));
    server.on(endpoints.fetchHistorial, ({ query }) => {
      const from = all.findIndex(({ _id }) => _id === query.get('antes')) + 1;
      return accept(all.slice(from, from + 20));
    });
    const { user } = openPanel('/admin/historial', { server });
    await heading('Historial y papelera');
    await waitFor(() => expect(shown()).toHaveLength(20));
    await user.click(screen.getByRole('button', { name: 'Ver más' }));
    await waitFor(() => expect(shown()).toHaveLength(25));
    expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
  });

  it('restores after a confirmation, shows the reason of a refusal, and can show the trash only', async () => {
    const server = new ClubServer();
    server.on(endpoints.fetchHistorial, () => accept([operation(2, 'borrado'), operation(1)]));
    server.on(endpoints.restaurar, ({ id }) =>
      id === 'o1'
        ? refuse('restauracion-en-conflicto', 'ya no está')
        : accept({ success: true, msg: 'Hecho.', _id: id, id, data: operation(3) }),
    );
    const { user } = openPanel('/admin/historial', { server });
    await user.click(
      await screen.findByRole('button', { name: 'Restaurar: Equipo Unión 1 creado' }),
    );
    await answer(user, '¿Dejar todo como antes de este cambio?', 'Restaurar');
    await refusal('No se puede restaurar: ya no está.');
    await user.click(screen.getByLabelText('Solo la papelera (lo borrado)'));
    expect(shown()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Restaurar: Equipo Unión 2 borrado' }));
    await answer(user, '¿Dejar todo como antes de este cambio?', 'Restaurar');
    await success('operación restaurada!');
    expect(server.made('fetchHistorial').length).toBeGreaterThanOrEqual(2);
  });
});
