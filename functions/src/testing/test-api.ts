import { randomUUID } from 'node:crypto';
import {
  callPath,
  VERSION_COUNTER_PATH,
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
  type ErrorAnswer,
  firestorePaths,
  HELPER_ROLE,
  ADMIN_ROLE,
} from '@club/shared';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { type AppOptions, createApp } from '../api/app';
import { firestoreSettings } from '../store/timeouts';
import { newId, type Services } from '../services';
import { makeNotificationKeys, type Sender } from '../notifications/push';
import { serve } from './serve';
import { countingFirestore, type Traffic } from './counting-firestore';
import { readStore } from './made-once';

/** Addresses of this test run's emulators. */
export interface EmulatorHosts {
  /** `host:port` */
  readonly firestore: string;
  readonly auth: string;
  /** Project of the Auth emulator, which issues the tokens. */
  readonly authProjectId: string;
}

type CallerRole = 'administrador' | 'ayudante' | 'aficionado' | 'anonimo';

interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

interface CallOptions<E extends Endpoint> {
  readonly id?: string;
  readonly body?: EndpointInput<E> | Readonly<Record<string, unknown>>;
  readonly as?: CallerRole;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A running API, with accounts and access to its store. */
export interface RunningApi {
  readonly url: string;
  readonly db: Firestore;
  readonly tokens: Readonly<Record<Exclude<CallerRole, 'anonimo'>, string>>;
  /** Makes a call, by default as administrator, and returns any status and body. */
  call<E extends Endpoint>(
    endpoint: E,
    options?: CallOptions<E>,
  ): Promise<Answer<EndpointResponse<E> & Pick<ErrorAnswer, 'msg'>>>;
  /** Makes a call that must succeed. The response is parsed with the endpoint's schema. */
  succeed<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<EndpointResponse<E>>;
  /**
   * The club's documents by path, to compare them. Without what every operation changes: idempotency keys, history,
   * notifications, version counter, and the latest operations and backups on the panel's home.
   */
  dump(): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
}

/** The real app on a free port, on the emulators, with its own empty Firestore project. */
export interface TestApi extends RunningApi {
  readonly services: Services;
  /** Reads and writes of the app's transactions so far. */
  readonly traffic: Traffic;
  /** The app's clock. Tests may set it. */
  readonly clock: { now: Date };
}

/** Sender of the notifications in this process's tests. */
export const SENDER: Sender = { ...makeNotificationKeys(), site: 'https://cd-encina.example' };

/** Password of the accounts in `tokens`. */
export const ROLE_PASSWORD = 'contraseña-de-prueba';

/** Signs in at the Auth emulator. The ID token, `undefined` if the password is refused. */
export async function signIn(authHost: string, email: string, password: string) {
  const response = await fetch(
    `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  return ((await response.json()) as { idToken?: string }).idToken;
}

/** Maximum age of tokens that further tests get, milliseconds. They are valid for an hour. */
const MAX_TOKEN_AGE_MS = 20 * 60_000;

const knownAccounts = new Map<string, ReturnType<typeof createAccounts>>();

/** The identity provider, with an account for each role, which no test changes. */
async function createAccounts(hosts: EmulatorHosts) {
  const suffix = randomUUID().slice(0, 8);
  const auth = getAuth(initializeApp({ projectId: hosts.authProjectId }, `auth-${suffix}`));
  const createAccount = async (name: string, claims: object) => {
    const email = `${name}-${suffix}@cd-encina.example`;
    const { uid } = await auth.createUser({ email, password: ROLE_PASSWORD });
    await auth.setCustomUserClaims(uid, claims);
    return (await signIn(hosts.auth, email, ROLE_PASSWORD)) ?? '';
  };
  const [administrador, ayudante, aficionado] = await Promise.all([
    createAccount('admin', { rol: ADMIN_ROLE }),
    createAccount('ayudante', { rol: HELPER_ROLE }),
    createAccount('aficionado', {}),
  ]);
  return { auth, tokens: { administrador, ayudante, aficionado }, madeMs: Date.now() };
}

/** Accounts of this worker, created once for many tests. */
async function accountsOn(hosts: EmulatorHosts) {
  const known = await knownAccounts.get(hosts.auth);
  if (known && Date.now() - known.madeMs < MAX_TOKEN_AGE_MS) return known;
  const made = createAccounts(hosts);
  knownAccounts.set(hosts.auth, made);
  return made;
}

/** Collections that `dump` leaves out: idempotency keys, history, notifications. */
const NOT_DUMPED: ReadonlySet<string> = new Set([
  'idempotencia',
  'historial',
  'avisos',
  'avisos_diario',
]);

async function dumpFirestore(db: Firestore): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {};
  for (const { path, data } of await readStore(db, NOT_DUMPED)) {
    // These two change with every operation, also when one is undone.
    if (path === VERSION_COUNTER_PATH || path === firestorePaths.inicio()) continue;
    content[path] = data;
  }
  return content;
}

/** Makes the calls of a test. `errors` returns what the app has logged, for the message of a failed call. */
function createCaller(
  url: string,
  tokens: RunningApi['tokens'],
  errors: () => readonly unknown[],
): Pick<RunningApi, 'call' | 'succeed'> {
  const caller: Pick<RunningApi, 'call' | 'succeed'> = {
    async call(endpoint, { id, body, as = 'administrador', headers = {} } = {}) {
      const response = await fetch(url + callPath(endpoint, { id, tipo: 'noticia' }), {
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

function useEmulators({ firestore, auth }: EmulatorHosts): void {
  process.env['FIRESTORE_EMULATOR_HOST'] = firestore;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = auth;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
}

/** Starts the app. Each call gets its own Firestore project by default, so that tests can run in parallel. */
export async function startTestApi(
  hosts: EmulatorHosts,
  options: Pick<AppOptions, 'verifyAppCheck'> & { readonly projectId?: string } = {},
): Promise<TestApi> {
  useEmulators(hosts);
  const { projectId = `demo-prueba-${randomUUID().slice(0, 8)}`, ...appOptions } = options;
  const storeApp = initializeApp({ projectId }, `store-${projectId}`);
  const store = getFirestore(storeApp);
  store.settings(firestoreSettings);
  const { db, traffic } = countingFirestore(store);
  const { auth, tokens } = await accountsOn(hosts);
  const clock = { now: new Date('2026-11-21T12:00:00.000Z') };
  const errors: unknown[] = [];
  const services: Services = {
    db,
    auth,
    now: () => clock.now,
    newId,
    notificationKey: SENDER.publica,
  };
  const logError = (message: string, error: unknown) => void errors.push({ message, error });
  const instance = await serve(createApp({ services, logError, ...appOptions }));
  const { url } = instance;

  return {
    ...createCaller(url, tokens, () => errors),
    url,
    db,
    services,
    traffic,
    clock,
    tokens,

    dump: () => dumpFirestore(db),
    async stop() {
      await instance.stop();
      await deleteApp(storeApp);
    },
  };
}

/** A running API at `url`, with the store and the accounts of a project. */
export async function connectTestApi(url: string, hosts: EmulatorHosts): Promise<RunningApi> {
  useEmulators(hosts);
  const app = initializeApp({ projectId: hosts.authProjectId }, `running-${randomUUID()}`);
  const db = getFirestore(app);
  const { tokens } = await accountsOn(hosts);
  return {
    ...createCaller(url, tokens, () => []),
    url,
    db,
    tokens,
    dump: () => dumpFirestore(db),
    stop: () => deleteApp(app),
  };
}
