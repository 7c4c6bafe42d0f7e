import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  API_BASE,
  CAMBIOS_PATH,
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
  type ErrorAnswer,
  firestorePaths,
  INICIO_VACIO,
  ROL_ACTA,
  ROL_ADMINISTRADOR,
} from '@club/shared';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { type AppOptions, createApp } from '../api/app';
import { firestoreSettings } from '../firestore/patience';
import type { Services } from '../services';
import { newId } from '../services';
import { REMITENTE } from './remitente';
import { serve, type Served } from './serve';
import { countingFirestore, type Traffic } from './counting-firestore';

/** Where the emulators of this test run listen. */
export interface EmulatorHosts {
  /** `host:port` */
  readonly firestore: string;
  readonly auth: string;
  /** Project of the Auth emulator: its tokens are for this project. */
  readonly authProjectId: string;
}

type Identity = 'administrador' | 'ayudante' | 'aficionado' | 'anonimo';

interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

interface CallOptions<E extends Endpoint> {
  readonly id?: string;
  readonly body?: EndpointInput<E> | Readonly<Record<string, unknown>>;
  readonly as?: Identity;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An API that runs somewhere, with accounts to call it as and its store to look into. */
export interface RunningApi {
  readonly url: string;
  readonly db: Firestore;
  readonly tokens: Readonly<Record<Exclude<Identity, 'anonimo'>, string>>;
  /** Makes a call, by default as the administrator, and gives status and body whatever they are. */
  call<E extends Endpoint>(
    endpoint: E,
    options?: CallOptions<E>,
  ): Promise<Answer<EndpointResponse<E> & Pick<ErrorAnswer, 'msg'>>>;
  /** Makes a call that must succeed; the answer is parsed with the endpoint's schema. */
  succeed<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<EndpointResponse<E>>;
  /** Every document of the project by path, without keys, history, the count of changes, who made them and when a copy was taken: what readers can see. */
  dump(): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
}

/** The real app on a free port, against the emulators, with an empty Firestore project of its own. */
export interface TestApi extends RunningApi {
  /** What the app works on. */
  readonly services: Services;
  /** What the app's transactions have read and written so far. */
  readonly traffic: Traffic;
  /** The clock that the app reads; tests may set it. */
  readonly clock: { now: Date };
  /** The same API as another instance of the function has it: on the same store and clock, with nothing kept yet. */
  another(): Promise<Served>;
}

const PASSWORD = 'contraseña-de-prueba';

async function signIn(authHost: string, email: string): Promise<string> {
  const response = await fetch(
    `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
    },
  );
  const { idToken } = (await response.json()) as { idToken: string };
  return idToken;
}

/** An account of each role; gives their ID tokens. */
async function createAccounts(auth: Auth, hosts: EmulatorHosts, suffix: string) {
  const createAccount = async (name: string, claims: object) => {
    const email = `${name}-${suffix}@cd-encina.example`;
    const { uid } = await auth.createUser({ email, password: PASSWORD });
    await auth.setCustomUserClaims(uid, claims);
    return signIn(hosts.auth, email);
  };
  const [administrador, ayudante, aficionado] = await Promise.all([
    createAccount('admin', { rol: ROL_ADMINISTRADOR }),
    createAccount('ayudante', { rol: ROL_ACTA }),
    createAccount('aficionado', {}),
  ]);
  return { administrador, ayudante, aficionado };
}

/** Path of a call with its parameter filled in. */
function callPath(endpoint: Endpoint, id = ''): string {
  return `${API_BASE}/${endpoint.path.replace('{/}', '/').replace(/:(id|param)/, encodeURIComponent(id))}`;
}

/** What is no part of the club: keys, what was before, and what people are told of it. */
const NOT_OF_THE_CLUB: ReadonlySet<string> = new Set([
  'idempotencia',
  'historial',
  'avisos',
  'avisos_diario',
]);

async function dumpFirestore(db: Firestore): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {};
  for (const collection of await db.listCollections()) {
    if (NOT_OF_THE_CLUB.has(collection.id)) continue;
    const snapshot = await collection.get();
    for (const doc of snapshot.docs) {
      // Undoing a change is one more change.
      if (doc.ref.path === CAMBIOS_PATH) continue;
      if (doc.ref.path === firestorePaths.inicio()) {
        const { copia: _copia, ...known } = doc.data();
        const inicio = { ...known, ultimos: [] };
        // There is one as soon as there was something to tell.
        if (!isDeepStrictEqual(inicio, INICIO_VACIO)) content[doc.ref.path] = inicio;
      } else content[doc.ref.path] = doc.data();
    }
  }
  return content;
}

/** Makes the calls of a test; `errors` are those that the app has met, where they can be known. */
function createCaller(
  url: string,
  tokens: RunningApi['tokens'],
  errors: () => readonly unknown[],
): Pick<RunningApi, 'call' | 'succeed'> {
  const caller: Pick<RunningApi, 'call' | 'succeed'> = {
    async call(endpoint, { id, body, as = 'administrador', headers = {} } = {}) {
      const response = await fetch(url + callPath(endpoint, id), {
        method: endpoint.method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(as !== 'anonimo' && { authorization: `Bearer ${tokens[as]}` }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as never };
    },
    async succeed(endpoint, options) {
      const { status, body } = await caller.call(endpoint, options);
      if (status !== endpoint.status) {
        throw new Error(
          `${endpoint.method} ${endpoint.path}: ${String(status)} ${JSON.stringify(body)} ${JSON.stringify(errors().map(String))}`,
        );
      }
      return endpoint.response.parse(body) as never;
    },
  };
  return caller;
}

/** Starts the app; every call gets a Firestore project of its own unless told which, so that tests can run side by side. */
export async function startTestApi(
  hosts: EmulatorHosts,
  options: Pick<AppOptions, 'verifyAppCheck'> & { readonly projectId?: string } = {},
): Promise<TestApi> {
  process.env['FIRESTORE_EMULATOR_HOST'] = hosts.firestore;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = hosts.auth;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const { projectId = `demo-prueba-${randomUUID().slice(0, 8)}`, ...appOptions } = options;
  const storeApp = initializeApp({ projectId }, `store-${projectId}`);
  const authApp = initializeApp({ projectId: hosts.authProjectId }, `auth-${projectId}`);
  const store = getFirestore(storeApp);
  store.settings(firestoreSettings);
  const { db, traffic } = countingFirestore(store);
  const auth = getAuth(authApp);

  const tokens = await createAccounts(auth, hosts, projectId);
  const clock = { now: new Date('2026-11-21T12:00:00.000Z') };
  const errors: unknown[] = [];
  const services: Services = {
    db,
    auth,
    now: () => clock.now,
    newId,
    claveAvisos: REMITENTE.publica,
  };
  const createInstance = () =>
    serve(
      createApp({
        services,
        logError: (message, error) => errors.push({ message, error }),
        ...appOptions,
      }),
    );
  const instance = await createInstance();
  const { url } = instance;

  return {
    ...createCaller(url, tokens, () => errors),
    url,
    db,
    services,
    traffic,
    clock,
    tokens,
    another: createInstance,
    dump: () => dumpFirestore(db),
    async stop() {
      await instance.stop();
      await Promise.all([deleteApp(storeApp), deleteApp(authApp)]);
    },
  };
}

/** An API that runs already, on the store and the accounts of a project: `url` is where it is called. */
export async function connectTestApi(url: string, hosts: EmulatorHosts): Promise<RunningApi> {
  process.env['FIRESTORE_EMULATOR_HOST'] = hosts.firestore;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = hosts.auth;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const name = randomUUID().slice(0, 8);
  const app = initializeApp({ projectId: hosts.authProjectId }, `running-${name}`);
  const db = getFirestore(app);
  const tokens = await createAccounts(getAuth(app), hosts, name);
  return {
    ...createCaller(url, tokens, () => []),
    url,
    db,
    tokens,
    dump: () => dumpFirestore(db),
    stop: () => deleteApp(app),
  };
}
