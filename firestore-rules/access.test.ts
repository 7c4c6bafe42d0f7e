import { randomUUID } from 'node:crypto';
import { firestorePaths } from '@club/shared';
import { beforeAll, describe, expect, inject, test } from 'vitest';

const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof OPERATIONS)[number];

const IDENTITIES = ['anonimo', 'unprivileged', 'ayudante', 'administrador'] as const;
type Identity = (typeof IDENTITIES)[number];

/** Token claims of each identity. `null` is unauthenticated. */
const CLAIMS: Readonly<Record<Identity, object | null>> = {
  anonimo: null,
  unprivileged: {},
  ayudante: { rol: '2' },
  administrador: { rol: '1' },
};

// What follows is written by hand, not derived from the rules. Nobody may write.

/** Documents of public pages: anybody, one at a time. */
const PUBLIC = [
  ...['publico/club', 'publico/portada', 'publico/noticias', 'publico/plantilla'],
  ...['publico/historia', 'calendarios/uno', 'estadisticas_equipo/uno'],
  ...['estadisticas_jugadores/uno', 'jugadores/uno', 'partidos/uno', 'noticias/uno'],
  ...['noticias_paginas/uno', 'directo/uno'],
];

/** Documents of the admin panel: administrators, also in lists. */
const PANEL = ['equipos/uno', 'competiciones/uno', 'campos/uno'];

/** Documents that nobody may read. */
const CLOSED = [
  // The one of the filled project is unpublished.
  'convocatorias/uno',
  // For the functions only.
  ...['publico/cambios', 'correcciones/uno', 'privado/fechas_nacimiento', 'privado/reservas'],
  ...['privado/sal', 'privado/importacion', 'privado/esquema', 'privado/cuentas'],
  ...['privado/inicio', 'privado/uno', 'privado/programadas', 'privado/proximos'],
  ...['noticias_pendientes/uno', 'imagenes/uno', 'historial/uno', 'idempotencia/uno'],
  ...['limites/uno', 'codigos/uno', 'avisos/uno', 'avisos_diario/uno', 'suscripciones/uno'],
  'privado/suscripciones',
  // Unknown documents and collections: new ones are closed until the rules open them.
  ...['publico/desconocido', 'temporadas/uno', 'desconocida/uno'],
  ...['publico/club/desconocida/uno', 'partidos/uno/desconocida/uno'],
  ...['jugadores/uno/desconocida/uno', 'equipos/uno/desconocida/uno'],
];

const DOCUMENTS = [...PUBLIC, ...PANEL, ...CLOSED];

function allowedOn(document: string, identity: Identity): readonly Operation[] {
  if (PUBLIC.includes(document)) return ['get'];
  return PANEL.includes(document) && identity === 'administrador' ? ['get', 'list'] : [];
}

/** A project in which every document exists, and one in which none does. */
const FILLED = `demo-reglas-${randomUUID()}`;
const EMPTY = `demo-reglas-${randomUUID()}`;

/** An unsigned ID token, which the emulator accepts. */
function tokenOf(project: string, claims: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const iat = Math.floor(Date.now() / 1000);
  const issued = { iat, auth_time: iat, exp: iat + 3600, aud: project, sub: 'cuenta' };
  const iss = `https://securetoken.google.com/${project}`;
  const payload = { iss, ...issued, user_id: 'cuenta', firebase: { identities: {} }, ...claims };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`;
}

interface Attempt {
  readonly method?: string;
  /** Path below the project's documents, with its query. */
  readonly path: string;
  readonly body?: object;
}

/** Makes a request of Firestore's REST API, to which the rules apply. The owner's token is above the rules. */
async function send(project: string, authorization: string, { method, path, body }: Attempt) {
  const root = `http://${inject('firestoreHost')}/v1/projects/${project}/databases/(default)`;
  const response = await fetch(`${root}/documents${path}`, {
    ...(method !== undefined && { method }),
    ...(authorization !== '' && { headers: { authorization: `Bearer ${authorization}` } }),
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

/** Whether the rules allowed an attempt. Throws on other errors. */
async function isAllowed(project: string, claims: object | null, attempt: Attempt) {
  const { status, text } = await send(project, claims ? tokenOf(project, claims) : '', attempt);
  if (status === 403) {
    expect(text).toContain('PERMISSION_DENIED');
    return false;
  }
  // A missing document is no refusal.
  expect([200, 404], text).toContain(status);
  return true;
}

const put = (doc: string, fields: Readonly<Record<string, object>>, query = ''): Attempt => ({
  method: 'PATCH',
  path: `/${doc}${query}`,
  body: { fields },
});
const NAMED = { nombre: { stringValue: 'uno' } };
const exists = (value: boolean) => `?currentDocument.exists=${String(value)}`;

/** An attempt of each operation. `create` runs in the empty project, because the document must not exist. */
const ATTEMPTS: Readonly<Record<Operation, (doc: string) => Attempt>> = {
  get: (doc) => ({ path: `/${doc}` }),
  list: (doc) => ({ path: `/${doc.slice(0, doc.lastIndexOf('/'))}?pageSize=1` }),
  create: (doc) => put(doc, NAMED, exists(false)),
  update: (doc) => put(doc, NAMED, exists(true)),
  delete: (doc) => ({ method: 'DELETE', path: `/${doc}${exists(true)}` }),
};

beforeAll(async () => {
  const stored = [
    ...DOCUMENTS.map((doc) => put(doc, NAMED)),
    put('convocatorias/uno', { publica: { booleanValue: false } }),
    put('convocatorias/publicada', { publica: { booleanValue: true } }),
  ];
  for (const one of stored) expect((await send(FILLED, 'owner', one)).status).toBe(200);
});

describe.each(DOCUMENTS)('%s', (document) => {
  test.each(IDENTITIES)('allows %s what the table says', async (identity) => {
    const allowed: Operation[] = [];
    for (const operation of OPERATIONS) {
      const project = operation === 'create' ? EMPTY : FILLED;
      const attempt = ATTEMPTS[operation](document);
      if (await isAllowed(project, CLAIMS[identity], attempt)) allowed.push(operation);
    }
    expect(allowed).toEqual(allowedOn(document, identity));
  });
});

test('a published call-up can be read by anybody', async () => {
  for (const identity of IDENTITIES) {
    const read = ATTEMPTS.get('convocatorias/publicada');
    expect(await isAllowed(FILLED, CLAIMS[identity], read)).toBe(true);
  }
});

describe('a public document that does not exist', () => {
  const unknown = [
    'jugadores/nadie',
    'partidos/ninguno',
    'noticias/ninguna',
    'publico/club',
    'convocatorias/ninguna',
  ];

  test.each(unknown)('%s is reported as missing, not refused', async (document) => {
    expect((await send(EMPTY, '', ATTEMPTS.get(document))).status).toBe(404);
  });
});

describe('a query over all collections of one name', () => {
  test.each(['partidos', 'jugadores', 'equipos', 'desconocida'])(
    'of %s is refused to administrators too',
    async (collection) => {
      const from = [{ collectionId: collection, allDescendants: true }];
      const body = { structuredQuery: { from, limit: 1 } };
      const query = { method: 'POST', path: ':runQuery', body };
      expect(await isAllowed(FILLED, CLAIMS.administrador, query)).toBe(false);
    },
  );
});

describe('the claim of the administrator', () => {
  test.each([{ rol: 1 }, { rol: true }, { rol: ['1'] }, { rol: '01' }, { rol: '' }, { role: '1' }])(
    'is not %o',
    async (claims) => {
      expect(await isAllowed(FILLED, claims, ATTEMPTS.get('equipos/uno'))).toBe(false);
    },
  );
});

test.each(Object.entries(firestorePaths))('the path %s is in this table', (_name, pathOf) => {
  expect(DOCUMENTS).toContain(pathOf('uno'));
});
