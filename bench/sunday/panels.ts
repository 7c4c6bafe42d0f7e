import type { Page } from 'playwright-core';
import type { Person } from '../../testing/person';
import type { SundayMatch } from './sunday-match';

type PanelStep = (page: Page, person: Person, match: SundayMatch) => Promise<void>;

/** Where a panel differs from others: how its screens are reached, and what it does by itself. */
export interface PanelPaths {
  readonly openSheet: PanelStep;
  readonly lineUp: PanelStep;
  readonly toPosition: PanelStep;
  /** From the panel to the match's public page. */
  readonly toMatch: PanelStep;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const placeOf = (page: Page, nombre: string) => page.getByLabel(`Posición de ${nombre}`);

async function followMenu(page: Page, person: Person, name: string): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Administración' });
  await person.tap(nav.getByRole('button', { name: /^Menú/ }));
  await person.tap(nav.getByRole('link', { name, exact: true }));
}

const openByList: PanelPaths['openSheet'] = async (page, person, { rival, fecha }) => {
  await followMenu(page, person, 'Partidos');
  await person.tap(button(page, new RegExp(`^Actualizar ficha .*${rival}, ${fecha}$`)));
};

const toMatchBySite: PanelPaths['toMatch'] = async (page, person, { id }) => {
  await person.tap(page.locator(`main a[href="/partidos/${id}"]`).first());
};

/** The panel of the first release: everything is reached by its menu, and each player placed. */
const first: PanelPaths = {
  openSheet: openByList,
  lineUp: async (page, person, { alineacion }) => {
    for (const { nombre, puesto } of alineacion)
      await person.choose(placeOf(page, nombre), { label: puesto });
  },
  toPosition: (page, person) => followMenu(page, person, 'Estadísticas'),
  toMatch: async (page, person, match) => {
    // The site's own navigation stands above and below the panel.
    await person.tap(link(page, /^Partidos$/).last());
    await toMatchBySite(page, person, match);
  },
};

/** The panel that says what there is to do, and begins with what was there last time. */
const present: PanelPaths = {
  openSheet: async (page, person, { rival }) => {
    await person.tap(link(page, new RegExp(`^Apuntar el acta: .*${rival}`)));
  },
  lineUp: async (page, person, { fuera, dentro }) => {
    await person.tap(button(page, 'Como en el último partido'));
    await button(page, 'Como en el último partido').waitFor({ state: 'detached' });
    for (const { nombre } of fuera)
      await person.choose(placeOf(page, nombre), { label: 'No convocado' });
    for (const { nombre, puesto } of dentro)
      await person.choose(placeOf(page, nombre), { label: puesto });
  },
  toPosition: (page, person) => person.tap(link(page, 'Actualizar posición')),
  toMatch: async (page, person, match) => {
    await person.tap(link(page, 'Ver la web'));
    await toMatchBySite(page, person, match);
  },
};

/** How each checkout's panel is gone through. */
export const PANELS: Readonly<Record<'before' | 'now', PanelPaths>> = {
  before: first,
  now: present,
};
