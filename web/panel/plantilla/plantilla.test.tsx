import {
  accept,
  ANONYMOUS_JUGADOR,
  createJugadorSchema,
  endpoints,
  perRow,
  ROWS,
  updateJugadorSchema,
} from '@club/shared';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSummary } from '../../../shared/src/testing/partido-builder';
import { buildJugador } from '../testing/club';
import { dialog, fill, openPanel, pasteBox, question, success } from '../testing/open-panel';
import { toBody, NEW_JUGADOR, toValues } from './jugador-values';
import { actasText, bulkActasText, isInActa } from './plantilla-screen';

describe('the squad screen', () => {
  it('creates a player with the values that were entered', async () => {
    const { user, server } = openPanel('/admin/plantilla?nuevo');
    const form = await dialog('Crear jugador');
    await user.click(form.getByLabelText('Defensa'));
    await user.click(form.getByLabelText('Portero'));
    await user.selectOptions(form.getByLabelText('Pie'), 'Izquierdo');
    await fill(user, form.getByLabelText(/^Nombre/), ' Ximo ');
    await fill(user, form.getByLabelText(/^Primer apellido/), 'Zubiría');
    await fill(user, form.getByLabelText(/^Dorsal/), '99');
    await fill(user, form.getByLabelText(/^Altura/), '190');
    await fill(user, form.getByLabelText(/^País/), 'España');
    await user.click(form.getByRole('button', { name: 'Crear jugador' }));
    await success('jugador Ximo creado!');
    expect(server.club.jugadores.at(-1)).toMatchObject({
      nombre: 'Ximo',
      pie: 'Izquierdo',
      altura: 190,
      dorsal: 99,
      posicion: { del: false, mc: false, def: true, por: true },
      activo: true,
    });
    await screen.findByText('Ximo Z. (99)');
  });

  it('corrects a figure by hand, and shows in the row what may not be published', async () => {
    const { user, server } = openPanel('/admin/plantilla');
    await user.click(await screen.findByLabelText('Editar jugador Ana P.'));
    const edit = await dialog('Editar jugador');
    await edit.findByText('Corrección a mano: estadísticas de Temporada 2026/27');
    expect(edit.getByLabelText<HTMLInputElement>(/^Fecha de nacimiento/).value).toBe('1999-01-01');
    await fill(user, edit.getByLabelText('Goles'), '-1');
    await user.click(edit.getByRole('button', { name: 'Guardar' }));
    await edit.findByText('No puede ser negativo.');
    await fill(user, edit.getByLabelText('Goles'), '3');
    await fill(user, edit.getByLabelText('Alias'), 'El Faro');
    await user.click(edit.getByLabelText('Publicar sus apellidos'));
    // News with the surname or alias are listed for review.
    await edit.findByRole('link', { name: 'Victoria en casa' });
    await user.click(edit.getByRole('button', { name: 'Guardar' }));
    await success('jugador Ana actualizado!');
    expect(server.club.jugadores[0]).toMatchObject({
      alias: 'El Faro',
      estadisticas_temporada: { goles: 3, partidos_jugados: 0 },
    });
    await screen.findByText('Sin publicar: apellidos');
  });

  it('sorts players by shirt number or active ones first, deactivates one, and deletes one after telling her sheets', async () => {
    const { user, server } = openPanel('/admin/plantilla');
    await screen.findByLabelText('Editar jugador Ana P.');
    const titles = () => screen.getAllByText(/^\S+ \S\. \(\d+\)$/).map((one) => one.textContent);
    expect(titles()).toEqual(['Ana P. (1)', 'Bea Q. (4)', 'Eva R. (8)', 'Ida S. (14)']);
    await user.click(screen.getByRole('button', { name: 'Desactivar jugador Ana P.' }));
    await success('jugador Ana P. desactivado!');
    await user.selectOptions(screen.getByLabelText('Ordenar por'), 'Activos primero');
    await waitFor(() => {
      expect(titles()).toEqual(['Bea Q. (4)', 'Eva R. (8)', 'Ana P. (1)', 'Ida S. (14)']);
    });
    expect(server.club.jugadores[0]?.activo).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Borrar jugador Ana P.' }));
    const first = await question('Seguro que quieres borrar este jugador? (ana)');
    await first.findByText(/^Ana P. está en 1 ficha, que lo conservará.*INACTIVO/);
    await user.click(first.getByRole('button', { name: 'Borrar' }));
    await success('jugador borrado!');
    expect(server.club.jugadores.map(({ _id }) => _id)).toEqual(['bea', 'eva', 'ida']);
  });

  it('anonymises a player, after a question that lists the news about her', async () => {
    const { user, server } = openPanel('/admin/plantilla?editar=ana');
    await dialog('Editar jugador');
    await user.click(await screen.findByLabelText('Anonimizar jugador Ana P.'));
    const asked = await question('¿Anonimizar a Ana P. para siempre?');
    asked.getByText('No se puede deshacer.');
    // The news item can be edited first.
    const link = await asked.findByRole('link', { name: 'Victoria en casa' });
    expect(link.getAttribute('href')).toBe('/admin/noticias?editar=n1');
    expect(server.made('anonimizarJugador')).toEqual([]);

    server.on(endpoints.anonimizarJugador, ({ id }) => {
      server.club.jugadores = server.club.jugadores.map((one) =>
        one._id === id
          ? { ...one, nombre: ANONYMOUS_JUGADOR, nombre_con_inicial: ANONYMOUS_JUGADOR }
          : one,
      );
      const data = {
        jugador_id: id,
        jugador_nombre: ANONYMOUS_JUGADOR,
        noticias_cambiadas: [{ noticia_id: 'n1', titulo: 'Victoria en casa' }],
        noticias_por_revisar: [],
      };
      return accept({ success: true, msg: 'Hecho.', _id: id, id, data });
    });
    await user.click(asked.getByRole('button', { name: 'Anonimizar' }));
    await success(/^jugador anonimizado!/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The changed news item is listed for review.
    await screen.findByRole('link', { name: 'Victoria en casa' });
    await user.click(await screen.findByLabelText(`Editar jugador ${ANONYMOUS_JUGADOR}`));
    await dialog('Editar jugador');
    expect(screen.queryByLabelText(`Anonimizar jugador ${ANONYMOUS_JUGADOR}`)).toBeNull();
  });
});

describe('pasted rows', () => {
  it('that are invalid stay with their reasons, can be corrected, and create no duplicates', async () => {
    const first = openPanel('/admin/plantilla');
    const { server } = first;
    const names = ['Aitor', 'Beñat', 'Carlos', 'Diego', 'Eneko'];
    const before = server.club.jugadores.length;
    const pasted = [
      'Nº\tJugador\tPosición',
      ...names.map((name, index) => `${index % 3 === 1 ? 'x' : String(index + 20)}\t${name}\tPOR`),
    ];
    const early = await pasteBox(first.user, 'jugadores');
    await fill(first.user, early.getByLabelText('Filas de jugadores'), pasted.join('\n'));
    window.dispatchEvent(new Event('pagehide'));
    first.unmount();

    // The text is kept when the tab is closed.
    const { user } = openPanel('/admin/plantilla', { server });
    const box = await pasteBox(user, 'jugadores');
    const field = box.getByLabelText<HTMLTextAreaElement>('Filas de jugadores');
    await user.click(await box.findByRole('button', { name: 'Recuperar' }));
    await box.findByText('5 filas: 3 por crear, 0 que ya existen, 2 con errores.');
    await user.click(box.getByRole('button', { name: 'Crear 3 jugadores' }));
    await success('3 jugadores creados! Quedan 2 sin crear.');
    await box.findByText('Quedan 2 filas: 0 por crear, 0 que ya existen, 2 con errores.');
    expect(field.value).toBe([pasted[0], pasted[2], pasted[5]].join('\n'));
    expect(box.getAllByText(/^No se creará: el dorsal tiene que ser un número/)).toHaveLength(2);
    // The same text again, with both rows corrected.
    const corrected = pasted.join('\n').replace('x\tBeñat', '24\tBeñat').replace('x', '31');
    await fill(user, field, corrected);
    await box.findByText('5 filas: 2 por crear, 3 que ya existen, 0 con errores.');
    await user.click(box.getByRole('button', { name: 'Crear 2 jugadores' }));
    await success('2 jugadores creados! 3 ya existían.');
    expect(field.value).toBe('');
    expect(server.club.jugadores).toHaveLength(before + 5);
    expect(box.getByRole('button', { name: 'Crear 0 jugadores' })).toHaveProperty('disabled', true);
  });

  it('that fail stay with the reason, and a retry creates no duplicates', async () => {
    const { user, server } = openPanel('/admin/plantilla');
    const box = await pasteBox(user, 'jugadores');
    const field = box.getByLabelText<HTMLTextAreaElement>('Filas de jugadores');
    await fill(user, field, '71 Unai\n72 Eneko\n73 Ibai');
    const fetchBefore = server.fetch;
    const enekoKeys: string[] = [];
    let isLost = true;
    globalThis.fetch = async (input, init) => {
      const isEneko = typeof init?.body === 'string' && init.body.includes('Eneko');
      if (isEneko) enekoKeys.push(new Headers(init.headers).get('idempotency-key') ?? '');
      // Then the server is gone: the squad cannot be reloaded, so only the panel knows whom it has created.
      if (isLost && isEneko) server.isReachable = false;
      return fetchBefore(input, init);
    };
    await user.click(box.getByRole('button', { name: 'Crear 3 jugadores' }));
    await success('1 jugador creado! Quedan 2 sin crear.');
    await box.findByText(/^No se ha creado: No hay conexión/);
    expect(field.value).toBe('72 Eneko\n73 Ibai');
    isLost = false;
    server.isReachable = true;
    await fill(user, field, '71 Unai\n72 Eneko\n73 Ibai');
    await box.findByText('3 filas: 2 por crear, 1 que ya existen, 0 con errores.');
    await user.click(box.getByRole('button', { name: 'Reintentar' }));
    await success('2 jugadores creados! 1 ya existía.');
    expect(server.club.jugadores.filter(({ dorsal }) => dorsal > 70)).toHaveLength(3);
    expect(enekoKeys).toHaveLength(2);
    expect(new Set(enekoKeys).size).toBe(1);
  });
});

describe('the player form', () => {
  const jugador = buildJugador({
    _id: 'ximo',
    nombre: 'Ximo',
    consentimiento: { foto: true, apellidos: false },
  });
  const change = (values: object) => toBody({ ...toValues(jugador), ...values }, jugador);

  it('starts without name and shirt number', () => {
    expect(createJugadorSchema.safeParse(toBody(NEW_JUGADOR, undefined)).success).toBe(false);
  });

  it('sends the consent of a player who has one, and only changed figures', () => {
    expect(change({ alias: 'El Faro' })).toMatchObject({
      alias: 'El Faro',
      consentimiento: { foto: true, apellidos: false },
    });
    expect(change({})).not.toHaveProperty('estadisticas_temporada');
    expect(change({ goles: '3' }).estadisticas_temporada).toEqual({ goles: 3 });
    // An emptied figure is not zero.
    expect(updateJugadorSchema.safeParse(change({ goles: '' })).success).toBe(false);
  });
});

describe('the sheets of a player', () => {
  const ADVICE =
    'Si solo ha dejado el equipo, márcalo como INACTIVO: deja de salir en la plantilla y conserva su página.';
  const NAMES = 'sus nombres. Para que dejen de verse basta con desactivarlos.';

  it.each(ROWS)('are found by his place in any row of the line-up: %s', (playerRow) => {
    const others = ['pablo', 'luis'].map((id) => buildSummary(id));
    const alineacion = perRow((row) => (row === playerRow ? others : []));
    expect([isInActa({ alineacion }, 'luis'), isInActa({ alineacion }, 'nico')]).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    [
      undefined,
      `No se ha podido comprobar en cuántas fichas está Luis. Las que haya lo conservarán, sin enlace. ${ADVICE}`,
      'No se ha podido comprobar en cuántas fichas están.',
    ],
    [0, 'Luis no está en ninguna ficha.', 'No están en ninguna ficha.'],
    [
      1,
      `Luis está en 1 ficha, que lo conservará, sin enlace. ${ADVICE}`,
      `Están en 1 ficha, que conservará ${NAMES}`,
    ],
    [
      2,
      `Luis está en 2 fichas, que lo conservarán, sin enlace. ${ADVICE}`,
      `Están en 2 fichas, que conservarán ${NAMES}`,
    ],
  ])('are counted in the question before a deletion: %s', (count, ofOne, ofSeveral) => {
    expect([actasText('Luis', count), bulkActasText(count)]).toEqual([ofOne, ofSeveral]);
  });
});
