import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { endpoints, firestorePaths, stepSchema } from '@club/shared';
import type { ApiClient } from '../scripts/import/api-client';
import { clubNow } from '../testing/club-clock';
import { becomeLive, documentsOf, type Tab } from '../testing/browser';
import { site } from '../testing/running-club';
import { demoJourney, expect, forEachTest, test } from '../testing/journey';
import { demoClient, nextMatch } from '../testing/club-access';
import { serve } from '../functions/src/testing/serve';

/** A proxy between a Firestore client and its server that counts the client's listeners. */
interface ListenCounter {
  /** Address of the HTTP proxy for the browser. */
  readonly url: string;
  /** Paths of the documents with a listener now. */
  open(): readonly string[];
  /** Maximum number of them at any time. */
  peak(): number;
  /** Paths of all documents ever listened to, in order. */
  begun(): readonly string[];
  stop(): Promise<void>;
}

/** The used part of a message of a Listen stream. */
interface ListenRequest {
  readonly addTarget?: {
    readonly targetId: number;
    readonly documents?: { readonly documents: readonly string[] };
  };
  readonly removeTarget?: number;
}

/** Messages in the form body of a WebChannel request: `req0___data__`, `req1___data__` and so on. */
const messagesIn = (body: string): readonly ListenRequest[] =>
  [...new URLSearchParams(body)]
    .filter(([name]) => /^req\d+___data__$/.test(name))
    .map(([, json]) => JSON.parse(json) as ListenRequest);

const isListenChannel = (url: URL) => url.pathname.endsWith('/Listen/channel');

/**
 * Starts an HTTP proxy that counts targets on Firestore's Listen channels, from their addition to their removal.
 * Supports one client with one channel at a time.
 */
async function startListenCounter(): Promise<ListenCounter> {
  const targets = new Map<number, string>();
  const begun: string[] = [];
  let peak = 0;
  const count = (url: URL, body: string) => {
    // The first request of a channel has no session id. The listeners of the previous channel are gone.
    if (!url.searchParams.has('SID')) targets.clear();
    if (url.searchParams.get('TYPE') === 'terminate') targets.clear();
    for (const { addTarget, removeTarget } of messagesIn(body)) {
      if (removeTarget !== undefined) targets.delete(removeTarget);
      const [document] = addTarget?.documents?.documents ?? [];
      if (!addTarget || document === undefined) continue;
      const path = document.replace(/^.*?\/documents\//, '');
      targets.set(addTarget.targetId, path);
      begun.push(path);
      peak = Math.max(peak, targets.size);
    }
  };
  const forward = (incoming: IncomingMessage, answer: ServerResponse, body: string | undefined) => {
    const url = incoming.url ?? '';
    const { host, ...headers } = incoming.headers;
    const outgoing = request(
      url,
      // A new connection, because the server may close a kept-alive one just when it is reused.
      { method: incoming.method, headers: { ...headers, host }, agent: false },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      },
    );
    outgoing.on('error', () => answer.destroy());
    answer.on('close', () => outgoing.destroy());
    if (body === undefined) incoming.pipe(outgoing);
    else outgoing.end(body);
  };
  const server = await serve((incoming, answer) => {
    const url = new URL(incoming.url ?? '/', 'http://proxy.invalid');
    if (incoming.method !== 'POST' || !isListenChannel(url)) {
      forward(incoming, answer, undefined);
      return;
    }
    void text(incoming).then((body) => {
      count(url, body);
      forward(incoming, answer, body);
    });
  });
  return {
    ...server,
    open: () => [...targets.values()],
    peak: () => peak,
    begun: () => [...begun],
  };
}

/** Matches opened from the list. */
const MATCHES = 3;
/** Opened matches, each twice. With the list after each, that makes twelve pages. */
const VISITS = 2 * MATCHES;
/** Maximum documents per page. */
const MAX_OF_A_PAGE = 4;

test.describe('listeners of a tab', () => {
  const { openTab } = demoJourney();
  const counter = forEachTest(startListenCounter);
  let tab: Tab;
  let api: ApiClient;

  test.beforeAll(() => {
    api = demoClient(site());
  });
  test.beforeEach(async () => {
    // Loopback goes through the proxy, too.
    tab = await openTab({ proxy: { server: counter.url, bypass: '<-loopback>' } });
  });

  const open = () => counter.open().toSorted();

  test('are the documents of the page, after twelve pages as after one', async () => {
    const { page } = tab;
    await page.goto(`${site()}/partidos`);
    await becomeLive(tab);
    const ofList = await documentsOf(page);
    await expect.poll(open).toEqual(ofList);
    const cards = page.locator('main article a[aria-label^="Ver ficha"]:visible');
    for (let index = 0; index < VISITS; index += 1) {
      await cards.nth(index % MATCHES).click();
      await page.waitForURL('**/partidos/*');
      await page.getByRole('link', { name: /Volver a partidos/ }).waitFor();
      await page.goBack();
      await cards.nth(index % MATCHES).waitFor();
    }
    // A match keeps its listener for some seconds. The list and its matches share a calendar.
    expect(counter.peak()).toBeLessThanOrEqual(ofList.length + MATCHES);
    await expect.poll(open).toEqual(ofList);
    const ofMatches = counter.begun().filter((path) => !ofList.includes(path));
    expect(new Set(ofMatches).size).toBe(MATCHES);
    expect(ofMatches.length).toBeLessThanOrEqual(VISITS);
    expect(tab.problems).toEqual([]);
  });

  test('include a live match only while it is shown', async () => {
    const { page } = tab;
    const { partido_id: id } = await nextMatch();
    const paso = stepSchema.parse({
      id: 'comienzo-1',
      instante: clubNow().toISOString(),
      tipo: 'comienzo',
    });
    await api.call(endpoints.putDirecto, { id, body: { version: 0, pasos: [paso] } });
    await page.goto(`${site()}/partidos/${id}`);
    await page.getByText('EN DIRECTO').waitFor();
    const ofMatch = await documentsOf(page);
    expect(ofMatch).toContain(firestorePaths.directo(id));
    expect(ofMatch).toContain(firestorePaths.partido(id));
    await expect.poll(open).toEqual(ofMatch);
    await page.getByRole('link', { name: 'Noticias', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Noticias' }).waitFor();
    await expect.poll(open).toEqual([firestorePaths.noticias()]);
    expect(counter.peak()).toBeLessThanOrEqual(2 * MAX_OF_A_PAGE);
    expect(tab.problems).toEqual([]);
  });
});
