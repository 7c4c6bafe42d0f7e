import { accept, INITIAL_SETTINGS, endpoints, refuse } from '@club/shared';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi, describe } from 'vitest';
import { HELPER, createAccess } from '../testing/access';
import { ClubServer } from '../testing/club-server';
import { answer, fill, heading, openPanel, refusal } from '../testing/open-panel';
import { adminPaths } from '../app/admin-paths';
import { assignEscudos } from './rival-crests';
import { isDone, SETUP_STEPS, type SetupData, nextSetupStep } from './steps';

const { slugs_anteriores: _before, ...SETTINGS } = INITIAL_SETTINGS;

function openScreen(isDemo = true) {
  const server = new ClubServer();
  server.on(endpoints.fetchAjustes, () => accept({ ...SETTINGS, nombre: 'CD Encina' }));
  return openPanel(adminPaths.miClub, { server, isDemo });
}

const button = () =>
  screen.findByRole<HTMLButtonElement>('button', { name: 'Vaciar y empezar mi club' });

it('the demonstration is named on each screen, with a link to start a real club for an administrator', async () => {
  const { unmount } = openPanel('/admin/campos', { isDemo: true });
  await heading('Campos');
  screen.getByText('Este club es de demostración.');
  expect(screen.getByRole('link', { name: 'Empezar mi club' }).getAttribute('href')).toBe(
    '/admin/mi-club',
  );
  unmount();
  openPanel('/admin/mi-clave', { isDemo: true, access: createAccess(HELPER) });
  await screen.findByText(/^Este club es de demostración/);
  expect(screen.queryByRole('link', { name: 'Empezar mi club' })).toBeNull();
});

it('the demonstration is emptied after its name was typed, the backup declined and the question confirmed; a refusal is shown', async () => {
  const { user, server } = openScreen();
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  server.on(endpoints.vaciarClub, () => accept({ success: true, msg: 'club vaciado!' }));
  server.once(endpoints.vaciarClub, refuse('club-propio'));
  const confirm = async () => {
    await user.click(await button());
    await answer(user, /^¿Borrar todo/, 'Borrarlo todo');
  };
  expect((await button()).disabled).toBe(true);
  await fill(user, screen.getByLabelText('Escribe «CD Encina» para confirmarlo'), 'CD Encina');
  expect((await button()).disabled).toBe(true);
  await user.click(screen.getByLabelText('No quiero copia de la demostración'));
  await user.click(await button());
  await answer(user, '¿Borrar todo lo que hay en «CD Encina»?', 'Cancelar');
  expect(server.made('vaciarClub')).toEqual([]);
  await confirm();
  await refusal('Este club no es el de demostración: no se vacía.');
  expect(assign).not.toHaveBeenCalled();
  await confirm();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(adminPaths.empezar));
  const bodies = server.made('vaciarClub').map(({ body }) => body);
  expect(bodies).toEqual([{ nombre: 'CD Encina' }, { nombre: 'CD Encina' }]);
});

it('a real club cannot be emptied, and no demonstration is mentioned', async () => {
  openScreen(false);
  await screen.findByText(/aquí no hay nada que vaciar/);
  expect(screen.queryByText('Este club es de demostración.')).toBeNull();
  expect(screen.queryByRole('button', { name: /Vaciar/ })).toBeNull();
});

/** A server with an empty club. */
function createServer() {
  const server = new ClubServer();
  server.empty();
  return server;
}

describe('the way to the setup assistant', () => {
  it('is not for helpers', async () => {
    const server = createServer();
    openPanel('/admin', { server, access: createAccess(HELPER) });
    await heading('Administración');
    expect(server.made('fetchTemporadas')).toEqual([]);
  });

  it('is a link in the home while the season has no matches', async () => {
    const server = createServer();
    server.club.temporadas.push({ _id: 't1', nombre: '2026/27' });
    openPanel('/admin', { server });
    await screen.findByText('La temporada aún no tiene partidos: sigue con los primeros pasos.');
    screen.getByRole('link', { name: 'Seguir' });
  });

  it('leads first to the emptying of the club, if that was interrupted', async () => {
    const server = createServer();
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

const EMPTY: SetupData = {
  ajustes: INITIAL_SETTINGS,
  temporadas: [],
  competiciones: [],
  equipos: [],
  campos: [],
  jugadores: [],
  partidos: [],
};
const withData = (fields: Partial<Record<keyof SetupData, unknown>>): SetupData =>
  ({ ...EMPTY, ...fields }) as SetupData;
const settings = (fields: object) => withData({ ajustes: { ...INITIAL_SETTINGS, ...fields } });

describe('the steps of the setup assistant', () => {
  it('are all open for an empty club', () => {
    expect(SETUP_STEPS.filter((step) => isDone(step, EMPTY))).toEqual([]);
    expect(nextSetupStep(EMPTY)).toBe('club');
  });

  it.each([
    ['club', settings({ nombre: 'UD Roja' })],
    ['escudo', settings({ escudo: { disponible: true, iniciales: 'UR' } })],
    ['escudo', settings({ colores: { primario: '#ff0000', secundario: '#ffffff' } })],
    ['patrocinadores', settings({ contacto: { ...INITIAL_SETTINGS.contacto, email: 'a@b.es' } })],
    ['patrocinadores', settings({ patrocinadores: [{}] })],
    ['temporada', withData({ temporadas: [{ _id: 't', nombre: '2026/27' }] })],
    ['rivales', withData({ competiciones: [{}], equipos: [{}] })],
    ['jugadores', withData({ jugadores: [{}] })],
    ['calendario', withData({ partidos: [{}] })],
  ] as const)('%s is done when its data exists', (step, data) => {
    expect(SETUP_STEPS.filter((one) => isDone(one, data))).toEqual([step]);
  });

  it('are done only with all their data; the first that is not done comes next', () => {
    expect(isDone('rivales', withData({ equipos: [{}] }))).toBe(false);
    expect(nextSetupStep(settings({ nombre: 'UD Roja' }))).toBe('escudo');
  });
});

const EQUIPOS = [
  { _id: 'a', nombre: 'Atlético Robledal' },
  { _id: 'b', nombre: 'CF Sotillo' },
  { _id: 'c', nombre: 'Robledal B' },
];

const named = (...names: string[]) => names.map((name) => ({ name }));
const assign = (...names: string[]) => {
  const { escudos, surplus } = assignEscudos(named(...names), EQUIPOS);
  return {
    escudos: escudos.map(({ equipo, file }) => [equipo._id, file.name]),
    surplus: surplus.map(({ name }) => name),
  };
};

describe('assigning crests by file name', () => {
  it('finds the team despite differences in spelling', () => {
    expect(assign('ATLETICO_ROBLEDAL.png', 'escudo-sotillo.svg', 'Robledal B.jpg')).toEqual({
      escudos: [
        ['a', 'ATLETICO_ROBLEDAL.png'],
        ['b', 'escudo-sotillo.svg'],
        ['c', 'Robledal B.jpg'],
      ],
      surplus: [],
    });
  });

  it('leaves out files that match several teams, none, or a team that already has one', () => {
    expect(
      assign('robledal.png', 'IMG_1234.png', 'escudo.png', 'sotillo.png', 'cf sotillo.png'),
    ).toEqual({
      escudos: [['b', 'sotillo.png']],
      surplus: ['robledal.png', 'IMG_1234.png', 'escudo.png', 'cf sotillo.png'],
    });
  });
});
