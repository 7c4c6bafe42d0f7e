import { type Evento, endpoints, refuse } from '@club/shared';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClubServer } from '../testing/club-server';
import { fill, heading, openPanel, refusal, success } from '../testing/open-panel';

const PATH = '/admin/partidos/p1/convocatoria';
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

/** A server on which Ana was sent off in the last match. */
function withSuspension() {
  const server = new ClubServer();
  server.club.partidos = server.club.partidos.map((partido) => {
    if (partido._id !== 'p0' || !partido.mvp) return partido;
    const card: Evento = { evento: 'tarjeta roja', autor: partido.mvp };
    return { ...partido, detalles: { ...partido.detalles, segunda_parte: [card] } };
  });
  return server;
}

it('a call-up is chosen and saved with its meeting place; «Marcar a todos» leaves out who is suspended', async () => {
  const { user, server } = openPanel(PATH, { server: withSuspension() });
  await heading('Convocatoria');
  await screen.findByText('Sancionado: roja');
  // A suspended player can be called up, but one by one.
  await user.click(screen.getByRole('button', { name: 'Marcar a todos' }));
  expect((await box(/Ana P\.$/)).checked).toBe(false);
  await user.click(await box(/Ana P\.$/));
  await user.click(await box(/Eva R\.$/));
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
  expect((await box(/Ida S\.$/)).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Hora de la cita').value).toBe('09:30');
  server.once(endpoints.putConvocatoria, refuse('convocatoria-de-jugado'));
  await user.click(await box(/Bea Q\.$/));
  await user.click(screen.getByRole('button', { name: 'Guardar convocatoria' }));
  await refusal(/./);
  expect((await box(/Bea Q\.$/)).checked).toBe(true);
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
