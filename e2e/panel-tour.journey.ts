import { endpoints } from '@club/shared';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { accessibilityProblems } from '../testing/browser';
import { panelForEachTest } from '../testing/panel-journey';
import {
  answer,
  createRecord,
  dialogOf,
  expectFitForAll,
  followLink,
  questionOf,
  readApi,
} from '../testing/panel';
import { PASTED_MATCHES } from '../testing/pasted';

const cancel = async (page: Page) => {
  await questionOf(page).getByRole('button', { name: 'Cancelar' }).click();
  await questionOf(page).waitFor({ state: 'detached' });
};

/** What is wrong in a form that was sent as it is, its change, and the question before it is left and deleted. */
const openForms = (form: string, noun: string, label: string) => async (page: Page) => {
  await page.getByRole('button', { name: form }).click();
  await page.getByText('No puede estar vacío.').first().waitFor();
  await expectFitForAll(page);
  await page
    .getByRole('button', { name: new RegExp(`^Editar ${noun} `) })
    .first()
    .click();
  await dialogOf(page).getByLabel(label).first().fill(' ');
  await dialogOf(page).getByRole('button', { name: 'Guardar' }).click();
  await dialogOf(page).getByText('No puede estar vacío.').waitFor();
  await expectFitForAll(page);
  await dialogOf(page).getByRole('button', { name: 'Cancelar' }).click();
  await questionOf(page).waitFor();
  await expectFitForAll(page);
  await answer(page, 'Hay cambios sin guardar', 'Salir sin guardar');
  await page
    .getByRole('button', { name: new RegExp(`^Borrar ${noun} `) })
    .first()
    .click();
  await questionOf(page).getByRole('button', { name: 'Borrar', disabled: false }).waitFor();
  await expectFitForAll(page);
  await cancel(page);
};

interface Stop {
  readonly path: string;
  /** A button or link that is there only once what the screen shows has come. */
  readonly loaded: RegExp;
  /** Opens what the screen can open, and looks at each. */
  readonly look?: (page: Page) => Promise<void>;
}

/** Every screen of the panel by its path; `:id` is a played match. */
const STOPS: readonly Stop[] = [
  { path: '/admin', loaded: /^Noticias$/ },
  {
    path: '/admin/noticias',
    loaded: /^Borrar /,
    look: openForms('Crear noticia', 'noticia', 'Titulo'),
  },
  {
    path: '/admin/plantilla',
    loaded: /^Borrar /,
    look: async (page) => {
      await openForms('Crear jugador', 'jugador', 'Nombre')(page);
      await page
        .getByRole('button', { name: /^Anonimizar jugador/ })
        .first()
        .click();
      await questionOf(page).getByText('No se puede deshacer.').waitFor();
      await expectFitForAll(page);
      await cancel(page);
      await page.getByRole('button', { name: 'Pegar jugadores de una hoja de cálculo' }).click();
      await page.getByLabel('Filas de jugadores').fill('Dorsal\tNombre\n71\tUnai\nx\tSin número');
      await page.getByText('2 filas: 1 por crear, 0 que ya existen, 1 con errores.').waitFor();
      await expectFitForAll(page);
    },
  },
  {
    path: '/admin/partidos',
    loaded: /^Borrar /,
    look: async (page) => {
      await createRecord(page, 'Crear partido', {});
      await page.locator('.MuiAlert-colorError').waitFor();
      await expectFitForAll(page);
      await page
        .getByRole('button', { name: /^Editar partido / })
        .first()
        .click();
      await dialogOf(page).getByLabel('Estado').waitFor();
      await expectFitForAll(page);
      await dialogOf(page).getByRole('button', { name: 'Cancelar' }).click();
      await dialogOf(page).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Pegar partidos de una hoja de cálculo' }).click();
      await page.getByLabel('Filas de partidos').fill(PASTED_MATCHES);
      await page.getByText('3 filas: 2 por crear, 0 que ya existen, 1 con errores.').waitFor();
      await expectFitForAll(page);
    },
  },
  {
    path: '/admin/partidos/:id',
    loaded: /^Guardar ficha$/,
    look: async (page) => {
      await page.getByRole('button', { name: 'Guardar ficha' }).click();
      await dialogOf(page).getByRole('button', { name: 'Seguir editando' }).waitFor();
      await expectFitForAll(page);
      await dialogOf(page).getByRole('button', { name: 'Seguir editando' }).click();
      await dialogOf(page).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Anular ficha' }).click();
      await questionOf(page).waitFor();
      await expectFitForAll(page);
      await cancel(page);
    },
  },
  { path: '/admin/partidos/:id/cronica', loaded: /^Publicar noticia$/ },
  {
    path: '/admin/equipos',
    loaded: /^Borrar /,
    look: openForms('Crear equipo', 'equipo', 'Nombre'),
  },
  {
    path: '/admin/competiciones',
    loaded: /^Borrar /,
    look: openForms('Crear competicion', 'competición', 'Nombre'),
  },
  { path: '/admin/campos', loaded: /^Borrar /, look: openForms('Crear campo', 'campo', 'Nombre') },
  {
    path: '/admin/estadisticas',
    loaded: /^Cambiar/,
    look: async (page) => {
      await page.getByRole('form', { name: 'Posición' }).getByLabel('Posición').fill('');
      await page.getByRole('form', { name: 'Posición' }).getByRole('button').click();
      await page.getByText('Debe ser un número entero.').waitFor();
      await page
        .getByRole('button', { name: /^Comprobar estadísticas de/ })
        .first()
        .click();
      await page.getByText(/^Todo cuadra en /).waitFor();
      await expectFitForAll(page);
      await page.getByRole('button', { name: 'Reiniciar estadísticas' }).click();
      await questionOf(page).waitFor();
      await expectFitForAll(page);
      await cancel(page);
    },
  },
  {
    path: '/admin/temporadas',
    loaded: /^Borrar /,
    look: openForms('Crear temporada', 'temporada', 'Nombre'),
  },
  {
    path: '/admin/historial',
    loaded: /^Restaurar/,
    look: async (page) => {
      await page
        .getByRole('button', { name: /^Restaurar: / })
        .first()
        .click();
      await questionOf(page).waitFor();
      await expectFitForAll(page);
      await cancel(page);
    },
  },
  { path: '/admin/copia', loaded: /Exportar|Descargar/ },
];

describe('the tour of the panel', () => {
  const panel = panelForEachTest();
  let playedId: string;
  beforeAll(async () => {
    playedId = (await readApi(endpoints.fetchPartidos)).find(({ jugado }) => jugado)?._id ?? '';
  });

  it.each(STOPS)(
    '$path, and what can be opened there, is for everybody in both colours',
    async ({ path, loaded, look }) => {
      const { page } = panel;
      await page.goto(inject('siteUrl') + path.replace(':id', playedId));
      const main = page.getByRole('main');
      await main
        .getByRole('button', { name: loaded })
        .or(main.getByRole('link', { name: loaded }))
        .first()
        .waitFor();
      await main.getByRole('status', { name: 'Cargando' }).first().waitFor({ state: 'detached' });
      await expectFitForAll(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await accessibilityProblems(page, 'color-contrast')).toEqual([]);
      // In dark, where contrast is the harder to keep.
      await look?.(page);
    },
    180_000,
  );

  it('leads on from a screen that is left with something in it only after a question', async () => {
    const { page } = panel;
    await followLink(page, 'Campos');
    await page.getByLabel('Nombre').fill('La Dehesa');
    await followLink(page, 'Equipos');
    await questionOf(page).waitFor();
    await expectFitForAll(page);
    await answer(page, 'Hay cambios sin guardar', 'Salir sin guardar');
    await page.getByRole('heading', { level: 1, name: 'Equipos' }).waitFor();
  });
});
