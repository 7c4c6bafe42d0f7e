import { randomUUID } from 'node:crypto';
import { endpoints, type Paso, stepSchema } from '@club/shared';
import type { Page } from '@playwright/test';
import { createApiClient } from '../../scripts/import/api-client';
import { takenOver } from '../../testing/browser';
import { signIn } from '../../scripts/import/sign-in';
import { DEMO_LOGIN } from '../../scripts/platform/accounts';

/** Where the states of the public pages are shown. */
interface StatePlaces {
  readonly url: string;
  /** Path of a match that has not started. */
  readonly sinJugar: string;
  /** Path of the last played match. */
  readonly jugado: string;
  /** Path of the page of the top scorer. */
  readonly jugador: string;
  readonly take: (name: string, page: Page, isWhole?: boolean) => Promise<void>;
}

type State = (page: Page, places: StatePlaces) => Promise<void>;

/** A match that started 34 minutes ago. Discarded at the end. */
const live: State = async (page, { url, sinJugar, take }) => {
  const api = createApiClient({
    url,
    getToken: () => signIn(url, DEMO_LOGIN.username, DEMO_LOGIN.password),
  });
  const id = sinJugar.split('/').at(-1) ?? '';
  const squad = await api.call(endpoints.fetchJugadoresPreviewActivos);
  const player = (position: number) => squad.at(position)?.jugador_id;
  const step = (minutesAgo: number, what: Readonly<Record<string, unknown>>): Paso =>
    stepSchema.parse({
      id: randomUUID(),
      instante: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
      ...what,
    });
  const pasos = [
    step(34, { tipo: 'comienzo' }),
    step(22, { tipo: 'gol_anotado', autor_id: player(-3), asistente_id: player(-7) }),
    step(15, { tipo: 'gol_encajado' }),
    step(9, { tipo: 'tarjeta', evento: 'tarjeta amarilla', autor_id: player(4) }),
    step(2, { tipo: 'gol_anotado', autor_id: player(-4) }),
  ];
  await api.call(endpoints.putDirecto, { id, body: { version: 0, pasos } });
  for (const [name, path] of [
    ['portada', '/'],
    ['partidos', '/partidos'],
    ['partido', sinJugar],
  ] as const) {
    await page.goto(url + path);
    await page
      .getByTestId('marcador')
      .filter({ hasText: /2 - 1|1 - 2/ })
      .first()
      .waitFor();
    await page.getByText('EN DIRECTO').first().waitFor();
    await take(`directo-${name}`, page);
  }
  await api.call(endpoints.delDirecto, { id });
};

/** Expanded details of a player's figures and seasons. */
const explained: State = async (page, { url, jugador, take }) => {
  await page.goto(url + jugador);
  await takenOver(page);
  await page.getByRole('button', { name: 'Ver todas sus temporadas' }).click();
  await page.getByRole('row').nth(2).waitFor();
  await page.getByTitle('Goles: ver los partidos').click();
  await page.locator('main ul li a[href^="/partidos/"]').first().waitFor();
  await take('jugador-goles', page);
};

const meetings: State = async (page, { url, sinJugar, take }) => {
  await page.goto(url + sinJugar);
  await takenOver(page);
  await page.getByRole('button', { name: 'Buscar en otras temporadas' }).click();
  await page.getByText('Cargando…').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Añadir a mi calendario' }).click();
  await page.getByRole('link', { name: /Google/ }).waitFor();
  await take('partido-enfrentamientos', page);
};

/** A visited page and an unvisited one, offline. */
const offline: State = async (page, { url, take }) => {
  await page.goto(`${url}/partidos`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByTestId('marcador').first().waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await page
    .getByText(/^(Sin conexión|Conexión lenta)/)
    .first()
    .waitFor();
  await take('sin-conexion', page, false);
  await page.goto(`${url}/no-guardada`);
  await page.getByText('Esta página aún no está guardada').waitFor();
  await take('sin-conexion-no-guardada', page, false);
  await page.context().setOffline(false);
};

/** Link previews of one page of each kind, and the icons on a phone. */
const identity: State = async (page, { url, sinJugar, jugado, jugador, take }) => {
  const pictures: string[] = [];
  for (const path of ['/', jugado, sinJugar, jugador]) {
    await page.goto(url + path);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    pictures.push(new URL(picture ?? '', url).pathname + new URL(picture ?? '', url).search);
  }
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const { icons } = (await (await fetch(url + (manifest ?? ''))).json()) as {
    icons: readonly { readonly src: string }[];
  };
  const [shared, small] = [pictures, icons.map(({ src }) => src)].map((sources) =>
    sources.map((src) => `<img alt="" src="${url}${src}">`).join(''),
  );
  await page.setContent(
    `<!doctype html><html lang="es"><title>Identidad</title><style>main{display:flex;flex-wrap:wrap;gap:8px}img{width:372px}.small img{width:96px}</style><main><h1>Identidad</h1><div>${shared ?? ''}</div><div class="small">${small ?? ''}</div></main>`,
  );
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
  await take('identidad', page);
};

const components: State = async (page, { url, take }) => {
  await page.goto(`${url}/componentes`);
  await takenOver(page);
  await take('componentes', page);
};

/** States of public pages with activity or expanded details. Each leaves the club unchanged. */
export const PUBLIC_STATES: Readonly<Record<string, State>> = {
  live,
  explained,
  meetings,
  offline,
  identity,
  components,
};
