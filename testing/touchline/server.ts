import { type LiveMatchDoc, endpoints, firestorePaths, type Partido } from '@club/shared';
import { afterAll, beforeAll, vi } from 'vitest';
import type { TestApi } from '../../functions/src/testing/test-api';
import type { CallApi } from '../../web/panel/touchline/exchange';
import { callApi } from '../../web/lib/api/call-api';
import { provideCredentials } from '../../web/lib/api/credential';

/** The server's state of a match at some time. */
interface Held {
  readonly doc: LiveMatchDoc | undefined;
  readonly partido: Partido;
}

export type TouchlineServer = Awaited<ReturnType<typeof followMatch>>;

/** The real server for one match of a club on the emulators, with a history of its states. */
export async function followMatch(api: TestApi, partidoId: string) {
  const history: Held[] = [];
  const record = async () => {
    const [doc, partido] = await api.db.getAll(
      api.db.doc(firestorePaths.directo(partidoId)),
      api.db.doc(firestorePaths.partido(partidoId)),
    );
    history.push({
      doc: doc?.data() as LiveMatchDoc | undefined,
      partido: partido?.data() as Partido,
    });
  };
  await record();
  const now = () => {
    const held = history.at(-1);
    if (!held) throw new Error('nothing was recorded');
    return held;
  };
  const recorded = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    // Each write gets another time, because the club's history is sorted by time.
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    await record();
    return answer;
  };
  return {
    partidoId,
    history: history as readonly Held[],
    /** The web's own calls. A change is in the history before its answer arrives. */
    call: ((endpoint, options) =>
      endpoint.method === 'GET'
        ? callApi(endpoint, options)
        : recorded(callApi(endpoint, options))) satisfies CallApi,
    /** Annuls the sheet, as in the panel. */
    annul: async () => {
      await recorded(api.call(endpoints.anularActa, { id: partidoId }));
    },
    /** Restores the live log that was last discarded or finished, as in the panel. */
    restore: async () => {
      const { body } = await api.call(endpoints.fetchHistorial);
      const ended = body.find(
        ({ accion, documentos }) =>
          (accion === 'delDirecto' || accion === 'updatePartido') &&
          documentos.some(({ id }) => id === partidoId),
      );
      if (ended) await recorded(api.call(endpoints.restaurar, { id: ended._id }));
    },
    now,
  };
}

/** Sends the web's own calls to this API as administrator, in all tests of the file. */
export function callFromTheWeb(api: TestApi): void {
  beforeAll(() => {
    const { fetch } = globalThis;
    // The web uses relative URLs.
    vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
      fetch(typeof input === 'string' && input.startsWith('/') ? api.url + input : input, init),
    );
    // One account on all phones, so that they share idempotency keys.
    const { administrador: token } = api.tokens;
    provideCredentials(
      () => Promise.resolve({ token }),
      () => undefined,
    );
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });
}
