import { endpoints } from '@club/shared';
import type { Page } from '@playwright/test';
import { accessibilityProblems, PHONE } from '../testing/browser';
import {
  answer,
  createRecord,
  findDialog,
  expectFitForAll,
  openNewForm,
  PASTED_MATCHES,
  findQuestion,
  waitForSuccess,
} from '../testing/panel';
import { takePhoto } from '../testing/photos';
import { site } from '../testing/running-club';
import { adminPaths } from '../web/panel/app/admin-paths';
import { SETUP_STEPS, type Step, STEP_NAMES } from '../web/panel/setup/steps';
import { expect, panelForAllTests, test } from '../testing/journey';
import { readApi } from '../testing/club-access';

/** Setup steps with content that no other stop shows. */
const OWN_STEPS: readonly Step[] = ['temporada', 'rivales', 'jugadores', 'calendario'];

/** Waits for an open question, checks it, and closes it. All questions look alike, so a few stops check one. */
async function checkQuestion(page: Page) {
  await findQuestion(page).waitFor();
  await expectFitForAll(page);
  await findQuestion(page).getByRole('button', { name: 'Cancelar' }).click();
  await findQuestion(page).waitFor({ state: 'detached' });
}

/** Submits an empty form and checks its errors. */
const openEmptyForm = (form: string) => async (page: Page) => {
  await createRecord(page, form, {});
  await page.getByText('No puede estar vacío.').first().waitFor();
  await expectFitForAll(page);
};

/** Opens a record's form, empties a required field, and checks the form with its error. */
async function spoilRecord(page: Page, noun: string, label: string) {
  await page
    .getByRole('button', { name: new RegExp(`^Editar ${noun} `) })
    .first()
    .click();
  const dialog = findDialog(page);
  await dialog.getByLabel(label).first().fill('');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await dialog.locator('[aria-invalid=true]').first().waitFor();
  await expectFitForAll(page);
}

/** Closes a changed form. */
async function closeForm(page: Page) {
  await findDialog(page).getByRole('button', { name: 'Cancelar' }).click();
  await answer(page, 'Hay cambios sin guardar', 'Salir sin guardar');
}

interface Stop {
  /** A button or link that appears only after the screen's data has loaded. */
  readonly loaded: RegExp;
  /** Opens everything on the screen, and checks each. */
  readonly look?: (page: Page) => Promise<void>;
  /** Whether `look` checks the whole screen, not only what opens on it. */
  readonly looksAtAll?: true;
}

/** Every screen of the panel, except subpaths of forms, sign-out and the touchline (`touchline.journey.ts`). */
type ScreenName = Exclude<
  keyof typeof adminPaths,
  'banda' | 'salir' | 'editarPartido' | 'editarJugador' | 'editarNoticia'
>;

const STOPS: Readonly<Record<ScreenName, Stop>> = {
  inicio: {
    loaded: /^Descargar una copia/,
    look: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: /^Ir a/ }).fill('a');
      await page.getByRole('option', { selected: true }).waitFor();
      await expectFitForAll(page);
      await page.getByRole('combobox', { name: /^Ir a/ }).fill('nada se llama así');
      await page.getByText('No hay nada que se llame así.').waitFor();
      await expectFitForAll(page);
    },
  },
  // The last step, because the demo club is complete.
  empezar: { loaded: /^Ver la web$/ },
  paso: {
    loaded: /^Siguiente: /,
    look: async (page) => {
      for (const step of SETUP_STEPS.slice(1)) {
        await page.getByRole('link', { name: `Siguiente: ${STEP_NAMES[step]}` }).click();
        await page.getByRole('heading', { level: 2, name: `: ${STEP_NAMES[step]}` }).waitFor();
        if (OWN_STEPS.includes(step)) await expectFitForAll(page);
      }
    },
  },
  miClub: { loaded: /^Descargar copia$/ },
  empezarTemporada: {
    loaded: /^Revisar y empezar$/,
    look: async (page) => {
      await page.getByRole('checkbox').first().check();
      await page.getByLabel('Competición nueva, si la hay').fill('Copa');
      await page.getByRole('button', { name: 'Revisar y empezar' }).click();
      await findQuestion(page).waitFor();
      await expectFitForAll(page);
      await findQuestion(page).getByRole('button', { name: 'Empezar temporada' }).click();
      await page.getByText('ha empezado. Quedan quienes', { exact: false }).waitFor();
      await expectFitForAll(page);
      await page.getByRole('button', { name: 'Deshacer' }).click();
      await waitForSuccess(page, /deshecha: todo está como antes\.$/);
    },
  },
  noticias: {
    loaded: /^Borrar /,
    look: async (page) => {
      // A scheduled item about a match, with two photos and without a title, and later a draft in the list.
      const form = await openNewForm(page, 'Crear noticia');
      await form.getByLabel('Publicación', { exact: true }).selectOption('programada');
      await form.getByLabel('Día de publicación').waitFor();
      await form.getByLabel('Partido relacionado').selectOption({ index: 1 });
      const photo = await takePhoto(page, 60, 40);
      await form.getByLabel('Elegir foto: Imagenes').setInputFiles([photo, photo]);
      await form.getByRole('button', { name: '↑ Antes: foto 2' }).waitFor();
      await form.getByRole('button', { name: 'Crear noticia' }).click();
      await form.getByText('No puede estar vacío.').first().waitFor();
      await expectFitForAll(page);
      await form.getByLabel('Titulo').fill('Fichaje');
      await form.getByLabel('Publicación', { exact: true }).selectOption('borrador');
      await form.getByRole('button', { name: 'Crear noticia' }).click();
      await waitForSuccess(page, 'Borrador guardado!');
      const uploads = page.getByRole('group', { name: /^Imagenes.* de Fichaje$/ });
      await uploads.getByText('Foto guardada!').nth(1).waitFor();
      await page.getByLabel('Mostrar').selectOption('Borradores');
      await page.getByText('1 de ', { exact: false }).waitFor();
      await expectFitForAll(page);
      await page.getByRole('button', { name: 'Editar noticia Fichaje' }).click();
      await findDialog(page).getByLabel('Qué se ve en la foto 2').waitFor();
      await expectFitForAll(page);
    },
  },
  plantilla: {
    loaded: /^Borrar /,
    looksAtAll: true,
    look: async (page) => {
      await page.getByRole('button', { name: 'Más opciones' }).click();
      await page.getByRole('button', { name: 'Seleccionar varios' }).click();
      await page.getByRole('button', { name: 'Todos', exact: true }).click();
      await expectFitForAll(page);
      await page.getByRole('button', { name: 'Borrar', exact: true }).click();
      await checkQuestion(page);
      await page.getByRole('button', { name: 'Dejarlo' }).click();
      await spoilRecord(page, 'jugador', 'Nombre');
      await page.getByRole('button', { name: /^Anonimizar jugador/ }).click();
      await findQuestion(page).getByText('No se puede deshacer.').waitFor();
      await checkQuestion(page);
      await closeForm(page);
      await page.getByRole('button', { name: 'Pegar jugadores de una hoja de cálculo' }).click();
      await page.getByLabel('Filas de jugadores').fill('Dorsal\tNombre\n71\tUnai\nx\tSin número');
      await page.getByText('2 filas: 1 por crear, 0 que ya existen, 1 con errores.').waitFor();
      await expectFitForAll(page);
    },
  },
  partidos: {
    loaded: /^Borrar /,
    looksAtAll: true,
    look: async (page) => {
      await page
        .getByRole('button', { name: /^Editar partido / })
        .first()
        .click();
      await findDialog(page).getByLabel('Estado').waitFor();
      await expectFitForAll(page);
      await findDialog(page).getByRole('button', { name: 'Cancelar' }).click();
      await findDialog(page).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Más opciones' }).click();
      await page.getByRole('button', { name: 'Pegar partidos de una hoja de cálculo' }).click();
      await page.getByLabel('Filas de partidos').fill(PASTED_MATCHES);
      await page.getByText('3 filas: 2 por crear, 0 que ya existen, 1 con errores.').waitFor();
      await expectFitForAll(page);
    },
  },
  acta: {
    loaded: /^Guardar ficha$/,
    look: async (page) => {
      await page.getByRole('button', { name: 'Guardar ficha' }).click();
      await findDialog(page).getByRole('button', { name: 'Seguir editando' }).waitFor();
      await expectFitForAll(page);
    },
  },
  callUp: { loaded: /^Guardar convocatoria$/ },
  cronica: { loaded: /^Publicar noticia$/ },
  equipos: {
    loaded: /^Borrar /,
    look: async (page) => {
      await spoilRecord(page, 'equipo', 'Nombre');
      await closeForm(page);
      await page
        .getByRole('button', { name: /^Borrar equipo / })
        .first()
        .click();
      await findQuestion(page).getByRole('button', { name: 'Borrar', disabled: false }).waitFor();
      await checkQuestion(page);
    },
  },
  // The same screen as that of rivals, with other fields.
  competiciones: { loaded: /^Borrar /, look: openEmptyForm('Crear competicion') },
  campos: { loaded: /^Borrar /, look: openEmptyForm('Crear campo') },
  estadisticas: {
    loaded: /^Cambiar/,
    looksAtAll: true,
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
    },
  },
  // Its form only has a name, like that of competitions.
  temporadas: { loaded: /^Borrar / },
  historial: {
    loaded: /^Restaurar/,
    look: async (page) => {
      await page
        .getByRole('button', { name: /^Restaurar: / })
        .first()
        .click();
      await checkQuestion(page);
    },
  },
  copia: { loaded: /Exportar|Descargar/ },
  ajustes: {
    loaded: /^Añadir patrocinador$/,
    looksAtAll: true,
    look: async (page) => {
      await page
        .getByLabel('Elegir imagen: Escudo')
        .setInputFiles({ ...(await takePhoto(page, 60, 60)), name: 'escudo.jpg' });
      await page.getByText('Imagen guardada!').waitFor();
      const form = page.getByRole('form', { name: 'Patrocinadores' });
      await form.getByRole('button', { name: 'Añadir patrocinador' }).click();
      await form.getByRole('button', { name: 'Guardar' }).click();
      await form.getByText('No puede estar vacío.').first().waitFor();
      await expectFitForAll(page);
    },
  },
  cuentas: {
    loaded: /^Invitar$/,
    looksAtAll: true,
    look: async (page) => {
      await page.getByLabel('Nombre de usuario').fill(`gira-${String(Date.now())}`);
      await page.getByRole('button', { name: 'Invitar' }).click();
      await page.getByRole('status').filter({ hasText: 'Enlace para' }).waitFor();
      await expectFitForAll(page);
    },
  },
  miClave: {
    loaded: /^Cambiar/,
    looksAtAll: true,
    look: async (page) => {
      await page.getByLabel('Contraseña actual').fill('no es esta');
      await page.getByLabel('Contraseña nueva').fill('una clave nueva');
      await page.getByLabel('Repite la nueva').fill('otra clave nueva');
      await page.getByRole('button', { name: /^Cambiar/ }).click();
      await page.locator('.MuiAlert-colorError').waitFor();
      await expectFitForAll(page);
    },
  },
};

/** Path of a screen. `:id` stands for the id of a match. */
function toScreenPath(name: ScreenName): string {
  const path = adminPaths[name];
  return typeof path === 'string' ? path : path(name === 'paso' ? 'club' : ':id');
}

const names = Object.keys(STOPS) as ScreenName[];

/** The shortest phone screen in use, CSS pixels. */
const SMALL_PHONE = { width: 390, height: 664 } as const;
/** Maximum distance of a list from the top of the page, CSS pixels. */
const LIST_TOP_PX = 220;
/** Screens whose main content is a list. */
const LISTS: readonly ScreenName[] = [
  'partidos',
  'plantilla',
  'noticias',
  'equipos',
  'competiciones',
  'campos',
  'temporadas',
  'historial',
  'cuentas',
];

/** Buttons and links that are red without pointer or focus, where only deletion under the pointer may be red. */
const redButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const isRed = (colour: string) => {
      if (!pen) throw new Error('no canvas');
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
      return alpha > 40 && red > 110 && red > 1.5 * Math.max(green, blue);
    };
    return [...document.querySelectorAll('main :is(button, a)')]
      .filter((button) => {
        const { color, backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(button);
        return [color, backgroundColor, ...(borderTopWidth === '0px' ? [] : [borderTopColor])].some(
          isRed,
        );
      })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  });

/** Whether the save button of a sheet is on the screen and uncovered. */
const isSaveInView = (page: Page): Promise<boolean> =>
  page.getByRole('button', { name: 'Guardar ficha' }).evaluate((button) => {
    const { left, top, width, height, bottom } = button.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && bottom <= window.innerHeight && button.contains(onTop);
  });

/** Gives the focus to each control of the screen in turn. Returns the names of those that are covered then. */
const coveredWithFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('main :is(a, button, input, select)');
    return [...controls]
      .filter((control) => {
        control.focus();
        if (document.activeElement !== control) return false;
        const { left, top, width, height } = control.getBoundingClientRect();
        const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
        return !onTop || !(control.contains(onTop) || onTop.contains(control));
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });

test.describe('the tour of the panel', () => {
  const panel = panelForAllTests();
  let playedId: string;
  let unplayedId: string;
  test.beforeAll(async () => {
    const partidos = await readApi(endpoints.fetchPartidos);
    const findId = (isPlayed: boolean) =>
      partidos.find(({ jugado }) => jugado === isPlayed)?._id ?? '';
    playedId = findId(true);
    unplayedId = findId(false);
  });

  test('on a small phone eleven players are put on the pitch in twelve taps, with the save button always in view', async () => {
    const { page } = panel;
    await page.setViewportSize(SMALL_PHONE);
    await page.goto(site() + adminPaths.acta(unplayedId));
    await page.getByRole('button', { name: 'Puesto libre: Portero 1' }).click();
    const squad = page.getByRole('list', { name: 'Plantilla' }).getByRole('button');
    for (let index = 0; index < 11; index += 1) {
      expect(await isSaveInView(page)).toBe(true);
      await squad.nth(index).click();
    }
    expect(await page.getByTestId('que-falta').textContent()).toBe('Falta: MVP');
    // Only the bench has free places left: «Puesto libre: Suplente».
    expect(await page.getByRole('button', { name: /^Puesto libre: [^S]/ }).count()).toBe(0);
    // With the keyboard too: the bar with the save button never covers the focused element.
    expect(await coveredWithFocus(page)).toEqual([]);
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    expect(await isSaveInView(page)).toBe(true);
    await page.setViewportSize(PHONE);
  });

  for (const { path, loaded, look, looksAtAll, isUnplayed, isList } of names.map((name) => ({
    ...STOPS[name],
    path: toScreenPath(name),
    isUnplayed: name === 'callUp',
    isList: LISTS.includes(name),
  }))) {
    test(`${path} is accessible in both schemes, and everything that opens there in the dark one`, async () => {
      const { page } = panel;
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(site() + path.replace(':id', isUnplayed ? unplayedId : playedId));
      const main = page.getByRole('main');
      await main
        .getByRole('button', { name: loaded })
        .or(main.getByRole('link', { name: loaded }))
        .first()
        .waitFor();
      await main.getByRole('status', { name: 'Cargando' }).first().waitFor({ state: 'detached' });
      await expectFitForAll(page);
      if (isList) {
        const first = await page.locator('main [data-lista] > li').first().boundingBox();
        expect(first?.y).toBeLessThanOrEqual(LIST_TOP_PX);
        expect(await redButtons(page)).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      if (!looksAtAll) expect(await accessibilityProblems(page, 'color-contrast')).toEqual([]);
      if (isList) expect(await redButtons(page)).toEqual([]);
      // Opened in the dark scheme, where contrast is harder to achieve.
      await look?.(page);
    });
  }
});
