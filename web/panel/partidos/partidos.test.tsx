import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, describe } from 'vitest';
import { SENT_OFF } from '../testing/club';
import { ClubServer } from '../testing/club-server';
import {
  dialog,
  fill,
  openPanel,
  pasteBox,
  success,
  heading,
  refusal,
} from '../testing/open-panel';
import { endpoints, refuse, updatePartidoSchema, createPartidoSchema } from '@club/shared';
import { buildPartido, DESCRIBED_PARTIDO } from '../../../shared/src/testing/partido-builder';
import { changeBody, creationBody, formValues, missingText, NEW_PARTIDO } from './partido-values';

it('matches with a sheet have a fixed state, and what somebody else has saved is not overwritten (regla 24)', async () => {
  const server = new ClubServer();
  const played = server.club.partidos.find(({ jugado }) => jugado);
  if (!played) throw new Error('the club has a played match');
  // Older releases stored such a status (regla 24). Saving the form corrects it.
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

const PATH = '/admin/partidos/p1/convocatoria';
const findTickBox = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

it('a call-up is chosen and saved with its meeting place; «Marcar a todos» leaves out who is suspended', async () => {
  const { user, server } = openPanel(PATH);
  server.sancionados = [SENT_OFF];
  await heading('Convocatoria');
  await screen.findByText('Sancionado: roja');
  // A suspended player can be called up, but one by one.
  await user.click(screen.getByRole('button', { name: 'Marcar a todos' }));
  expect((await findTickBox(/Ana P\.$/)).checked).toBe(false);
  await user.click(await findTickBox(/Ana P\.$/));
  await user.click(await findTickBox(/Eva R\.$/));
  screen.getByText('2 convocados');
  await fill(user, screen.getByLabelText('Lugar de la cita'), 'El bar');
  await user.click(screen.getByRole('switch', { name: /^Publicada/ }));
  await user.click(screen.getByRole('button', { name: 'Guardar convocatoria' }));
  await success('convocatoria guardada!');
  expect(server.callUps.get('p1')).toEqual({
    jugadores: ['bea', 'ana'],
    lugar: 'El bar',
    publica: true,
  });
});

it('a stored call-up shows its players, also former ones; a refusal keeps what was entered', async () => {
  const server = new ClubServer();
  server.callUps.set('p1', { jugadores: ['ida'], hora_str: '09:30', publica: false });
  const { user } = openPanel(PATH, { server });
  expect((await findTickBox(/Ida S\.$/)).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Hora de la cita').value).toBe('09:30');
  server.once(endpoints.putConvocatoria, refuse('convocatoria-de-jugado'));
  await user.click(await findTickBox(/Bea Q\.$/));
  await user.click(screen.getByRole('button', { name: 'Guardar convocatoria' }));
  await refusal(/./);
  expect((await findTickBox(/Bea Q\.$/)).checked).toBe(true);
});

it('only an unplayed match has a call-up, and its row links to it', async () => {
  const { unmount } = openPanel('/admin/partidos/p0/convocatoria');
  await screen.findByText('Este partido ya se ha jugado.');
  unmount();
  openPanel('/admin/partidos');
  const links = await screen.findAllByRole('link', { name: /^Convocatoria / });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([PATH]);
  within(document.body).getByRole('link', { name: /^Convocatoria contra Atlético Robledal/ });
});

const COMPLETE = {
  ...NEW_PARTIDO,
  equipo_id: 'rival',
  competicion_id: 'liga',
  campo_id: 'campo',
  fecha_str: '2027-03-09',
};

describe('the match form', () => {
  it.each([
    [NEW_PARTIDO, 'Falta por elegir: el rival, la competición, el campo y la fecha.'],
    [{ ...COMPLETE, hora_str: '' }, 'Falta por elegir: la hora.'],
    [COMPLETE, undefined],
  ])('names what is missing', (values, text) => {
    expect(missingText(values)).toBe(text);
  });

  it('starts with a home match at 10:00, and writes the date in the API’s format', () => {
    expect(createPartidoSchema.parse(creationBody(COMPLETE, 't1'))).toEqual({
      equipo_id: 'rival',
      competicion_id: 'liga',
      campo_id: 'campo',
      local: true,
      fecha_str: '09-03-2027',
      hora_str: '10:00',
      temporada_id: 't1',
    });
  });

  it('sends an empty field only to clear a stored value', () => {
    const empty = { ...COMPLETE, campo_id: '' };
    expect(creationBody(empty, 't1')).not.toHaveProperty('campo_id');
    expect(changeBody(empty, 'programado', { version: 4 })).not.toHaveProperty('campo_id');
    expect(changeBody(empty, 'programado', { version: 4, campo_id: 'campo' }).campo_id).toBe('');
  });

  it('sends the match as it is if nothing was changed', () => {
    const partido = buildPartido(DESCRIBED_PARTIDO);
    const { estado, version, ...values } = formValues(partido);
    expect(partido).toMatchObject(changeBody(values, estado, { ...partido, version }));
    const created = creationBody(values, undefined);
    expect(partido).toMatchObject(created);
    expect(Object.keys(created).sort()).toEqual(Object.keys(NEW_PARTIDO).sort());
  });

  it('removes each optional field that is emptied', () => {
    const partido = buildPartido(DESCRIBED_PARTIDO);
    const { estado, version, ...values } = formValues(partido);
    const optional = Object.entries(NEW_PARTIDO)
      .filter(
        ([field, value]) => value === '' && missingText({ ...values, [field]: '' }) === undefined,
      )
      .map(([field]) => field);
    expect(optional).toContain('jornada');
    for (const field of optional) {
      const body = changeBody({ ...values, [field]: '' }, estado, { ...partido, version });
      expect(updatePartidoSchema.parse(body)).toHaveProperty(field);
    }
  });
});
