import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type CallParameters,
  callPath,
  SILENT_HEADER,
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
  endpoints,
  errorAnswerSchema,
  clubConfig,
  loginEmail,
} from '@club/shared';
import { z } from 'zod';
import { UserError } from '../platform/user-error';
import { DEMO_LOGIN } from '../platform/accounts';

interface CallOptions<E extends Endpoint> extends Pick<CallParameters, 'id' | 'query'> {
  readonly body?: EndpointInput<E>;
}

/** Makes calls as administrator. Responses are parsed, refusals throw a UserError. */
export interface ApiClient {
  call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<EndpointResponse<E>>;
}

export interface ApiClientOptions {
  /** Origin of the site. */
  readonly url: string;
  /** Returns an ID token. Called again when the server says that the token has expired. */
  readonly getToken: () => Promise<string>;
  /** Delays before each retry, milliseconds. The length is the number of retries. */
  readonly retryDelaysMs?: readonly number[];
  /** Whether to send no notifications about the written data, because it is old. */
  readonly isSilent?: boolean;
}

/** About half a minute in total: enough for a server restart. */
const RETRY_DELAYS_MS = [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000];

/** Timeout of a call before a retry, milliseconds: a killed server may never answer. */
const TIMEOUT_MS = 30_000;
/** The same for a whole club, which is checked and written in one request. */
const CLUB_TIMEOUT_MS = 180_000;

/** A client that retries failed calls with the same idempotency key, so nothing is done twice. */
export function createApiClient({
  url,
  getToken,
  retryDelaysMs = RETRY_DELAYS_MS,
  isSilent = false,
}: ApiClientOptions): ApiClient {
  let token: string | undefined;
  return {
    async call(endpoint, { body, ...parameters } = {}) {
      const isClub = endpoint.path === endpoints.importarClub.path;
      const path = callPath(endpoint, parameters);
      const key = randomUUID();
      const send = async () => {
        token ??= await getToken();
        return fetch(url + path, {
          method: endpoint.method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(endpoint.method !== 'GET' && { 'idempotency-key': key }),
            ...(isSilent && { [SILENT_HEADER]: 'si' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(isClub ? CLUB_TIMEOUT_MS : TIMEOUT_MS),
        });
      };
      // After the last attempt there is no delay.
      for (const [attempt, delayMs] of [...retryDelaysMs, undefined].entries()) {
        const response = await send().catch(() => undefined);
        if (response && response.status < 500) {
          const answer: unknown = await response.json();
          if (response.ok)
            return endpoint.response.parse(answer) as EndpointResponse<typeof endpoint>;
          if (response.status === 401 && attempt === 0) {
            token = undefined;
            continue;
          }
          const refused = errorAnswerSchema.safeParse(answer);
          throw new UserError(
            `${endpoint.method} ${path}: ${refused.success ? refused.data.msg : String(response.status)}`,
          );
        }
        if (delayMs !== undefined) await delay(delayMs);
      }
      throw new UserError(
        `El servidor de ${url} no responde. Lo importado hasta ahora está a salvo: vuelve a ejecutar la misma orden para terminar.`,
      );
    },
  };
}

const environmentSchema = z.object({
  firebase: z.object({ apiKey: z.string() }),
  emuladores: z.object({ auth: z.string() }).nullable(),
});

const answerSchema = z.object({ idToken: z.string() });

/** Address and key of a site's identity provider, from the configuration in its pages. */
async function readEnvironment(url: string): Promise<z.infer<typeof environmentSchema>> {
  const html = await fetch(`${url}/login`)
    .then((response) => response.text())
    .catch(() => {
      throw new UserError(`No hay ninguna web en ${url}. ¿Está en marcha «npm start»?`);
    });
  const json = /<script id="club-entorno" type="application\/json">(.*?)<\/script>/s.exec(
    html,
  )?.[1];
  return environmentSchema.parse(JSON.parse(json ?? '{}'));
}

/** An ID token for a user of the site at `url`. */
export async function signIn(url: string, username: string, password: string): Promise<string> {
  const { firebase, emuladores: emulators } = await readEnvironment(url);
  const origin = emulators ? `http://${emulators.auth}/` : 'https://';
  const response = await fetch(
    `${origin}identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${firebase.apiKey}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: loginEmail(username, clubConfig.loginDomain),
        password,
        returnSecureToken: true,
      }),
    },
  );
  if (!response.ok) throw new UserError(`Error de credenciales del usuario «${username}».`);
  return answerSchema.parse(await response.json()).idToken;
}

/** Command-line options for the site and the login. */
export const SITE_OPTIONS = {
  url: { type: 'string', default: 'http://127.0.0.1:5000' },
  user: { type: 'string', default: DEMO_LOGIN.username },
} as const;

/** API client for the site in the options. The password comes from `CLUB_PASSWORD`. */
export function siteClient({ url, user }: Readonly<Record<'url' | 'user', string>>): ApiClient {
  const password = process.env['CLUB_PASSWORD'] ?? DEMO_LOGIN.password;
  // Imported data is old: nobody gets a notification about it.
  return createApiClient({ url, getToken: () => signIn(url, user, password), isSilent: true });
}
