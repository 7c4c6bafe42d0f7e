import {
  type Home,
  toDateFields,
  type Partido,
  type PartidoPreview,
  previewPartido,
} from '@club/shared';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADMIN, HELPER, createAccess } from '../testing/access';
import { EMPTY_HOME, SENT_OFF } from '../testing/club';
import { ClubServer } from '../testing/club-server';
import { heading, openPanel } from '../testing/open-panel';
import { isCampoUnconfirmed, isPartidoTask, pending, pendingOfPartidos } from './pending';
import { buildPartido } from '../../../shared/src/testing/partido-builder';

const HOUR_MS = 60 * 60 * 1000;

/** A server with one match in `hours` hours and one played a month ago. */
function serverWith(hours: number, home: Partial<Home> = {}): ClubServer {
  const server = new ClubServer();
  const kickoffIn = (fromNow: number) =>
    toDateFields(new Date(Date.now() + fromNow * HOUR_MS).toISOString());
  server.club.partidos = server.club.partidos
    .filter(({ temporada_id: temporadaId }) => temporadaId === 't2')
    .map((partido) => ({ ...partido, ...kickoffIn(partido._id === 'p1' ? hours : -30 * 24) }));
  server.home = { con_cronica: ['p0'], copia: new Date().toISOString(), ...home };
  return server;
}
const POSITION_ENTERED = { puesto: { posicion: 3, posicion_el: new Date().toISOString() } };
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
    const server = serverWith(24 * 20, POSITION_ENTERED);
    server.sancionados = [SENT_OFF];
    openPanel('/admin', { server });
    await screen.findByText('Nada pendiente. Todo al día.');
    screen.getByText('No hay partido. El próximo:');
    await screen.findByText('Sancionados: Ana P. (roja)');
    expect(screen.queryByRole('list', { name: 'Pendiente' })).toBeNull();
    const action = screen.getByRole('link', { name: /^Convocatoria: .*Robledal/ });
    expect(action.getAttribute('href')).toBe('/admin/partidos/p1/convocatoria');
    server.home = { ...server.home, puesto: { posicion: null } };
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText('Falta la posición en la liga');
  });

  it('lists matches that lack a sheet: three at first, and all on request', async () => {
    const server = serverWith(-30 * 24, POSITION_ENTERED);
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
    const change = (operacion_id: string, quien: string, at: string) => ({
      operacion_id,
      accion: 'addPartido',
      descripcion: 'Crea un partido',
      quien,
      cuando: at,
      sobre: 'Rival CF (14-11-2026)',
    });
    const old = change('o1', 'otra@club.example', '2026-11-20T10:00:00.000Z');
    const server = serverWith(24 * 20, { ...POSITION_ENTERED, cambios: [old] });
    const first = openPanel('/admin', { server });
    await screen.findByText('Crea un partido: Rival CF (14-11-2026)');
    expect(screen.queryByText('Nuevo')).toBeNull();
    first.unmount();
    const mine = change('o2', ADMIN.email, '2026-11-20T11:00:00.000Z');
    const others = change('o3', 'otra@club.example', '2026-11-20T12:00:00.000Z');
    server.home = { ...server.home, cambios: [others, mine, old] };
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
    openPanel('/admin', { server: serverWith(hours, POSITION_ENTERED) });
    const link = await screen.findByRole('link', { name: new RegExp(`^${label}: .*Robledal`) });
    expect(link.getAttribute('href')).toBe(to);
    await screen.findByText('Nada pendiente. Todo al día.');
  });

  it('leads to the federation’s calendar if no match is to come', async () => {
    const server = serverWith(24, POSITION_ENTERED);
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

const ZONE = 'Europe/Madrid';
/** A Saturday, 12:00 in Madrid. */
const NOW = new Date('2026-11-21T11:00:00.000Z');

const match = (_id: string, fecha_date: string, fields: Partial<Partido> = {}): PartidoPreview =>
  previewPartido(buildPartido({ _id, fecha_date, ...fields }));
const played = (_id: string, fecha_date: string) =>
  match(_id, fecha_date, { jugado: true, estado: 'finalizado', resultado: 'win' });

const UP_TO_DATE: Home = {
  ...EMPTY_HOME,
  temporada_id: 'temporada-1',
  puesto: { posicion: 3, posicion_el: '2026-11-21T10:00:00.000Z' },
  copia: '2026-11-20T10:00:00.000Z',
};
const CLUB = { now: NOW, zone: ZONE, nombre: 'CD Encina' } as const;
const pendingWith = (fields: Partial<Home>) => pending({ ...UP_TO_DATE, ...fields }, CLUB);
const listTasks = (fields: Partial<Home>) =>
  pendingWith(fields).map((one) =>
    isPartidoTask(one) ? `${one.kind} ${one.partido.partido_id}` : one.kind,
  );

describe('the task of a match', () => {
  it.each<[string, string, Partial<Partido>, string[]]>([
    ['in play since another day', '14T17:00', { estado: 'en_juego' }, ['en_juego p']],
    ['today, just kicked off', '21T10:00', {}, ['hoy p']],
    ['today, over by the clock', '21T07:59', {}, ['sin_ficha p']],
    ['tonight, after midnight UTC', '21T22:30', {}, ['hoy p']],
    ['tomorrow', '22T09:00', {}, []],
    ['kicked off yesterday at midnight', '20T22:30', {}, ['sin_ficha p']],
    ['finished without a sheet', '21T16:00', { estado: 'finalizado' }, ['sin_ficha p']],
    ['postponed, day to come', '28T17:00', { estado: 'aplazado' }, []],
    ['abandoned', '14T17:00', { estado: 'suspendido' }, ['sin_fecha p']],
    ['cancelled', '14T17:00', { estado: 'cancelado' }, []],
    ['to come, without a ground', '28T17:00', { campo_id: 'x' }, []],
  ])('%s', (_what, at, fields, expected) => {
    expect(listTasks({ partidos: [match('p', `2026-11-${at}:00.000Z`, fields)] })).toEqual(
      expected,
    );
  });

  it('is a missing ground, unless the match is today or past', () => {
    const partidos = [
      match('pasado', '2026-11-14T17:00:00.000Z'),
      match('hoy', '2026-11-21T16:00:00.000Z'),
      match('luego', '2026-11-28T17:00:00.000Z'),
    ];
    expect(listTasks({ partidos, sin_campo: ['pasado', 'hoy', 'luego'] })).toEqual([
      'hoy hoy',
      'sin_ficha pasado',
      'sin_campo luego',
    ]);
  });

  it('is a match report, for three weeks, unless a news item is linked', () => {
    const partidos = [
      played('viejo', '2026-10-31T10:59:00.000Z'),
      played('justo', '2026-10-31T11:00:00.000Z'),
      played('contado', '2026-11-07T17:00:00.000Z'),
      played('ultimo', '2026-11-14T17:00:00.000Z'),
    ];
    expect(listTasks({ partidos, con_cronica: ['contado'] })).toEqual([
      'sin_cronica ultimo',
      'sin_cronica justo',
    ]);
  });

  it('comes by urgency, then by kick-off: of past matches latest first, of coming ones soonest first', () => {
    const partidos = [
      match('c2', '2026-12-12T17:00:00.000Z', { nombre_campo: '?' }),
      match('c1', '2026-12-05T17:00:00.000Z', { nombre_campo: '?' }),
      played('j', '2026-11-08T17:00:00.000Z'),
      match('s1', '2026-11-07T17:00:00.000Z'),
      match('s2', '2026-11-14T17:00:00.000Z'),
      match('a', '2026-11-01T17:00:00.000Z', { estado: 'aplazado' }),
      match('h', '2026-11-21T16:00:00.000Z'),
      match('e', '2026-11-21T16:00:00.000Z', { estado: 'en_juego' }),
    ];
    expect(listTasks({ partidos })).toEqual([
      ...['en_juego e', 'hoy h', 'sin_ficha s2', 'sin_ficha s1'],
      ...['sin_fecha a', 'sin_cronica j', 'sin_campo c1', 'sin_campo c2'],
    ]);
  });

  it('depends on the day in the club’s time zone', () => {
    const partidos = [match('p', '2026-11-21T23:30:00.000Z')];
    const at = (zone: 'Europe/Madrid' | 'Atlantic/Canary') =>
      pendingOfPartidos(partidos, UP_TO_DATE, { ...CLUB, zone }).map(({ kind }) => kind);
    expect(at('Atlantic/Canary')).toEqual(['hoy']);
    expect(at('Europe/Madrid')).toEqual([]);
  });
});

describe('the tasks of the club', () => {
  const partidos = [played('p', '2026-11-14T17:00:00.000Z')];
  const con_cronica = ['p'];

  it('are none when all is well', () => {
    const auditoria = { temporada_id: 't', cuando: '2026-11-20T00:05:00.000Z', diferencias: 0 };
    expect(listTasks({ partidos, con_cronica, auditoria })).toEqual([]);
    expect(listTasks({ temporada_id: null, puesto: null, copia: null })).toEqual([]);
  });

  it.each([
    ['before the match', { posicion: 3, posicion_el: '2026-11-14T16:00:00.000Z' }, ['posicion']],
    ['after the last match', { posicion: 3, posicion_el: '2026-11-14T19:00:00.000Z' }, []],
    ['in a record that is gone', null, []],
  ])('if the league position was entered %s', (_when, puesto, expected) => {
    expect(listTasks({ partidos, con_cronica, puesto })).toEqual(expected);
  });

  it('do not include the position before the first match, nor because of another season', () => {
    const puesto = { posicion: null };
    expect(listTasks({ puesto })).toEqual([]);
    expect(listTasks({ partidos, con_cronica, puesto, temporada_id: 'otra' })).toEqual([]);
  });

  it.each([
    ['never', null, ['copia']],
    ['a month ago', '2026-10-22T11:00:00.000Z', []],
    ['longer ago', '2026-10-22T10:59:59.000Z', ['copia']],
  ])('with the last backup %s, in a club with data', (_when, copia, expected) => {
    expect(listTasks({ partidos, con_cronica, copia })).toEqual(expected);
    expect(listTasks({ fotos: { cuantas: 1, bytes: 5 }, copia })).toEqual(expected);
    expect(listTasks({ copia })).toEqual([]);
  });
});

it('a ground named as a placeholder counts as missing', () => {
  const unknown = ['Por confirmar', ' por determinar. ', 'Pendiente', '?', '--', 'Sin campo'];
  const known = ['Campo de la Pendiente', 'Pendiente del Río', 'El Encinar'];
  expect([...unknown, ...known].filter(isCampoUnconfirmed)).toEqual(unknown);
});

describe('the text of a task', () => {
  const away = {
    ...played('p', '2026-11-14T17:00:00.000Z'),
    local: false,
    goles_anotados: 3,
    goles_encajados: 1,
  };

  it('has the score once there is one, home side first', () => {
    expect(pendingWith({ partidos: [away] })).toMatchObject([
      {
        title: 'Sin crónica: Atlético Robledal 1 - 3 CD Encina',
        button: 'Escribir la crónica',
        to: '/admin/partidos/p/cronica',
      },
    ]);
  });

  it('says «Suspendido» for an abandoned match, not «Aplazado»', () => {
    const suspended = match('p', '2026-11-14T17:00:00.000Z', { estado: 'suspendido' });
    expect(pendingWith({ partidos: [suspended] })[0]?.title).toMatch(/^Suspendido: /);
  });

  const auditoria = { temporada_id: 't', cuando: '2026-11-20T00:05:00.000Z' };
  it.each<[Partial<Home>, RegExp]>([
    [{ copia: null }, /^Todavía no se ha descargado ninguna$/],
    [{ copia: '2026-10-01T10:00:00.000Z' }, /del 1 oct 2026, 12:00$/],
    [{ auditoria: { ...auditoria, diferencias: 1 } }, / 1 diferencia con/],
    [{ auditoria: { ...auditoria, diferencias: 2 } }, / 2 diferencias con/],
    [{ puesto: { posicion: null } }, /^Nadie la ha puesto todavía/],
    [{ puesto: { posicion: 3 } }, /contra Atlético Robledal, sáb, 14 nov$/],
  ])('about the club: %o', (fields, detail) => {
    const [task, ...others] = pendingWith({ partidos: [away], con_cronica: ['p'], ...fields });
    expect(task?.detail).toMatch(detail);
    expect(others).toEqual([]);
  });
});
