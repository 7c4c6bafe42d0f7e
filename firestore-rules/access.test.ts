import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { firestorePaths } from '@club/shared';
import {
  initializeTestEnvironment,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';

const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof OPERATIONS)[number];

const IDENTITIES = ['anonimo', 'aficionado', 'ayudante', 'administrador'] as const;
type Identity = (typeof IDENTITIES)[number];

/** Token claims of each identity, `null` without a token. An `aficionado` has an account without a role. */
const CLAIMS: Readonly<Record<Identity, TokenOptions | null>> = {
  anonimo: null,
  aficionado: {},
  ayudante: { rol: '2' },
  administrador: { rol: '1' },
};

// The table, written by hand instead of derived from the rules. Nobody may write a document.

const listPaths = (text: string) => text.trim().split(/\s+/);

/** Documents of public pages. Everybody may read them, one at a time. */
const PUBLIC = listPaths(`
  publico/club publico/portada publico/noticias publico/plantilla publico/historia calendarios/uno directo/uno
  estadisticas_equipo/uno estadisticas_jugadores/uno jugadores/uno partidos/uno noticias/uno noticias_paginas/uno
`);

/** Documents of the panel. Administrators may read them, also as lists. */
const PANEL = listPaths('equipos/uno competiciones/uno campos/uno');

/** Documents that nobody may read. */
const CLOSED = [
  // An unpublished call-up.
  'convocatorias/uno',
  // Documents that only the functions read.
  ...listPaths(`
    publico/cambios correcciones/uno privado/fechas_nacimiento privado/reservas privado/sal privado/importacion
    privado/esquema privado/cuentas privado/inicio privado/uno privado/proximos privado/suscripciones
    noticias_pendientes/uno imagenes/uno historial/uno idempotencia/uno limites/uno codigos/uno avisos/uno
    avisos_diario/uno suscripciones/uno
  `),
  // Unknown documents and collections: new ones are closed until the rules open them.
  ...listPaths(`
    publico/desconocido temporadas/uno desconocida/uno publico/club/desconocida/uno partidos/uno/desconocida/uno
    jugadores/uno/desconocida/uno equipos/uno/desconocida/uno
  `),
];

const DOCUMENTS = [...PUBLIC, ...PANEL, ...CLOSED];

function listAllowed(document: string, identity: Identity): readonly Operation[] {
  if (PUBLIC.includes(document)) return ['get'];
  return PANEL.includes(document) && identity === 'administrador' ? ['get', 'list'] : [];
}

type Store = ReturnType<ReturnType<RulesTestEnvironment['unauthenticatedContext']>['firestore']>;

interface Project {
  readonly environment: RulesTestEnvironment;
  readonly stores: Readonly<Record<Identity, Store>>;
}
/** A project in which every document exists, and one in which none does. */
let filled: Project;
let empty: Project;

const openStore = (environment: RulesTestEnvironment, claims: TokenOptions | null): Store =>
  claims === null
    ? environment.unauthenticatedContext().firestore()
    : environment.authenticatedContext('cuenta', claims).firestore();

async function openProject(rules: string): Promise<Project> {
  const [host = '', port] = inject('firestoreHost').split(':');
  const environment = await initializeTestEnvironment({
    projectId: `demo-reglas-${randomUUID()}`,
    firestore: { host, port: Number(port), rules },
  });
  const stores = IDENTITIES.map((identity) => [identity, openStore(environment, CLAIMS[identity])]);
  return { environment, stores: Object.fromEntries(stores) as Project['stores'] };
}

/** Whether the rules allowed an operation. Throws on other errors. */
async function isAllowed(operation: Promise<unknown>): Promise<boolean> {
  try {
    await operation;
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'permission-denied') return false;
    throw error;
  }
}

/** Attempts of each operation. `create` uses the empty project, because the document must not exist. */
const ATTEMPTS: Readonly<Record<Operation, (identity: Identity, doc: string) => Promise<unknown>>> =
  {
    get: (identity, doc) => filled.stores[identity].doc(doc).get(),
    list: (identity, doc) => filled.stores[identity].doc(doc).parent.limit(1).get(),
    create: (identity, doc) => empty.stores[identity].doc(doc).set({ nombre: 'nuevo' }),
    update: (identity, doc) => filled.stores[identity].doc(doc).update({ nombre: 'otro' }),
    delete: (identity, doc) => filled.stores[identity].doc(doc).delete(),
  };

/** Hides the SDK's warnings of refusals, which most tests expect. */
function silenceRefusals() {
  const { warn } = console;
  vi.spyOn(console, 'warn').mockImplementation((...parts: unknown[]) => {
    if (!parts.some((part) => String(part).includes('PERMISSION_DENIED'))) warn(...parts);
  });
}

beforeAll(async () => {
  silenceRefusals();
  const rules = await readFile(path.resolve(import.meta.dirname, '../firestore.rules'), 'utf8');
  [filled, empty] = await Promise.all([openProject(rules), openProject(rules)]);
  await filled.environment.withSecurityRulesDisabled(async (context) => {
    const store = context.firestore();
    await Promise.all(DOCUMENTS.map((document) => store.doc(document).set({ nombre: 'uno' })));
    await store.doc('convocatorias/uno').set({ publica: false });
    await store.doc('convocatorias/publicada').set({ publica: true });
  });
});

afterAll(async () => {
  vi.restoreAllMocks();
  await Promise.all([filled.environment.cleanup(), empty.environment.cleanup()]);
});

describe.each(DOCUMENTS)('%s', (document) => {
  test.each(IDENTITIES)('gives %s the access in the table', async (identity) => {
    const allowed: Operation[] = [];
    for (const operation of OPERATIONS) {
      if (await isAllowed(ATTEMPTS[operation](identity, document))) {
        allowed.push(operation);
      }
    }
    expect(allowed).toEqual(listAllowed(document, identity));
  });
});

test('a published call-up can be read by anybody', async () => {
  for (const identity of IDENTITIES) {
    const read = filled.stores[identity].doc('convocatorias/publicada').get();
    expect(await isAllowed(read)).toBe(true);
  }
});

test('a public document that does not exist is reported as missing, not refused', async () => {
  const missing = ['jugadores/nadie', 'partidos/ninguno', 'noticias/ninguna', 'publico/club'];
  for (const document of [...missing, 'convocatorias/ninguna']) {
    expect((await empty.stores.anonimo.doc(document).get()).exists, document).toBe(false);
  }
});

test('a collection group query is refused, to administrators too', async () => {
  for (const collection of ['partidos', 'jugadores', 'equipos', 'desconocida']) {
    const query = filled.stores.administrador.collectionGroup(collection).limit(1);
    expect(await isAllowed(query.get()), collection).toBe(false);
  }
});

test('a claim that only resembles the administrator’s gives no access', async () => {
  for (const claims of [{ rol: 1 }, { rol: ['1'] }, { rol: '01' }, { rol: '' }, { role: '1' }]) {
    const read = openStore(filled.environment, claims).doc('equipos/uno').get();
    expect(await isAllowed(read), JSON.stringify(claims)).toBe(false);
  }
});

test('the table has every document in `firestorePaths`', () => {
  const paths = Object.values(firestorePaths).map((toPath) => toPath('uno'));
  expect(DOCUMENTS).toEqual(expect.arrayContaining(paths));
});
