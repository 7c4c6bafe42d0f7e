import { endpoints } from '@club/shared';
import { describe, expect, inject, it } from 'vitest';
import { panelForEachTest } from '../testing/panel-journey';
import {
  answer,
  createRecord,
  dialogOf,
  editRecord,
  expectFitForAll,
  openScreen,
  questionOf,
  readApi,
  readRefusal,
  rowOf,
  rowsOf,
  waitForSuccess,
} from '../testing/panel';

const NAMED = [
  {
    screen: 'Noticias',
    noun: 'noticia',
    button: 'Crear noticia',
    label: 'Titulo',
    created: 'Noticia creada!',
    updated: 'Noticia actualizada!',
    deleted: 'Noticia borrada!',
    gone: 'No se ha encontrado la noticia.',
  },
  {
    screen: 'Equipos',
    noun: 'equipo',
    button: 'Crear equipo',
    label: 'Nombre',
    created: 'equipo creado!',
    updated: 'equipo actualizado!',
    deleted: 'equipo borrado!',
    gone: 'No se ha encontrado el equipo.',
  },
  {
    screen: 'Competiciones',
    noun: 'competición',
    button: 'Crear competicion',
    label: 'Nombre',
    created: 'competicion creada!',
    updated: 'competicion actualizada!',
    deleted: 'competicion borrada!',
    gone: 'No se ha encontrado la competición.',
  },
  {
    screen: 'Campos',
    noun: 'campo',
    button: 'Crear campo',
    label: 'Nombre',
    created: 'campo creado!',
    updated: 'campo actualizado!',
    deleted: 'campo borrado!',
    gone: 'No se ha encontrado el campo.',
  },
] as const;

describe('news, teams, competitions and grounds in the panel', () => {
  const panel = panelForEachTest();

  it.each(NAMED)('creates, finds, changes and deletes in $screen', async (kind) => {
    const { page } = panel;
    const { screen, noun, button, label, gone } = kind;
    await openScreen(page, screen);
    await page.getByRole('button', { name: button }).click();
    await page.getByText('No puede estar vacío.').waitFor();
    expect(
      await page.getByLabel(label, { exact: false }).first().getAttribute('aria-invalid'),
    ).toBe('true');
    await expectFitForAll(page);

    await createRecord(page, button, { [label]: '  Ñandú del Henares ' });
    await waitForSuccess(page, kind.created);
    await page.getByLabel(`Buscar ${noun}`).fill('nandu HENARES');
    await rowOf(page, 'Ñandú del Henares').waitFor();
    expect(await rowsOf(page).count()).toBe(1);

    await page.getByRole('button', { name: `Editar ${noun} Ñandú del Henares` }).click();
    await dialogOf(page).getByLabel(label).fill(' ');
    await dialogOf(page).getByRole('button', { name: 'Guardar' }).click();
    await dialogOf(page).getByText('No puede estar vacío.').waitFor();
    await expectFitForAll(page);
    await dialogOf(page).getByLabel(label).fill('Ñandú nuevo');
    await dialogOf(page).getByRole('button', { name: 'Guardar' }).click();
    await waitForSuccess(page, kind.updated);
    await page.getByLabel(`Buscar ${noun}`).fill('');
    await rowOf(page, 'Ñandú nuevo').waitFor();

    // A second tab of the same administrator, which does not know of the deletion.
    const second = await page.context().newPage();
    await second.goto(page.url());
    await rowOf(second, 'Ñandú nuevo').waitFor();
    await page.bringToFront();

    await page.getByRole('button', { name: `Borrar ${noun} Ñandú nuevo` }).click();
    await questionOf(page).getByRole('button', { name: 'Borrar', disabled: false }).waitFor();
    await expectFitForAll(page);
    await questionOf(page).getByRole('button', { name: 'Cancelar' }).click();
    await questionOf(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `Borrar ${noun} Ñandú nuevo` }).click();
    await answer(page, /^¿Seguro que quieres borrar est[ae] \S+\? \(\S+\)$/, 'Borrar');
    await waitForSuccess(page, kind.deleted);
    await rowOf(page, 'Ñandú nuevo').waitFor({ state: 'detached' });

    await second.bringToFront();
    await editRecord(second, `${noun} Ñandú nuevo`, label, 'Demasiado tarde');
    expect(await readRefusal(dialogOf(second))).toBe(gone);
    expect(await dialogOf(second).getByLabel(label).inputValue()).toBe('Demasiado tarde');
    await dialogOf(second).getByRole('button', { name: 'Cancelar' }).click();
    await answer(second, 'Hay cambios sin guardar', 'Salir sin guardar');
    await second.getByRole('button', { name: `Borrar ${noun} Ñandú nuevo` }).click();
    await answer(second, /^¿Seguro/, 'Borrar');
    expect(await readRefusal(second)).toBe(gone);
  });

  it('publishes news with their line breaks and keeps their date on a change', async () => {
    const { page } = panel;
    await openScreen(page, 'Noticias');
    const [newest] = await readApi(endpoints.fetchNoticias);
    await rowsOf(page)
      .first()
      .getByText(newest?.titulo ?? '')
      .waitFor();
    await createRecord(page, 'Crear noticia', {
      Titulo: 'Fiesta',
      Noticia: 'El sábado.\nVenid todos.',
    });
    await waitForSuccess(page, 'Noticia creada!');
    await rowsOf(page).first().getByText('Fiesta').waitFor();
    expect(await page.getByLabel('Titulo').inputValue()).toBe('');
    await page.getByLabel('Ordenar por').selectOption({ label: 'Más antiguas primero' });
    await rowsOf(page).last().getByText('Fiesta').waitFor();
    const [before] = await readApi(endpoints.fetchNoticias);
    await editRecord(page, 'noticia Fiesta', 'Noticia', 'El domingo.\nVenid todos.');
    await waitForSuccess(page, 'Noticia actualizada!');
    const [after] = await readApi(endpoints.fetchNoticias);
    expect(after).toEqual({ ...before, contenido: 'El domingo.\nVenid todos.' });
    await page.goto(`${inject('siteUrl')}/noticias/${after?._id ?? ''}`);
    await page.getByText('Venid todos.').waitFor();
  });

  it('gives teams a colour, and says in how many matches one is used', async () => {
    const { page } = panel;
    await openScreen(page, 'Equipos');
    expect(await page.getByLabel('Color').inputValue()).toBe('#000000');
    await createRecord(page, 'Crear equipo', { Nombre: 'Deportivo Azul', Color: '#1122cc' });
    await waitForSuccess(page, 'equipo creado!');
    await rowOf(page, 'Deportivo Azul').getByText('#1122cc').waitFor();
    await page.getByRole('heading', { name: 'equipos creados' }).waitFor();

    const partidos = await readApi(endpoints.fetchPartidos);
    for (const [screen, noun, field, nombre] of [
      ['Equipos', 'equipo', 'equipo_id', 'nombre_equipo'],
      ['Competiciones', 'competición', 'competicion_id', 'nombre_competicion'],
      ['Campos', 'campo', 'campo_id', 'nombre_campo'],
    ] as const) {
      const [used] = partidos;
      const count = partidos.filter((partido) => partido[field] === used?.[field]).length;
      await openScreen(page, screen);
      const name = `Borrar ${noun} ${used?.[nombre] ?? ''}`;
      await page.getByRole('button', { name, exact: true }).click();
      await questionOf(page)
        .getByText(new RegExp(`se usa en ${String(count)} partidos?, que conservarán? su nombre`))
        .waitFor();
      await questionOf(page).getByRole('button', { name: 'Cancelar' }).click();
      await questionOf(page).waitFor({ state: 'detached' });
    }
    const [used] = partidos;
    await openScreen(page, 'Equipos');
    await page.getByRole('button', { name: `Borrar equipo ${used?.nombre_equipo ?? ''}` }).click();
    await answer(
      page,
      `¿Seguro que quieres borrar este equipo? (${used?.equipo_id ?? ''})`,
      'Borrar',
    );
    await waitForSuccess(page, 'equipo borrado!');
    expect(await readApi(endpoints.fetchPartido, used?._id)).toEqual(used);
  });
});
