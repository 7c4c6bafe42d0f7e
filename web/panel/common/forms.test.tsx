import {
  campoKind,
  competicionKind,
  endpoints,
  equipoKind,
  jugadorKind,
  noticiaKind,
  partidoKind,
  temporadaKind,
} from '@club/shared';
import { fireEvent, screen, waitFor, within, act, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import { ClubServer } from '../testing/club-server';
import {
  answer,
  dialog,
  fill,
  follow,
  heading,
  openPanel,
  question,
  refusal,
  success,
  type User,
} from '../testing/open-panel';
import { BusyButton } from './buttons';
import { ConfirmDialog } from './confirm-dialog';
import { fieldErrors } from './use-resource-form';

it('the form of a new rival starts with black (regla 13)', async () => {
  openPanel('/admin/equipos?nuevo');
  const form = await dialog('Crear equipo');
  expect(form.getByLabelText<HTMLInputElement>('Color').value).toBe('#000000');
});

it('a rival is deleted after a question about the matches that name it', async () => {
  const server = new ClubServer();
  server.club.equipos.push({ _id: 'n', nombre: 'Ñandú', color_hex: '#1122cc' });
  const { user } = openPanel('/admin/equipos', { server });
  const remove = await screen.findByLabelText('Borrar equipo Ñandú');
  const release = server.hold();
  await user.click(screen.getByLabelText('Borrar equipo CF Sotillo'));
  const asked = await question('¿Seguro que quieres borrar este equipo? (sotillo)');
  asked.getByText('Comprobando a qué afecta…');
  expect(asked.getByRole<HTMLButtonElement>('button', { name: 'Borrar' }).disabled).toBe(true);
  release();
  await asked.findByText(/se usa en 1 partido, que conservará su nombre\.$/);
  await user.click(asked.getByRole('button', { name: 'Borrar' }));
  await success('equipo borrado!');
  await waitFor(() => expect(screen.queryByLabelText('Borrar equipo CF Sotillo')).toBeNull());

  await user.click(remove);
  await (await question(/^¿Seguro/)).findByText(/no se usa en ningún partido\.$/);
  await answer(user, /^¿Seguro/, 'Cancelar');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  server.isReachable = false;
  await user.click(remove);
  await (await question(/^¿Seguro/)).findByText(/^No se ha podido comprobar/);
});

/** Fields of a body that are set elsewhere in the panel, or only by importers. */
const OUTSIDE_THE_FORM = ['fecha_date', 'temporada_id', 'clave_externa', 'activo', 'media'];

/** The field of a control: day and time of publication are one field. */
const toField = (name: string) => (['dia', 'hora'].includes(name) ? 'publicar_el' : name);

const NEW_VALUES = new Map([
  ['date', '2000-02-29'],
  ['time', '12:34'],
  ['color', '#123456'],
]);

function change(control: HTMLInputElement | HTMLSelectElement) {
  const { type, value } = control;
  const enter = (next: string) => fireEvent.change(control, { target: { value: next } });
  if (type === 'checkbox') fireEvent.click(control);
  else if (type === 'number') enter(String(Number(value) + 1));
  else if (!(control instanceof HTMLSelectElement)) enter(NEW_VALUES.get(type) ?? 'Otro');
  // News stay scheduled, so that their time is sent.
  else if (control.name !== 'estado') enter(control.options.item(control.length - 1)?.value ?? '');
}

it.each([
  ['equipos', 'robledal', equipoKind, 'updateEquipo'],
  ['competiciones', 'liga', competicionKind, 'updateCompeticion'],
  ['campos', 'encinar', campoKind, 'updateCampo'],
  ['temporadas', 't2', temporadaKind, 'updateTemporada'],
  ['partidos', 'p1', partidoKind, 'updatePartido'],
  ['plantilla', 'ana', jugadorKind, 'updateJugador'],
  ['noticias', 'n1', noticiaKind, 'updateNoticia'],
] as const)(
  'the form of %s has a control for each field of a body, and sends what is entered',
  async (path, id, record, call) => {
    const server = new ClubServer();
    server.club.noticias = server.club.noticias.map((noticia) => ({
      ...noticia,
      media: [`${noticia._id}.0123456789abcdef.jpg`],
      estado: 'programada',
      publicar_el: noticia.fecha_date,
    }));
    const { user } = openPanel(`/admin/${path}?editar=${id}`, { server });
    const form = await screen.findByRole('form', { name: /^Editar/ });
    if (record === jugadorKind) await within(form).findByText(/^Corrección a mano/);
    for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input:not([type=file]), select, textarea:not([aria-hidden])',
    )) {
      change(control);
    }
    const inputs = Object.entries(record.fields).flatMap(([field, { input }]) =>
      input === 'as-sent' || input === 'processed' ? [field] : [],
    );
    const fields = new Set(inputs.filter((field) => !OUTSIDE_THE_FORM.includes(field)));
    const controls = [...form.querySelectorAll('[name]')]
      .filter((one) => !one.parentElement?.closest('[name]'))
      .map((one) => toField(one.getAttribute('name') ?? ''));
    expect(new Set(controls)).toEqual(fields);
    await user.click(within(form).getByRole('button', { name: 'Guardar' }));
    await success(/ actualizad[oa]!$/);
    const sent = Object.keys(server.made(call)[0]?.body ?? {});
    expect(new Set(sent.filter((field) => field !== 'version'))).toEqual(fields);
  },
);

describe('a ground', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>(/^Nombre/);

  it('shows errors at the fields, and tells of its creation with the focus on the notice', async () => {
    const { user, router } = openPanel('/admin/campos');
    await heading('Campos');
    await user.click(await screen.findByRole('button', { name: 'Nuevo campo' }));
    const form = await dialog('Crear campo');
    expect(router.state.location.search).toBe('?nuevo');
    await user.click(form.getByRole('button', { name: 'Crear campo' }));
    await form.findByText('No puede estar vacío.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());

    await fill(user, field(), '  Ñandú del Henares ');
    expect(form.queryByText('No puede estar vacío.')).toBeNull();
    await user.click(form.getByRole('button', { name: 'Crear campo' }));
    const notice = await success('campo creado!');
    await waitFor(() => expect(document.activeElement).toBe(notice.closest('[role=status]')));
    expect(router.state.location.search).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByLabelText('Editar campo Ñandú del Henares');
  });

  it('that somebody else has deleted is reported, and what was typed is kept', async () => {
    const { user, server } = openPanel('/admin/campos');
    const edited = await screen.findByLabelText('Editar campo La Ribera');
    // Somebody else deletes it.
    server.club.campos = server.club.campos.filter(({ _id }) => _id !== 'ribera');
    await user.click(edited);
    const edit = await dialog('Editar campo');
    await fill(user, field(), 'La Ribera tarde');
    await user.click(edit.getByRole('button', { name: 'Guardar' }));
    await edit.findByText('No se ha encontrado el campo.');
    expect(field().value).toBe('La Ribera tarde');
  });
});

describe('a form of the panel', () => {
  const nombre = () => screen.getByLabelText<HTMLInputElement>(/^Nombre/);

  /** Whether the browser would ask before it closes the tab. */
  const isUnloadAsked = () =>
    !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('keeps its idempotency key when resent after a lost answer, and is busy until it is answered', async () => {
    const { user, server } = openPanel('/admin/campos?nuevo');
    const form = await dialog('Crear campo');
    await fill(user, nombre(), 'La Dehesa');
    server.isReachable = false;
    await user.click(form.getByRole('button', { name: 'Crear campo' }));
    await refusal(/^No hay conexión con el servidor/);
    expect(nombre().value).toBe('La Dehesa');
    server.isReachable = true;
    server.once(endpoints.addCampo, {
      status: 503,
      body: { success: false, msg: 'Ahora mismo no se puede.' },
    });
    const release = server.hold();
    await user.click(form.getByRole('button', { name: 'Crear campo' }));
    const button = await form.findByRole('button', { name: /Crear campo$/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    form.getByLabelText('Guardando');
    await user.click(button);
    release();
    // A 503 is retried automatically.
    await success('campo creado!');
    expect(screen.queryByLabelText('Guardando')).toBeNull();
    const keys = server.made('addCampo').map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('asks before unsaved input is left, and keeps or discards it', async () => {
    const { user } = openPanel('/admin/campos?nuevo');
    await dialog('Crear campo');
    await fill(user, nombre(), 'La Dehesa');
    await follow(user, 'Equipos');
    await answer(user, 'Hay cambios sin guardar', 'Seguir editando');
    expect(nombre().value).toBe('La Dehesa');
    expect(isUnloadAsked()).toBe(true);
    await follow(user, 'Equipos');
    await answer(user, 'Hay cambios sin guardar', 'Salir sin guardar');
    await heading('Equipos');
    await waitFor(() => expect(isUnloadAsked()).toBe(false));
    await follow(user, 'Campos');
    await heading('Campos');
    await user.click(screen.getByRole('button', { name: 'Nuevo campo' }));
    await dialog('Crear campo');
    expect(nombre().value).toBe('');
  });

  it('closes with Escape or the back button, asks first when it has input, and can be linked to', async () => {
    const { user, router } = openPanel('/admin/campos');
    const edit = await screen.findByLabelText('Editar campo La Ribera');
    await user.click(edit);
    const open = await screen.findByRole('dialog', { name: 'Editar campo' });
    expect(open.contains(document.activeElement)).toBe(true);
    expect(router.state.location.search).toBe('?editar=ribera');
    await user.keyboard('{Escape}');
    // The button that opened it has the focus again.
    await waitFor(() => expect(document.activeElement).toBe(edit));
    await user.click(screen.getByRole('button', { name: 'Nuevo campo' }));
    await dialog('Crear campo');
    void router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Nuevo campo' }));
    await dialog('Crear campo');
    await fill(user, nombre(), 'La Dehesa');
    void router.navigate(-1);
    await answer(user, 'Hay cambios sin guardar', 'Seguir editando');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(nombre().value).toBe('La Dehesa');
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await answer(user, 'Hay cambios sin guardar', 'Salir sin guardar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('');
  });

  it('stays open for the next record if wanted', async () => {
    const { user, server } = openPanel('/admin/campos?nuevo');
    const opened = await dialog('Crear campo');
    for (const name of ['Uno', 'Dos']) {
      await fill(user, nombre(), name);
      await user.click(opened.getByRole('button', { name: 'Guardar y seguir' }));
      await waitFor(() => expect(nombre().value).toBe(''));
      await opened.findByText('campo creado!');
    }
    expect(server.made('addCampo')).toHaveLength(2);
    await user.click(opened.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('button', { name: 'Editar campo Dos' });
  });
});

describe('bulk actions', () => {
  const pick = async (user: User, names: readonly string[]) => {
    await user.click(await screen.findByRole('button', { name: 'Seleccionar varios' }));
    for (const name of names) await user.click(screen.getByRole('checkbox', { name }));
  };

  it('delete after one question that names the consequences, and name the refused records', async () => {
    const { user, server } = openPanel('/admin/campos');
    await pick(user, ['Elegir campo El Encinar', 'Elegir campo La Ribera']);
    screen.getByText('2 elegidos');
    await user.click(screen.getByRole('button', { name: 'Borrar' }));
    const asked = await question('¿Seguro que quieres borrar 2 campos?');
    await asked.findByText('Se usan en 3 partidos, que conservarán su nombre.');
    asked.getByText('El Encinar, La Ribera');
    // Somebody else deletes one of them.
    server.club.campos = server.club.campos.filter(({ _id }) => _id !== 'ribera');
    await user.click(asked.getByRole('button', { name: 'Borrar' }));
    await refusal(
      /^Hecho con 1 de 2\. No se ha podido con:La Ribera: No se ha encontrado el campo\.$/,
    );
    expect(server.club.campos).toEqual([]);
    await screen.findByText('Aún no hay campos.');
    expect(server.made('delCampo').map(({ id }) => id)).toEqual(['encinar', 'ribera']);
  });

  it('deactivate players', async () => {
    const { user, server } = openPanel('/admin/plantilla');
    await pick(user, ['Elegir jugador Ana P.', 'Elegir jugador Eva R.']);
    await user.click(screen.getByRole('button', { name: 'Desactivar' }));
    const asked = await question('¿Desactivar 2 jugadores?');
    await user.click(await asked.findByRole('button', { name: 'Desactivar' }));
    await success('2 jugadores: desactivados!');
    const active = server.club.jugadores.filter(({ activo }) => activo);
    expect(active.map(({ _id }) => _id)).toEqual(['bea']);
    await user.selectOptions(screen.getByLabelText('Mostrar'), 'Inactivos');
    await screen.findByText('3 de 4');
  });

  it('delete all listed matches, after saying that statistics are undone', async () => {
    const { user, server } = openPanel('/admin/partidos');
    await pick(user, []);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Borrar' }).disabled).toBe(true);
    for (const name of ['Todos', 'Ninguno', 'Todos']) {
      await user.click(screen.getByRole('button', { name }));
    }
    await user.click(screen.getByRole('button', { name: 'Borrar' }));
    const asked = await question('¿Seguro que quieres borrar 2 partidos?');
    await asked.findByText('1 se ha jugado: se deshará lo que aportó a las estadísticas.');
    await user.click(asked.getByRole('button', { name: 'Borrar' }));
    await success('Se han borrado 2 partidos.');
    expect(server.club.partidos.map(({ _id }) => _id)).toEqual(['viejo']);
  });
});

it.each([
  ['noticias', 'Aún no hay noticias.'],
  ['plantilla', 'Aún no hay jugadores.'],
  ['partidos', 'Aún no hay temporadas. Crea una antes de crear partidos.'],
  ['estadisticas', 'Aún no hay temporadas. Crea una antes de cambiar sus estadísticas.'],
])('an empty list of %s says that there is nothing yet, and what to do', async (path, text) => {
  const server = new ClubServer();
  server.empty();
  openPanel(`/admin/${path}`, { server });
  const place = within((await screen.findByText(text)).parentElement ?? document.body);
  expect([...place.queryAllByRole('button'), ...place.queryAllByRole('link')]).toHaveLength(1);
});

it('the list of news is sorted newest or oldest first', async () => {
  const { user } = openPanel('/admin/noticias');
  await screen.findByLabelText('Editar noticia Victoria en casa');
  const titles = () =>
    screen.getAllByRole('button', { name: /^Editar noticia / }).map((one) => one.ariaLabel);
  const sorted = ['Editar noticia Victoria en casa', 'Editar noticia Empieza la liga'];
  expect(titles()).toEqual(sorted);
  await user.selectOptions(screen.getByLabelText('Ordenar por'), 'Más antiguas primero');
  expect(titles()).toEqual(sorted.toReversed());
});

const nothing = () => undefined;
const deletion = {
  title: '',
  confirmLabel: '',
  isOpen: true,
  onConfirm: nothing,
  onCancel: nothing,
};

it.each<[string, boolean, (isBusy: boolean) => ReactNode]>([
  ['a save', true, (isBusy) => <BusyButton isBusy={isBusy} />],
  ['a deletion', true, (isBusy) => <ConfirmDialog {...deletion} isBusy={isBusy} />],
  ['another call', false, (isBusy) => <BusyButton isBusy={isBusy} busyLabel="Comprobando" />],
])('%s that takes more than five seconds explains the wait: %s', (_what, isExplained, show) => {
  vi.useFakeTimers();
  const isShownAfter = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
    return screen.queryByText(/otro guardado se quedó a medias.*se sigue intentando solo/) !== null;
  };
  const { rerender } = render(show(true));
  expect(isShownAfter(4_900)).toBe(false);
  expect(isShownAfter(200)).toBe(isExplained);
  rerender(show(false));
  expect(isShownAfter(10_000)).toBe(false);
});

describe('validation errors of a form', () => {
  it('are one sentence per field', () => {
    expect(fieldErrors(endpoints.addJugador, { nombre: ' ', dorsal: NaN, altura: 251 })).toEqual({
      nombre: 'No puede estar vacío.',
      dorsal: 'Debe ser un número entero.',
      altura: 'Debe estar entre 150 y 250.',
    });
  });

  it('of a nested field are found by its name and by its path', () => {
    expect(fieldErrors(endpoints.updateJugador, { estadisticas_temporada: { goles: -1 } })).toEqual(
      {
        goles: 'No puede ser negativo.',
        'estadisticas_temporada.goles': 'No puede ser negativo.',
      },
    );
  });

  it('are empty for a call without a body', () => {
    expect(fieldErrors(endpoints.delEquipo, undefined)).toEqual({});
  });
});
