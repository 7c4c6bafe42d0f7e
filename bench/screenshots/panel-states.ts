import type { Page } from '@playwright/test';
import { changingScore } from '../../testing/touchline';
import { draftKept } from '../../testing/drafts';
import { takePhoto } from '../../testing/photos';
import { PASTED_MATCHES } from '../../testing/panel';

/** Where the panel's states are shown: a match with a sheet, and one that has not started. */
interface StatePlaces {
  readonly url: string;
  readonly jugado: string;
  readonly sinJugar: string;
  /** The same administrator on another device. */
  readonly openOther: () => Promise<Page>;
  readonly take: (name: string, page: Page, isWhole?: boolean) => Promise<void>;
}

type State = (page: Page, places: StatePlaces) => Promise<void>;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** On a phone, rarely used options are behind a button. */
const openOptions = async (page: Page) => {
  const more = button(page, 'Más opciones');
  await more.or(button(page, 'Seleccionar varios')).first().waitFor();
  if (await more.isVisible()) await more.click();
};

const menu: State = async (page, { url, take }) => {
  await page.goto(`${url}/admin/campos`);
  await page.getByRole('heading', { level: 1, name: 'Campos' }).waitFor();
  const fold = page.getByRole('button', { name: 'Más', exact: true });
  if (!(await fold.isVisible())) return;
  await fold.click();
  await take('menu', page);
};

const consent: State = async (page, { url, take }) => {
  await page.goto(`${url}/admin/plantilla`);
  await button(page, /^Editar jugador/)
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Publicar sus apellidos').uncheck();
  await dialog.getByLabel('Publicar su foto').scrollIntoViewIfNeeded();
  await take('jugador-consentimiento', page, false);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await button(page, 'Salir sin guardar').click();
  await button(page, /^Editar jugador/)
    .nth(9)
    .click();
  await button(page, /^Anonimizar jugador/).click();
  await page.getByRole('alertdialog').waitFor();
  await take('jugador-anonimizar', page, false);
};

const paste: State = async (page, { url, take }) => {
  await page.goto(`${url}/admin/partidos`);
  await openOptions(page);
  await button(page, 'Pegar partidos de una hoja de cálculo').click();
  const box = page.getByRole('group', { name: 'Pegar partidos' });
  await box.getByLabel('Filas de partidos').fill(PASTED_MATCHES);
  await box.getByText(/^3 filas/).waitFor();
  await box.scrollIntoViewIfNeeded();
  await take('pegar', page, false);
};

const drafts: State = async (page, { url, take }) => {
  await page.goto(`${url}/admin/noticias?nuevo`);
  await page.getByRole('form', { name: 'Crear noticia' }).getByLabel('Titulo').fill('A medias');
  await draftKept(page, 'A medias');
  // As after a crash: another tab finds the draft.
  const again = await page.context().newPage();
  await again.goto(`${url}/admin`);
  await again.getByText('Hay borradores sin guardar').waitFor();
  await take('borrador-inicio', again);
  await again.goto(`${url}/admin/noticias?nuevo`);
  await button(again, 'Recuperar').waitFor();
  await take('borrador-formulario', again);
  await again.close();
};

const conflict: State = async (page, { url, jugado, openOther, take }) => {
  const other = await openOther();
  for (const each of [page, other]) {
    await each.goto(`${url}/admin${jugado}`);
    await button(each, 'Guardar ficha').waitFor();
  }
  for (const each of [other, page]) {
    await button(each, 'Guardar ficha').click();
    if (each === page) await take('ficha-guardar', page, false);
    await button(each, 'Confirmar').click();
    await each.locator('.MuiAlert-root[tabindex]').waitFor();
  }
  await take('ficha-conflicto', page, false);
  await other.close();
};

const noteGoal = (page: Page) =>
  changingScore(page, async () => {
    await button(page, /^GOL$/).click();
    await page
      .getByRole('dialog', { name: '¿Quién ha marcado?' })
      .getByRole('button', { disabled: false })
      .nth(5)
      .click();
    await page
      .getByRole('dialog', { name: '¿Quién ha asistido?' })
      .getByRole('button', { name: 'Sin asistencia', disabled: false })
      .click();
  });

/** A match from start to summary, with two devices. Discarded at the end. */
const touchline: State = async (page, { url, sinJugar, openOther, take }) => {
  const other = await openOther();
  await page.goto(`${url}/admin${sinJugar}/banda`);
  await page.getByText('✓ Listo para usarse sin cobertura.').waitFor();
  await button(page, 'Como en el último partido').click();
  await page.getByText('11 titulares').waitFor();
  await take('banda-alineacion', page, false);
  await button(page, 'Empezar partido').click();
  await page.getByTestId('envio').getByText('Todo enviado').waitFor();
  await button(page, /^GOL$/).click();
  await page.getByText('¿Quién ha marcado?').waitFor();
  await button(page, 'No lo sé').and(page.locator(':not([aria-disabled])')).waitFor();
  await take('banda-gol', page, false);
  await button(page, 'Cancelar').click();
  await other.goto(`${url}/admin${sinJugar}/banda`);
  await button(other, /^GOL$/).waitFor();
  await page.context().setOffline(true);
  await noteGoal(page);
  await noteGoal(other);
  await other.getByTestId('envio').getByText('Todo enviado').waitFor();
  await take('banda-sin-cobertura', page, false);
  await page.context().setOffline(false);
  await button(page, 'Comparar y decidir').click();
  await page.getByRole('dialog').waitFor();
  await take('banda-conflicto', page, false);
  await button(page, 'Decidir después').click();
  await take('banda-aviso-conflicto', page, false);
  await button(page, 'Comparar y decidir').click();
  await button(page, 'No, son dos').click();
  await page.getByTestId('envio').getByText('Todo enviado').waitFor();
  await button(page, /' Gol de/)
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Corregir apunte' }).waitFor();
  await take('banda-corregir', page, false);
  await button(page, 'Cancelar').click();
  await page.clock.setSystemTime(new Date(Date.now() + 5 * 60 * 60_000 + 60_000));
  await page.reload();
  await page.getByText('¿Terminó el partido?').waitFor();
  await take('banda-olvidado', page, false);
  await page.clock.setSystemTime(new Date());
  await button(page, 'Sí, terminó').click();
  await button(page, 'Guardar ficha').click();
  await page.getByRole('dialog').waitFor();
  await take('banda-finalizar', page, false);
  await button(page, 'Seguir editando').click();
  await page.getByTestId('envio').getByText('Todo enviado').waitFor();
  await button(page, 'Más').click();
  await button(page, 'Descartar el directo').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await button(page, 'Empezar partido').waitFor();
  await other.context().close();
};

const palette: State = async (page, { url, take }) => {
  await page.goto(`${url}/admin`);
  await button(page, /^Ir a…/).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Ir a/ }).fill('en');
  await page.getByRole('option', { selected: true }).waitFor();
  await take('ir-a', page, false);
};

const several: State = async (page, { url, take }) => {
  await page.goto(`${url}/admin/partidos`);
  await openOptions(page);
  await button(page, 'Seleccionar varios').click();
  await button(page, 'Todos').click();
  await take('varios', page, false);
};

const noticia: State = async (page, { url, take }) => {
  await page.goto(`${url}/admin/noticias?nuevo`);
  const form = page.getByRole('form', { name: 'Crear noticia' });
  await form.getByLabel('Titulo').fill('Fichaje');
  await form.getByLabel('Publicación').selectOption('programada');
  const photo = await takePhoto(page, 640, 480);
  await form.getByLabel('Elegir foto: Imagenes').setInputFiles([photo, photo]);
  await button(page, '↑ Antes: foto 2').waitFor();
  await take('noticia-arriba', page, false);
  await button(page, '↑ Antes: foto 2').scrollIntoViewIfNeeded();
  await take('noticia-fotos', page, false);
  await button(page, 'Cancelar').click();
  await button(page, 'Salir sin guardar').click();
};

/** States of the panel with activity. Each leaves the club unchanged. */
export const PANEL_STATES: Readonly<Record<string, State>> = {
  menu,
  consent,
  paste,
  drafts,
  conflict,
  touchline,
  palette,
  several,
  noticia,
};
