import { accept, endpoints } from '@club/shared';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ClubServer } from '../testing/club-server';
import { buildJugador, toPreview } from '../testing/club';
import { dialog, fill, openPanel, question, success } from '../testing/open-panel';
import {
  deletedPartidosText,
  deletionConsequences,
  nextName,
  summarizeTemporada,
  toTemporadaName,
} from './temporada-texts';

it('starting a season needs a name, shows a summary, and makes one call', async () => {
  const server = new ClubServer();
  const data = { _id: 't3', nombre: 'Temporada 2027/28' };
  server.on(endpoints.empezarTemporada, () =>
    accept({ success: true, msg: 'ok', _id: 't3', id: 't3', data }),
  );
  const { user } = openPanel('/admin/empezar-temporada', { server });
  const nombre = await screen.findByLabelText<HTMLInputElement>(/^Nombre/);
  expect(nombre.value).toBe(data.nombre);
  await user.clear(nombre);
  await user.click(screen.getByRole('button', { name: 'Revisar y empezar' }));
  await screen.findByText('No puede estar vacío.');
  expect(screen.queryByRole('alertdialog')).toBeNull();

  await fill(user, nombre, data.nombre);
  await fill(user, screen.getByLabelText(/^Competición nueva/), 'Copa');
  await user.click(screen.getByLabelText('8 · Eva R.'));
  await user.click(screen.getByRole('button', { name: 'Revisar y empezar' }));
  const asked = await question('¿Empezar «Temporada 2027/28»?');
  asked.getByText('Se va Eva R.; siguen 2.');
  expect(server.made('empezarTemporada')).toEqual([]);
  await user.click(asked.getByRole('button', { name: 'Empezar temporada' }));
  // The undo button is tested in e2e/panel-tour.
  await success('temporada Temporada 2027/28 empezada!');
  expect(server.made('empezarTemporada').map(({ body }) => body)).toEqual([
    { nombre: 'Temporada 2027/28', competicion: 'Copa', bajas: ['eva'] },
  ]);
  screen.getByRole('link', { name: 'Pegar el calendario' });
});

it('a new season becomes the current one, with the arrow', async () => {
  const { user } = openPanel('/admin/temporadas');
  const current = () => screen.getByTitle('Temporada actual').closest('li')?.textContent;
  await screen.findByText('Temporada 2026/27');
  expect(current()).toContain('Temporada 2026/27');
  await user.click(screen.getByRole('button', { name: 'Nueva temporada' }));
  const form = await dialog('Crear temporada');
  await fill(user, form.getByLabelText(/^Nombre/), 'Temporada 2027/28');
  await user.click(form.getByRole('button', { name: 'Crear temporada' }));
  await success('temporada creada!');
  await screen.findByText('Temporada 2027/28');
  expect(current()).toContain('Temporada 2027/28');
});

const day = (text: string) => new Date(`${text}T12:00:00Z`);

describe('the name of a season', () => {
  it.each([
    ['2026-06-30', '2025/26'],
    ['2026-07-01', '2026/27'],
    ['2026-12-31', '2026/27'],
    ['1999-09-01', '1999/00'],
  ])('on %s is %s', (dateText, nombre) => {
    expect(toTemporadaName(day(dateText))).toBe(nombre);
  });

  it.each([
    ['2026/27', '2027/28'],
    ['Temporada 2026/27', 'Temporada 2027/28'],
    ['Temporada 2026-2027 (fútbol 7)', 'Temporada 2027-2028 (fútbol 7)'],
    ['1998/99', '1999/00'],
    ['La buena', '2026/27'],
  ])('after %s is %s', (nombre, next) => {
    expect(nextName(nombre, day('2026-11-21'))).toBe(next);
  });
});

describe('the summary before a season starts', () => {
  const JUGADORES = ['Ana', 'Bea', 'Cris'].map((nombre) =>
    toPreview(buildJugador({ _id: nombre.toLowerCase(), nombre, apellido1: 'Luz' })),
  );
  const CURRENT = { _id: 't1', nombre: '2025/26' };
  const CHANGE = { nombre: ' 2026/27  ', competicion: '  Liga Comarcal ', bajas: [] };

  it('has a line for each effect', () => {
    expect(summarizeTemporada(CHANGE, CURRENT, JUGADORES)).toEqual([
      '«2026/27» será la temporada actual, aún sin partidos.',
      'Los números de los jugadores en «2025/26» se archivan y empiezan a cero; sus partidos y estadísticas se quedan como están.',
      'Siguen todos: 3 jugadores.',
      'Se jugará «Liga Comarcal».',
    ]);
  });

  it('archives nothing before the first season, and omits an empty competition', () => {
    const [, archived, ...others] = summarizeTemporada(
      { ...CHANGE, competicion: '   ' },
      null,
      JUGADORES.slice(0, 1),
    );
    expect(archived).toBe('Es la primera temporada: no hay nada que archivar.');
    expect(others).toEqual(['Siguen todos: 1 jugador.']);
  });

  it.each([
    [['cris', 'ana'], 'Se van Ana L., Cris L.; sigue 1.'],
    [['ana', 'bea', 'cris'], 'Se van Ana L., Bea L., Cris L.; siguen 0.'],
    [['ana', 'nadie'], 'Se va Ana L.; siguen 2.'],
    [['nadie'], 'Siguen todos: 3 jugadores.'],
  ])('names who leaves, in squad order, and says how many stay: %o', (bajas, text) => {
    expect(summarizeTemporada({ ...CHANGE, bajas }, CURRENT, JUGADORES)[2]).toBe(text);
  });
});

const [first, second] = [
  { _id: 'a', nombre: '2025/26' },
  { _id: 'b', nombre: '2026/27' },
] as const;

describe('the consequences of deleting a season', () => {
  it.each([
    ['the current one', second, [first, second], '«2025/26» volverá a ser la actual'],
    ['an older one', first, [first, second], 'No es la temporada actual'],
    ['the only one', first, [first], 'quedarán a cero'],
  ])('%s', (_which, temporada, temporadas, text) => {
    expect(deletionConsequences(temporada, temporadas)).toContain(text);
  });

  it.each([
    [undefined, 'Se borrarán los partidos de «X».'],
    [0, '«X» no tiene partidos.'],
    [1, 'Se borrará el partido de «X».'],
    [12, 'Se borrarán los 12 partidos de «X».'],
  ])('include how many matches are deleted: %s', (partidos, text) => {
    expect(deletedPartidosText('X', partidos)).toBe(text);
  });
});
