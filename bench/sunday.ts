import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { DEMO_LOGIN } from '../scripts/platform/accounts';
import { launchBrowser, openTab, takenOver } from '../testing/browser';
import { type Effort, effortText, type Person, personAt } from '../testing/person';
import { serveCheckouts } from './checkout/serve-checkout';
import { PANELS, type PanelPaths } from './sunday/panels';
import { arrangeSunday, type SundayMatch } from './sunday/sunday-match';

/*
 * The administrator's Sunday on a phone, in taps, letters, swipes and seconds: sheet of a match (line-up as last time with
 * two changes, four goals, two cards, MVP), crónica, position, sharing; of this checkout and, beside it, of another:
 * `npm run bench:sunday -- --baseline FOLDER`. Seconds are those that the product takes of a robot that never hesitates;
 * a person's are estimated by the keystroke-level model (Card, Moran and Newell, 1980).
 */
const { values: options } = parseArgs({
  options: { baseline: { type: 'string' } },
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
/** Seconds for a tap with what is looked for before it, for a letter, and for a swipe. */
const TAP_S = 1.1;
const LETTER_S = 0.28;
const SWIPE_S = 1.1;

const FRASE = ' Gran ambiente en la grada: gracias a todos los que vinisteis.';

const success = (page: Page, msg: string) =>
  page.locator('.MuiAlert-colorSuccess').getByText(msg, { exact: true }).waitFor();

/** Writes four goals, two of them of the second half, and two cards down. */
async function enterEvents(page: Page, person: Person, { alineacion }: SundayMatch) {
  const [, , , , , , uno, dos, tres, cuatro] = alineacion;
  if (!uno || !dos || !tres || !cuatro) throw new Error('eleven have played');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const events = [
    { autor: uno, asistente: dos, minuto: '12' },
    { autor: dos, asistente: tres, minuto: '31' },
    { autor: tres, asistente: uno, minuto: '58', parte: 'Segunda parte' },
    { evento: 'Gol encajado', minuto: '70' },
    { evento: 'Tarjeta amarilla', autor: cuatro, minuto: '75' },
    { evento: 'Tarjeta amarilla', autor: uno, minuto: '88' },
  ];
  for (const { evento, parte, autor, asistente, minuto } of events) {
    if (evento !== undefined) await person.choose(field('Evento'), { label: evento });
    if (parte !== undefined) await person.choose(field('Parte'), { label: parte });
    if (autor) await person.choose(field('Autor'), { label: autor.opcion });
    if (asistente) await person.choose(field('Asistente'), { label: asistente.opcion });
    await person.type(field('Minuto (opcional)'), minuto);
    await person.tap(page.getByRole('button', { name: 'Añadir evento' }));
  }
  await person.choose(page.getByLabel('MVP'), { label: uno.nombre });
}

interface Step {
  readonly name: string;
  readonly run: (
    page: Page,
    person: Person,
    match: SundayMatch,
    paths: PanelPaths,
  ) => Promise<void>;
}

const STEPS: readonly Step[] = [
  {
    name: 'open the sheet',
    run: async (page, person, match, { openSheet }) => {
      await openSheet(page, person, match);
      await page.getByRole('button', { name: 'Guardar ficha' }).waitFor();
    },
  },
  {
    name: 'line-up',
    run: (page, person, match, { lineUp }) => lineUp(page, person, match),
  },
  { name: 'goals, cards, MVP', run: (page, person, match) => enterEvents(page, person, match) },
  {
    name: 'save',
    run: async (page, person) => {
      await person.tap(page.getByRole('button', { name: 'Guardar ficha' }));
      await person.tap(page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }));
      await success(page, 'ficha actualizada!');
    },
  },
  {
    name: 'crónica',
    run: async (page, person) => {
      await person.tap(page.getByRole('link', { name: 'Escribir crónica' }));
      const form = page.getByRole('form', { name: 'Crónica' });
      await person.add(form.getByLabel('Noticia'), FRASE);
      await person.tap(form.getByRole('button', { name: 'Publicar noticia' }));
      await success(page, 'Noticia creada!');
    },
  },
  {
    name: 'position',
    run: async (page, person, match, { toPosition }) => {
      await toPosition(page, person, match);
      const form = page.getByRole('form', { name: 'Posición' });
      await person.type(form.getByLabel('Posición'), '2');
      await person.tap(form.getByRole('button', { name: 'Cambiar' }));
      await success(page, 'posición actualizada!');
    },
  },
  {
    name: 'share',
    run: async (page, person, match, { toMatch }) => {
      await toMatch(page, person, match);
      await page.waitForURL(`**/partidos/${match.id}`);
      await takenOver(page);
      await person.tap(page.getByRole('button', { name: 'Compartir', exact: true }));
      await page.waitForFunction(() => 'compartido' in globalThis);
    },
  },
];

/** One Sunday: what each step took. */
async function goThrough(browser: Browser, url: string, match: SundayMatch, paths: PanelPaths) {
  const { page } = await openTab(browser, PHONE);
  // The phone's own list of apps opens: from there on it is none of ours.
  await page.addInitScript({
    content: `Object.assign(navigator, {
      share: async () => { globalThis.compartido = true; },
      canShare: () => true,
    });`,
  });
  // The session of last week is still there.
  await page.goto(`${url}/login`);
  await page.getByLabel('Usuario').fill(DEMO_LOGIN.username);
  await page.getByLabel('Contraseña').fill(DEMO_LOGIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/admin');
  await page.goto(`${url}/admin`);
  const person = personAt(page);
  const steps: (Effort & { readonly name: string; readonly seconds: number })[] = [];
  for (const { name, run } of STEPS) {
    const before = { ...person.effort };
    const begin = performance.now();
    await run(page, person, match, paths);
    const seconds = (performance.now() - begin) / 1000;
    const { taps, typed, swipes } = person.effort;
    steps.push({
      name,
      seconds,
      taps: taps - before.taps,
      typed: typed - before.typed,
      swipes: swipes - before.swipes,
    });
  }
  await page.context().close();
  const sum = (of: (step: (typeof steps)[number]) => number) =>
    steps.reduce((total, step) => total + of(step), 0);
  return [
    ...steps,
    {
      name: 'all',
      seconds: sum(({ seconds }) => seconds),
      taps: sum(({ taps }) => taps),
      typed: sum(({ typed }) => typed),
      swipes: sum(({ swipes }) => swipes),
    },
  ];
}

const served = await serveCheckouts(options.baseline, { isInstance: false });
const browser = await launchBrowser();
try {
  for (const { name, url } of served) {
    const paths = name === 'before' ? PANELS.before : PANELS.now;
    const match = await arrangeSunday(url);
    for (const step of await goThrough(browser, url, match, paths)) {
      const { taps, typed, swipes, seconds } = step;
      const person = taps * TAP_S + typed * LETTER_S + swipes * SWIPE_S;
      console.log(
        `${name.padEnd(7)} ${step.name.padEnd(18)} ${effortText(step)}; robot ${seconds.toFixed(1)} s, person about ${person.toFixed(0)} s`,
      );
    }
  }
} finally {
  await browser.close();
  await Promise.all(served.map((one) => one.stop()));
}
