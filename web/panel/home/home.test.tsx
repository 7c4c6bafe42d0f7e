import { accept, endpoints, type Home, kickoffFromInstant } from '@club/shared';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADMIN, HELPER, createAccess } from '../testing/access';
import { ClubServer } from '../testing/club-server';
import { heading, openPanel } from '../testing/open-panel';

const HOUR_MS = 60 * 60 * 1000;

/** A server with one match in `hours` hours and one played a month ago. */
function serverWith(hours: number, inicio: Partial<Home> = {}): ClubServer {
  const server = new ClubServer();
  const kickoffIn = (fromNow: number) =>
    kickoffFromInstant(new Date(Date.now() + fromNow * HOUR_MS).toISOString());
  server.club.partidos = server.club.partidos
    .filter(({ temporada_id: temporadaId }) => temporadaId === 't2')
    .map((partido) => ({ ...partido, ...kickoffIn(partido._id === 'p1' ? hours : -30 * 24) }));
  server.inicio = { con_cronica: ['p0'], copia: new Date().toISOString(), ...inicio };
  return server;
}
const UP_TO_DATE = { puesto: { posicion: 3, posicion_el: new Date().toISOString() } };
const tasks = () =>
  within(screen.getByRole('list', { name: 'Pendiente' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the home of the administrator', () => {
  it('lists tasks, most urgent first, each with its link, and what is good to know', async () => {
    const server = serverWith(24 * 20, {
      puesto: { posicion: null },
      auditoria: { temporada_id: 't2', cuando: '2026-11-20T00:05:00.000Z', diferencias: 1 },
      copia: '2020-11-03T10:00:00.000Z',
      sin_campo: ['p1'],
      fotos: { cuantas: 48, bytes: 12_897_485 },
      sin_consentimiento: 2,
    });
    openPanel('/admin', { server });
    await heading('Administración');
    await screen.findByText('Sin campo: CD Encina - Atlético Robledal');
    screen.getByText('Bienvenido al menú de administrador');
    screen.getByText('Fotos guardadas: 48 (12,3 MB)');
    screen.getByText(/Última copia de seguridad: 3 nov 2020, 11:00/);
    screen.getByText(/2 jugadores no dejan publicar/);
    expect(tasks()).toEqual([
      ['Poner campo', '/admin/partidos?editar=p1'],
      ['Actualizar posición', '/admin/estadisticas'],
      ['Ver qué no cuadra', '/admin/estadisticas'],
      ['Descargar una copia', '/admin/copia'],
    ]);
    expect(screen.queryByText('Nada pendiente. Todo al día.')).toBeNull();
    expect(new Set(server.calls.map(({ name }) => name))).toEqual(
      new Set(['fetchInicio', 'fetchSancionados']),
    );
  });

  it('says that there is nothing to do, and who misses the next match; reloads when shown again', async () => {
    const server = serverWith(24 * 20, UP_TO_DATE);
    const suspension = { jugador_id: 'ana', nombre_con_inicial: 'Ana P.', motivo: 'roja' } as const;
    server.on(endpoints.fetchSancionados, () => accept([suspension]));
    openPanel('/admin', { server });
    await screen.findByText('Nada pendiente. Todo al día.');
    screen.getByText('No hay partido. El próximo:');
    await screen.findByText('Sancionados: Ana P. (roja)');
    expect(screen.queryByRole('list', { name: 'Pendiente' })).toBeNull();
    const action = screen.getByRole('link', { name: /^Convocatoria: .*Robledal/ });
    expect(action.getAttribute('href')).toBe('/admin/partidos/p1/convocatoria');
    server.inicio = { ...server.inicio, puesto: { posicion: null } };
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText('Falta la posición en la liga');
  });

  it('lists matches that lack a sheet: three at first, and all on request', async () => {
    const server = serverWith(-30 * 24, UP_TO_DATE);
    const [first] = server.club.partidos;
    if (!first) throw new Error('the club has no match');
    server.club.partidos.push(
      ...['a', 'b', 'c'].map((_id) => ({ ...first, _id, nombre_equipo: `Rival ${_id}` })),
    );
    const { user } = openPanel('/admin', { server });
    const more = await screen.findByRole('button', { name: 'Ver 1 más' });
    expect(tasks()).toHaveLength(3);
    await user.click(more);
    expect(tasks()).toHaveLength(4);
    expect(new Set(tasks().map(([label]) => label))).toEqual(new Set(['Apuntar el acta']));
  });

  it('lists changes with their author, and marks those since the last visit', async () => {
    const change = (operacion_id: string, quien: string, cuando: string) => ({
      operacion_id,
      accion: 'addPartido',
      descripcion: 'Crea un partido',
      quien,
      cuando,
      sobre: 'Rival CF (14-11-2026)',
    });
    const old = change('o1', 'otra@club.example', '2026-11-20T10:00:00.000Z');
    const server = serverWith(24 * 20, { ...UP_TO_DATE, cambios: [old] });
    const first = openPanel('/admin', { server });
    await screen.findByText('Crea un partido: Rival CF (14-11-2026)');
    expect(screen.queryByText('Nuevo')).toBeNull();
    first.unmount();
    const mine = change('o2', ADMIN.email, '2026-11-20T11:00:00.000Z');
    const others = change('o3', 'otra@club.example', '2026-11-20T12:00:00.000Z');
    server.inicio = { ...server.inicio, cambios: [others, mine, old] };
    openPanel('/admin', { server });
    await screen.findByText(/^Tú · /);
    const items = within(screen.getByRole('list', { name: 'Últimos cambios' })).getAllByRole(
      'listitem',
    );
    expect(items.map((item) => item.textContent.includes('Nuevo'))).toEqual([true, false, false]);
  });
});

describe('«Esta semana»', () => {
  it.each([
    [1, 'Desde la banda', '/admin/partidos/p1/banda'],
    [-4, 'Apuntar el acta', '/admin/partidos/p1'],
  ])('a match in %i hours has one action there, and no task: %s', async (hours, label, to) => {
    openPanel('/admin', { server: serverWith(hours, UP_TO_DATE) });
    const link = await screen.findByRole('link', { name: new RegExp(`^${label}: .*Robledal`) });
    expect(link.getAttribute('href')).toBe(to);
    await screen.findByText('Nada pendiente. Todo al día.');
  });

  it('leads to the federation’s calendar if no match is to come', async () => {
    const server = serverWith(24, UP_TO_DATE);
    server.club.partidos = server.club.partidos.filter(({ _id }) => _id !== 'p1');
    const { user } = openPanel('/admin', { server });
    await user.click(await screen.findByRole('link', { name: 'Pegar calendario' }));
    await screen.findByRole('group', { name: 'Pegar calendario' });
  });
});

it('the home of a helper lists the matches that he may enter, from public data', async () => {
  const server = serverWith(-30);
  openPanel('/admin', { server, access: createAccess(HELPER) });
  await screen.findByText('Sin acta: CD Encina - Atlético Robledal');
  expect(tasks()).toEqual([['Apuntar el acta', '/admin/partidos/p1']]);
  expect(new Set(server.calls.map(({ name }) => name))).toEqual(new Set(['fetchNextGames']));
});
