import { accept, endpoints, INITIAL_SETTINGS } from '@club/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ClubServer, serveSettings } from '../testing/club-server';
import { HELPER, createAccess } from '../testing/access';
import { fill, heading, openPanel, success } from '../testing/open-panel';
import { assignEscudos } from './rival-crests';
import { isDone, SETUP_STEPS, type FirstData, nextSetupStep } from './steps';

/** A server with an empty club. */
function createServer() {
  const server = new ClubServer();
  server.empty();
  return { server, ...serveSettings(server) };
}

const paso = (name: string) =>
  screen.findByRole('heading', { level: 2, name: new RegExp(`^Paso \\d de 8: ${name}$`) });
const next = () => screen.getByRole('link', { name: /^(Siguiente|Dejar para luego): / });
const done = () =>
  within(screen.getByRole('navigation', { name: 'Pasos' }))
    .getAllByTitle('Hecho')
    .map((mark) => mark.closest('a')?.textContent.replace('Hecho', ''));

describe('an empty club', () => {
  it('opens the assistant and asks each thing about the club once', async () => {
    const { server, ajustes } = createServer();
    const { user, router } = openPanel('/admin', { server });
    await heading('Empezar mi club');
    expect(router.state.location.pathname).toBe('/admin/empezar');
    await paso('El club');
    const club = within(await screen.findByRole('form', { name: 'El club' }));
    await fill(user, club.getByLabelText(/^Nombre/), 'UD Roja Ñandú');
    expect(club.getByLabelText<HTMLInputElement>(/^Dirección/).value).toBe('ud-roja-nandu');
    await user.click(club.getByRole('button', { name: 'Guardar' }));
    await success('¡Club guardado!');
    expect(ajustes()).toMatchObject({
      nombre: 'UD Roja Ñandú',
      slug: 'ud-roja-nandu',
      escudo: { iniciales: 'RÑ' },
    });
    await waitFor(() => expect(done()).toEqual(['1. El club']));
    await user.click(next());
    await paso('Escudo y colores');
    // The notice of another step is hidden, and the skip button names this step.
    expect(screen.queryByText('¡Club guardado!')).toBeNull();
    expect(next().textContent).toBe('Dejar para luego: Escudo y colores');
  });

  it('loses nothing when the connection drops half-way: a retry creates the rest', async () => {
    const { server } = createServer();
    const { user, unmount } = openPanel('/admin/empezar/rivales', { server });
    const rivales = Array.from({ length: 6 }, (_, index) => `Rival ${String(index + 1)}`);
    await fill(user, await screen.findByLabelText('Filas de rivales'), rivales.join('\n'));
    server.on(endpoints.addEquipo, ({ body }) => {
      const record = { _id: `e${String(server.club.equipos.length)}`, ...body };
      server.club.equipos.push(record);
      // The connection drops after the fourth.
      if (server.club.equipos.length === 4) server.isReachable = false;
      return accept({ success: true, msg: 'ok', _id: record._id, id: record._id, data: record });
    });
    await user.click(screen.getByRole('button', { name: 'Crear 6 rivales' }));
    await success('4 rivales creados! Quedan 2 sin crear.');
    screen.getByText(/^Rival 5: No hay conexión/);
    expect(screen.queryByText(/^Rival 6: /)).toBeNull();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Filas de rivales').value).toBe(
      'Rival 5\nRival 6',
    );
    window.dispatchEvent(new Event('pagehide'));
    unmount();

    // After the tab was closed, the pasted text and the created rivals are still there.
    server.isReachable = true;
    const again = openPanel('/admin/empezar/rivales', { server });
    await again.user.click(await screen.findByRole('button', { name: 'Recuperar' }));
    await screen.findByText('2 filas: 2 por crear, 0 que ya existen, 0 con errores.');
    await again.user.click(screen.getByRole('button', { name: 'Crear 2 rivales' }));
    await success('2 rivales creados!');
    expect(server.club.equipos.map(({ nombre }) => nombre)).toEqual(rivales);
  });

  it('shows a helper nothing of it', async () => {
    const { server } = createServer();
    openPanel('/admin', { server, access: createAccess(HELPER) });
    await heading('Administración');
    expect(server.made('fetchTemporadas')).toEqual([]);
  });
});

describe('a club in its first season', () => {
  it('is reminded on Inicio of what that season lacks, but not later', async () => {
    const { server } = createServer();
    server.club.temporadas.push({ _id: 't1', nombre: '2026/27' });
    openPanel('/admin', { server });
    await screen.findByText('La temporada aún no tiene partidos: sigue con los primeros pasos.');
    screen.getByRole('link', { name: 'Seguir' });
  });

  it('first finishes an emptying that was interrupted', async () => {
    const { server } = createServer();
    server.on(endpoints.fetchImportacion, () =>
      accept({
        importacion: {
          empezada: '2026-11-21T10:00:00.000Z',
          fotos: 0,
          recibidas: 0,
          vaciado: true as const,
        },
      }),
    );
    const { user } = openPanel('/admin/empezar', { server });
    await user.click(await screen.findByRole('button', { name: 'Terminar de vaciar' }));
    await waitFor(() => expect(server.made('vaciarClub')).toHaveLength(1));
  });
});

const EMPTY: FirstData = {
  ajustes: INITIAL_SETTINGS,
  temporadas: [],
  competiciones: [],
  equipos: [],
  campos: [],
  jugadores: [],
  partidos: [],
};
const withData = (fields: Partial<Record<keyof FirstData, unknown>>): FirstData =>
  ({ ...EMPTY, ...fields }) as FirstData;
const ajustes = (fields: object) => withData({ ajustes: { ...INITIAL_SETTINGS, ...fields } });

describe('the steps of the setup assistant', () => {
  it('are all open for an empty club', () => {
    expect(SETUP_STEPS.filter((paso) => isDone(paso, EMPTY))).toEqual([]);
    expect(nextSetupStep(EMPTY)).toBe('club');
  });

  it.each([
    ['club', ajustes({ nombre: 'UD Roja' })],
    ['escudo', ajustes({ escudo: { disponible: true, iniciales: 'UR' } })],
    ['escudo', ajustes({ colores: { primario: '#ff0000', secundario: '#ffffff' } })],
    ['patrocinadores', ajustes({ contacto: { ...INITIAL_SETTINGS.contacto, email: 'a@b.es' } })],
    ['patrocinadores', ajustes({ patrocinadores: [{}] })],
    ['temporada', withData({ temporadas: [{ _id: 't', nombre: '2026/27' }] })],
    ['rivales', withData({ competiciones: [{}], equipos: [{}] })],
    ['jugadores', withData({ jugadores: [{}] })],
    ['calendario', withData({ partidos: [{}] })],
  ] as const)('%s is derived from the data', (paso, data) => {
    expect(SETUP_STEPS.filter((one) => isDone(one, data))).toEqual([paso]);
  });

  it('need all their data, and continue at the first that is not done', () => {
    expect(isDone('rivales', withData({ equipos: [{}] }))).toBe(false);
    expect(nextSetupStep(ajustes({ nombre: 'UD Roja' }))).toBe('escudo');
  });
});

const EQUIPOS = [
  { _id: 'a', nombre: 'Atlético Robledal' },
  { _id: 'b', nombre: 'CF Sotillo' },
  { _id: 'c', nombre: 'Robledal B' },
];

const named = (...names: string[]) => names.map((name) => ({ name }));
const given = (...names: string[]) => {
  const { escudos, sobran: surplus } = assignEscudos(named(...names), EQUIPOS);
  return {
    escudos: escudos.map(({ equipo, file }) => [equipo._id, file.name]),
    sobran: surplus.map(({ name }) => name),
  };
};

describe('assigning crests by file name', () => {
  it('finds the team despite differences in spelling', () => {
    expect(given('ATLETICO_ROBLEDAL.png', 'escudo-sotillo.svg', 'Robledal B.jpg')).toEqual({
      escudos: [
        ['a', 'ATLETICO_ROBLEDAL.png'],
        ['b', 'escudo-sotillo.svg'],
        ['c', 'Robledal B.jpg'],
      ],
      sobran: [],
    });
  });

  it('leaves out files that match several teams, none, or a team that already has one', () => {
    expect(
      given('robledal.png', 'IMG_1234.png', 'escudo.png', 'sotillo.png', 'cf sotillo.png'),
    ).toEqual({
      escudos: [['b', 'sotillo.png']],
      sobran: ['robledal.png', 'IMG_1234.png', 'escudo.png', 'cf sotillo.png'],
    });
  });
});
