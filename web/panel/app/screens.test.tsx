import { accept, type Auditoria, endpoints, type HistoryOperation, refuse } from '@club/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ClubServer } from '../testing/club-server';
import {
  dialog,
  fill,
  heading,
  openPanel,
  pasteBox,
  question,
  refusal,
  success,
} from '../testing/open-panel';

const enabled = (element: HTMLElement) =>
  waitFor(() => {
    expect(element).toHaveProperty('disabled', false);
  });

describe('seasons', () => {
  const arrows = () => screen.getAllByRole('img', { name: 'Temporada actual' });

  it('are current once created, must have unique names, and are deleted after two questions', async () => {
    const { user, server } = openPanel('/admin/temporadas?nuevo');
    await dialog('Crear temporada');
    await screen.findByText(/^La flecha marca la temporada actual \(la última\)\./);
    await fill(user, screen.getByLabelText(/^Nombre/), 'Temporada de prueba');
    await user.click(screen.getByRole('button', { name: 'Crear temporada' }));
    await success('temporada creada!');
    const row = await screen.findByText('Temporada de prueba');
    expect(arrows()).toHaveLength(1);
    expect(row.closest('li')?.contains(arrows()[0] ?? null)).toBe(true);

    await user.click(screen.getByRole('button', { name: 'Nueva temporada' }));
    await dialog('Crear temporada');
    await fill(user, screen.getByLabelText(/^Nombre/), 'Temporada de prueba');
    await user.click(screen.getByRole('button', { name: 'Crear temporada' }));
    await refusal('Ya existe una temporada llamada «Temporada de prueba».');
    expect(screen.getByLabelText<HTMLInputElement>(/^Nombre/).value).toBe('Temporada de prueba');
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    const leave = await question('Hay cambios sin guardar');
    await user.click(leave.getByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    const onDelete = screen.getByRole('button', { name: 'Borrar temporada Temporada de prueba' });
    const second =
      'SE BORRARÁN LAS ESTADÍSTICAS REGISTRADAS EN ESTA TEMPORADA. ¿SEGURO QUE QUIERES BORRARLA?';
    await user.click(onDelete);
    const first = await question(/^¿Seguro que quieres borrar esta temporada/);
    await first.findByText(/no tiene partidos\. .*«Temporada 2026\/27» volverá a ser la actual/);
    await user.click(first.getByRole('button', { name: 'Borrar' }));
    await user.click((await question(second)).getByRole('button', { name: 'Cancelar' }));
    expect(server.club.temporadas).toHaveLength(3);
    await user.click(onDelete);
    const again = (await question(/^¿Seguro/)).getByRole('button', { name: 'Borrar' });
    await enabled(again);
    await user.click(again);
    await user.click((await question(second)).getByRole('button', { name: 'Borrar' }));
    await success('temporada borrada!');
    expect(server.club.temporadas).toHaveLength(2);
  });

  it('are renamed', async () => {
    const { user } = openPanel('/admin/temporadas');
    await user.click(
      await screen.findByRole('button', { name: 'Editar temporada Temporada 2025/26' }),
    );
    const edit = await dialog('Editar temporada');
    await fill(user, edit.getByLabelText(/^Nombre/), 'La primera');
    await user.click(edit.getByRole('button', { name: 'Guardar' }));
    await success('temporada actualizada!');
    await screen.findByText('La primera');
  });
});

describe('the statistics of the season', () => {
  const form = (name: string) => within(screen.getByRole('form', { name }));

  it('take a position and a number of teams, and refuse an empty form', async () => {
    const { user, server } = openPanel('/admin/estadisticas');
    await screen.findByRole('form', { name: 'Posición' });
    for (const [name, value, said, now] of [
      ['Posición', '3', 'posición actualizada!', 'Ahora: 3º'],
      ['Número de equipos', '14', 'número de equipos actualizado!', 'Ahora: 14'],
    ] as const) {
      await fill(user, form(name).getByLabelText(name), value);
      await user.click(form(name).getByRole('button', { name: 'Cambiar' }));
      await success(said);
      await waitFor(() => {
        expect(screen.getByRole('form', { name }).textContent).toContain(now);
      });
    }
    await user.clear(form('Posición').getByLabelText('Posición'));
    await user.click(form('Posición').getByRole('button', { name: 'Cambiar' }));
    await form('Posición').findByText('Debe ser un número entero.');
    expect(server.club.puestos).toEqual({ posicion: 3, num_equipos: 14 });
  });

  it('are checked against the records, and differences are listed; manual corrections are not differences', async () => {
    const server = new ClubServer();
    const auditoria: Auditoria = {
      temporada_id: 't2',
      temporada_nombre: 'Temporada 2026/27',
      correcta: true,
      diferencias: [],
      ajustes: [],
    };
    const found = (data: Auditoria) =>
      accept({ success: true as const, msg: 'temporada comprobada!', _id: 't2', id: 't2', data });
    server.on(endpoints.comprobarTemporada, () => found(auditoria));
    const { user } = openPanel('/admin/estadisticas', { server });
    const check = await screen.findByRole('button', {
      name: 'Comprobar estadísticas de Temporada 2026/27',
    });
    await user.click(check);
    await screen.findByText('Todo cuadra en Temporada 2026/27.');
    server.on(endpoints.comprobarTemporada, () =>
      found({
        ...auditoria,
        correcta: false,
        diferencias: [
          { lugar: 'partido', id: 'p0', campo: 'goles_anotados', esperado: 1, guardado: 99 },
        ],
        ajustes: [{ lugar: 'fila', id: 'ana', campo: 'goles', esperado: 1, guardado: 0 }],
      }),
    );
    await user.click(check);
    await screen.findByText('En Temporada 2026/27 hay 1 diferencia.');
    screen.getByText('Partido, CF Sotillo (14-11-2026): goles anotados dice 99 y debería decir 1.');
    screen.getByText('Corregido a mano (no es un error)');
    screen.getByText('Números, Ana P.: goles 0; según las fichas, 1.');
    server.on(endpoints.comprobarTemporada, () => refuse('almacen-no-disponible'));
    await user.click(check);
    await refusal(/^Ahora mismo no se puede acceder/);
  });

  it('are set to zero after a question', async () => {
    const { user, server } = openPanel('/admin/estadisticas');
    await user.click(await screen.findByRole('button', { name: 'Reiniciar estadísticas' }));
    const asked = await question(
      '¿Poner a cero los números de los jugadores en Temporada 2026/27?',
    );
    expect(server.made('resetEstadisticasJugadores')).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Reiniciar' }));
    await success('estadísticas reiniciadas!');
    expect(server.made('resetEstadisticasJugadores')).toHaveLength(1);
  });
});

describe('is paged', () => {
  const operation = (n: number, cambio: 'creado' | 'borrado' = 'creado'): HistoryOperation => ({
    _id: `o${String(n)}`,
    operacion_id: `o${String(n)}`,
    accion: cambio === 'creado' ? 'addEquipo' : 'delEquipo',
    descripcion: cambio === 'creado' ? 'Crea un equipo rival' : 'Borra un equipo',
    quien: 'admin@club.example',
    cuando: '2026-11-21T09:00:00.000Z',
    documentos: [
      {
        tipo: 'equipo',
        id: `e${String(n)}`,
        nombre: `Unión ${String(n)}`,
        cambio,
        detalle: [],
        diferencias: [],
      },
    ],
  });
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
    await waitFor(() => {
      expect(shown()).toHaveLength(20);
    });
    await user.click(screen.getByRole('button', { name: 'Ver más' }));
    await waitFor(() => {
      expect(shown()).toHaveLength(25);
    });
    expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
  });

  it('restores after a question, shows why it cannot, and can show the trash only', async () => {
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
    const first = await question('¿Dejar todo como antes de este cambio?');
    await user.click(first.getByRole('button', { name: 'Restaurar' }));
    await refusal('No se puede restaurar: ya no está.');
    await user.click(screen.getByLabelText('Solo la papelera (lo borrado)'));
    expect(shown()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Restaurar: Equipo Unión 2 borrado' }));
    const second = await question('¿Dejar todo como antes de este cambio?');
    await user.click(second.getByRole('button', { name: 'Cancelar' }));
    expect(server.made('restaurar')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Restaurar: Equipo Unión 2 borrado' }));
    const third = await question('¿Dejar todo como antes de este cambio?');
    await user.click(third.getByRole('button', { name: 'Restaurar' }));
    await success('operación restaurada!');
    expect(server.made('fetchHistorial').length).toBeGreaterThanOrEqual(2);
  });
});

describe('matches', () => {
  const form = () => within(screen.getByRole('form', { name: 'Crear partido' }));

  it('are created once everything is chosen, changed and deleted', async () => {
    const { user, server } = openPanel('/admin/partidos');
    await user.click(await screen.findByRole('button', { name: 'Nuevo partido' }));
    await screen.findByRole('form', { name: 'Crear partido' });
    await user.click(form().getByRole('button', { name: 'Crear partido' }));
    await waitFor(() => {
      expect(document.querySelector('.MuiAlert-colorError')).not.toBeNull();
    });
    expect(server.made('addPartido')).toEqual([]);
    for (const [label, option] of [
      ['Rival', 'CF Sotillo'],
      ['Competicion', 'Liga Comarcal'],
      ['Campo', 'La Ribera'],
      ['Local/Visitante', 'Visitante'],
    ] as const) {
      await user.selectOptions(form().getByLabelText(label), option);
    }
    await user.type(form().getByLabelText('Fecha'), '2031-03-03');
    await user.click(form().getByRole('button', { name: 'Crear partido' }));
    await success('partido creado!');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.club.partidos.at(-1)).toMatchObject({
      nombre_equipo: 'CF Sotillo',
      nombre_campo: 'La Ribera',
      local: false,
      fecha_str: '03-03-2031',
      temporada_id: 't2',
    });

    const which = 'en casa de CF Sotillo, 03-03-2031';
    await user.click(await screen.findByRole('button', { name: `Editar partido ${which}` }));
    const edit = await dialog('Editar partido');
    await user.selectOptions(await edit.findByLabelText('Estado'), 'aplazado');
    await user.click(edit.getByRole('button', { name: 'Guardar' }));
    await success('partido actualizado!');
    expect(server.club.partidos.at(-1)?.estado).toBe('aplazado');
    await user.click(await screen.findByRole('button', { name: `Borrar partido ${which}` }));
    const asked = await question(/^¿Seguro que quieres borrar este partido/);
    await user.click(asked.getByRole('button', { name: 'Borrar' }));
    await success('partido borrado!');
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: `Editar partido ${which}` })).toBeNull();
    });
  });

  it('with a sheet have a fixed state, and say how to change it (regla 24)', async () => {
    const server = new ClubServer();
    const played = server.club.partidos.find(({ jugado }) => jugado);
    if (!played) throw new Error('the club has a played match');
    // Stored before regla 24; saving the form corrects it.
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
  });

  it('are not saved over somebody else’s save', async () => {
    const { user, server } = openPanel('/admin/partidos');
    await user.click(await screen.findByRole('button', { name: /^Editar partido contra Atl/ }));
    const edit = await dialog('Editar partido');
    await user.selectOptions(await edit.findByLabelText('Estado'), 'aplazado');
    server.club.partidos = server.club.partidos.map((one) => ({
      ...one,
      version: one.version + 1,
    }));
    await user.click(edit.getByRole('button', { name: 'Guardar' }));
    await edit.findByText(/^Alguien ha guardado este partido después/);
    expect(edit.getByLabelText<HTMLSelectElement>('Estado').value).toBe('aplazado');
  });

  it('are pasted from a spreadsheet with the names they need; a failed row is retried once', async () => {
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
    // The second match fails at first.
    let isBusy = true;
    const fetchBefore = server.fetch;
    globalThis.fetch = (input, init) =>
      isBusy && typeof init?.body === 'string' && init.body.includes('12:00')
        ? Promise.resolve(
            Response.json({ success: false, msg: 'Ahora mismo no se puede.' }, { status: 503 }),
          )
        : fetchBefore(input, init);
    await user.click(box.getByRole('button', { name: 'Crear 2 partidos' }));
    await success('1 partido creado! Quedan 2 sin crear.');
    box.getByText('No se ha creado: Ahora mismo no se puede.');
    expect(server.made('addPartido')).toHaveLength(1);
    isBusy = false;
    await user.click(box.getByRole('button', { name: 'Reintentar' }));
    await success('1 partido creado! Queda 1 sin crear.');
    expect(box.getByLabelText<HTMLTextAreaElement>('Filas de partidos').value).toMatch(
      /^Fecha;.*\n45\/5\/2031;[^\n]*$/,
    );
    expect(server.made('addPartido')).toHaveLength(2);
    expect(server.club.equipos.filter(({ nombre }) => nombre.includes('Pegado'))).toHaveLength(1);
  });
});
