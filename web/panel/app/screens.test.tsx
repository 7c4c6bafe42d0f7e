import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NEW_PARTIDO } from '../partidos/partido-values';
import { ClubServer } from '../testing/club-server';
import { answer, dialog, fill, openPanel, pasteBox, success } from '../testing/open-panel';

it('matches are changed and deleted', async () => {
  const { user, server } = openPanel('/admin/partidos');
  const which = 'contra Atlético Robledal, 21-11-2026';
  await user.click(await screen.findByRole('button', { name: `Editar partido ${which}` }));
  const edit = await dialog('Editar partido');
  await user.selectOptions(await edit.findByLabelText('Estado'), 'aplazado');
  const controls = screen.getByRole('dialog').querySelectorAll('[name]');
  const names = Array.from(controls, (control) => control.getAttribute('name'));
  expect(names).toEqual(expect.arrayContaining(Object.keys(NEW_PARTIDO)));
  await user.click(edit.getByRole('button', { name: 'Guardar' }));
  await success('partido actualizado!');
  expect(server.club.partidos[0]?.estado).toBe('aplazado');
  await user.click(await screen.findByRole('button', { name: `Borrar partido ${which}` }));
  await answer(user, /^¿Seguro que quieres borrar este partido/, 'Borrar');
  await success('partido borrado!');
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: `Editar partido ${which}` })).toBeNull();
  });
});

it('matches with a sheet have a fixed state, and what somebody else has saved is not overwritten (regla 24)', async () => {
  const server = new ClubServer();
  const played = server.club.partidos.find(({ jugado }) => jugado);
  if (!played) throw new Error('the club has a played match');
  // As stored before regla 24. Saving the form corrects it.
  server.club.partidos = server.club.partidos.map((one) =>
    one === played ? { ...one, estado: 'aplazado' } : one,
  );
  const { user } = openPanel(`/admin/partidos?editar=${played._id}`, { server });
  const estado = await screen.findByLabelText<HTMLSelectElement>('Estado');
  const edit = await dialog('Editar partido');
  expect([estado.value, estado.disabled]).toEqual(['finalizado', true]);
  edit.getByText('Tiene ficha: para aplazarlo o suspenderlo, anula antes la ficha.');
  await user.click(edit.getByRole('button', { name: 'Guardar' }));
  await success('partido actualizado!');
  expect(server.club.partidos.find(({ _id }) => _id === played._id)?.estado).toBe('finalizado');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByLabelText(/^Editar partido contra Atl/));
  const other = await dialog('Editar partido');
  await user.selectOptions(await other.findByLabelText('Estado'), 'aplazado');
  server.club.partidos = server.club.partidos.map((one) => ({ ...one, version: one.version + 1 }));
  await user.click(other.getByRole('button', { name: 'Guardar' }));
  await other.findByText(/^Alguien ha guardado este partido después/);
  expect(other.getByLabelText<HTMLSelectElement>('Estado').value).toBe('aplazado');
});

it('matches are pasted from a spreadsheet, with the rivals, competitions and grounds that they need', async () => {
  const server = new ClubServer();
  const { user } = openPanel('/admin/partidos', { server });
  const box = await pasteBox(user, 'partidos');
  await fill(
    user,
    box.getByLabelText('Filas de partidos'),
    [
      'Fecha;Hora;Rival;Local/Visitante;Competición;Campo',
      '3/5/2031;18:30;Deportivo Pegado;L;Liga Pegada;La Vega',
      '10/5/2031;12:00;Deportivo Pegado;V;Liga Pegada;Otro campo',
      '45/5/2031;12:00;Deportivo Pegado;V;Liga Pegada;Otro campo',
    ].join('\n'),
  );
  await box.findByText('3 filas: 2 por crear, 0 que ya existen, 1 con errores.');
  box.getByText(/rival «Deportivo Pegado».*: aún no existen\./);
  await user.click(box.getByLabelText('Crearlos también'));
  await box.findByText(/0 por crear/);
  await user.click(box.getByLabelText('Crearlos también'));
  await user.click(box.getByRole('button', { name: 'Crear 2 partidos' }));
  await success('2 partidos creados! Queda 1 sin crear.');
  expect(server.club.equipos.filter(({ nombre }) => nombre.includes('Pegado'))).toHaveLength(1);
});
