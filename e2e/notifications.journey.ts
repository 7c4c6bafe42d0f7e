import { randomUUID } from 'node:crypto';
import { endpoints, type Step, stepSchema } from '@club/shared';
import type { CDPSession, Page } from '@playwright/test';
import type { ApiClient } from '../scripts/import/api-client';
import { clubNow } from '../testing/club-clock';
import { accessibilityProblems, type Tab } from '../testing/browser';
import { limitsOfBrowser } from '../testing/find-browser';
import { type Device, type PushService, startPushService } from '../testing/push/push-service';
import { site } from '../testing/running-club';
import { demoJourney, expect, test } from '../testing/journey';
import { demoClient, nextMatch } from '../testing/club-access';

interface WorkerScope extends EventTarget {
  readonly clients: object;
  readonly registration: ServiceWorkerRegistration;
  readonly NotificationEvent: new (
    type: string,
    init: { readonly notification: Notification },
  ) => Event;
}

/** A shown notification. One that is shown again without sound is `silent`. */
interface Shown {
  readonly title: string;
  readonly body: string;
  readonly silent: boolean | null;
}

const limits = limitsOfBrowser(process.env);
const reason = limits === undefined ? '' : ` — sin probar: ${limits}`;

test.describe(`notifications on a reader’s phone (regla 78)${reason}`, () => {
  test.skip(reason !== '');

  const { openTab } = demoJourney();
  let tab: Tab;
  let push: PushService;
  let device: Device;
  let api: ApiClient;
  let cdp: CDPSession;
  let registrationId: string;
  let id: string;
  const steps: Step[] = [];
  let version = 0;

  const recordStep = async (step: Readonly<Record<string, unknown>>) => {
    const parsedStep = stepSchema.parse({
      id: randomUUID(),
      instante: clubNow().toISOString(),
      ...step,
    });
    steps.push(parsedStep);
    const { data } = await api.call(endpoints.putDirecto, { id, body: { version, pasos: steps } });
    ({ version } = data);
    return parsedStep.id;
  };

  /**
   * Gives the page a subscription with a local push service, because the browser's own is on the internet. Everything
   * else is real: what the page sends, what the server encrypts, what the worker gets.
   */
  const useLocalPush = (page: Page) =>
    page.addInitScript(
      ({ endpoint, keys }) => {
        let isSubscribed = false;
        const subscription = {
          endpoint,
          options: { applicationServerKey: null },
          toJSON: () => ({ endpoint, keys }),
          unsubscribe: () => {
            isSubscribed = false;
            return Promise.resolve(true);
          },
        };
        PushManager.prototype.getSubscription = () =>
          Promise.resolve((isSubscribed ? subscription : null) as unknown as PushSubscription);
        PushManager.prototype.subscribe = () => {
          isSubscribed = true;
          return Promise.resolve(subscription as unknown as PushSubscription);
        };
      },
      { ...device.subscription },
    );

  /** Waits for the nth message at the local push service, and delivers it to the browser with its DevTools. */
  const deliver = async (nth: number) => {
    await push.until(() => device.arrivals.length >= nth);
    const notification = device.arrivals[nth - 1]?.notification;
    await cdp.send('ServiceWorker.deliverPushMessage', {
      origin: site(),
      registrationId,
      data: JSON.stringify(notification),
    });
  };
  const shown = () =>
    tab.page.evaluate(async (): Promise<Shown[]> => {
      const registration = await navigator.serviceWorker.ready;
      const notifications = await registration.getNotifications();
      return notifications.map(({ title, body, silent }) => ({ title, body, silent }));
    });
  const dialog = () => tab.page.getByRole('dialog', { name: 'Avisos en este dispositivo' });

  test.beforeAll(async () => {
    api = demoClient(site());
    id = (await nextMatch()).partido_id;
    const { clave } = await api.call(endpoints.fetchAvisosClave);
    push = await startPushService(clave);
    device = push.addDevice();
    tab = await openTab({ serviceWorkers: 'allow' });
    await tab.page.context().grantPermissions(['notifications'], { origin: site() });
    await useLocalPush(tab.page);
    cdp = await tab.page.context().newCDPSession(tab.page);
  });
  test.afterAll(async () => {
    await push.stop();
  });

  test('are offered only after a tap on «Avísame», and can be chosen by topic', async () => {
    const registered = new Promise<string>((resolve) => {
      // Chromium drops messages to a worker that is still being activated.
      cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        const found = versions.find(({ status }) => status === 'activated');
        if (found) resolve(found.registrationId);
      });
    });
    await cdp.send('ServiceWorker.enable');
    await tab.page.goto(`${site()}/partidos/${id}`);
    expect(await dialog().count()).toBe(0);
    await tab.page.getByRole('button', { name: 'Avísame' }).click();
    await dialog().getByRole('checkbox', { name: 'Las noticias del club' }).uncheck();
    expect(await accessibilityProblems(tab.page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Activar avisos' }).click();
    await dialog().getByText('Listo: este dispositivo recibirá los avisos.').waitFor();
    await dialog().getByRole('button', { name: 'Cerrar' }).click();
    await dialog().waitFor({ state: 'detached' });
    registrationId = await registered;
  });

  test('are offered at the next tap if the code could not be loaded at the first', async () => {
    const { page } = await openTab();
    const uncaught: Error[] = [];
    page.on('pageerror', (error) => uncaught.push(error));
    await page.goto(`${site()}/partidos/${id}`);
    const dialogCode = /\/assets\/(.*\/)?notifications-dialog-[^/]*\.js$/;
    await page.route(dialogCode, (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (request) => dialogCode.test(request.url()));
    await page.getByRole('button', { name: 'Avísame' }).click();
    await lost;
    await page.unroute(dialogCode);
    await page.getByRole('button', { name: 'Avísame' }).click();
    await page.getByRole('dialog', { name: 'Avisos en este dispositivo' }).waitFor();
    expect(uncaught).toEqual([]);
  });

  test('show a goal on the lock screen, with sound only once, and withdraw it', async () => {
    await recordStep({ tipo: 'comienzo' });
    const gol = await recordStep({ tipo: 'gol_anotado' });
    await deliver(1);
    await expect.poll(shown).toMatchObject([{ title: '¡Gol del CD Encina!', silent: false }]);
    // A killed sender may send again.
    await deliver(1);
    await expect.poll(shown).toMatchObject([{ title: '¡Gol del CD Encina!', silent: true }]);
    await recordStep({ tipo: 'anular', paso_id: gol });
    await deliver(2);
    await expect.poll(shown).toMatchObject([{ title: 'Gol anulado', silent: false }]);
    // A repetition may arrive after the withdrawal.
    await deliver(1);
    await expect.poll(shown).toMatchObject([{ title: 'Gol anulado', silent: true }]);
    expect(push.problems).toEqual([]);
  });

  test('open the match with a tap', async () => {
    const [worker] = tab.page.context().serviceWorkers();
    if (!worker) throw new Error('there is no worker');
    // Taps on the lock screen cannot be simulated, so the worker's event is dispatched.
    const opened = await worker.evaluate(async () => {
      const scope = globalThis as unknown as WorkerScope;
      const urls: string[] = [];
      const remember = (url: string | URL) => {
        urls.push(String(url));
        return Promise.resolve(null);
      };
      Object.defineProperty(scope.clients, 'openWindow', { value: remember });
      // No page is open.
      Object.defineProperty(scope.clients, 'matchAll', { value: () => Promise.resolve([]) });
      const [notification] = await scope.registration.getNotifications();
      if (!notification) return urls;
      const waiting: Promise<unknown>[] = [];
      const event = new scope.NotificationEvent('notificationclick', { notification });
      Object.defineProperty(event, 'waitUntil', {
        value: (work: Promise<unknown>) => waiting.push(work),
      });
      scope.dispatchEvent(event);
      await Promise.all(waiting);
      return urls;
    });
    expect(opened).toEqual([`${site()}/partidos/${id}`]);
    await expect.poll(shown).toEqual([]);
  });

  test('end when the reader unsubscribes', async () => {
    await tab.page.getByRole('button', { name: 'Avísame' }).click();
    expect(
      await dialog().getByRole('checkbox', { name: 'Las noticias del club' }).isChecked(),
    ).toBe(false);
    await dialog().getByRole('button', { name: 'No quiero más avisos' }).click();
    await dialog().getByText('Hecho: no recibirás más avisos.').waitFor();
    const other = push.addDevice();
    await api.call(endpoints.addSuscripcion, {
      body: { ...other.subscription, temas: ['goles'] },
    });
    const { attempts } = device;
    await recordStep({ tipo: 'gol_encajado' });
    await push.until(() => other.arrivals.length === 1);
    expect(device.attempts).toBe(attempts);
    expect(tab.problems).toEqual([]);
  });
});
