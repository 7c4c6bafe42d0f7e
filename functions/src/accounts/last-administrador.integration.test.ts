import { randomUUID } from 'node:crypto';
import { endpoints, ADMIN_ROLE } from '@club/shared';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documents } from '../store/documents';
import { PASSWORD, codeOf, joinAccount, sendTo, signInAs } from '../testing/accounts';
import { failingAuth } from '../testing/faulty-auth';
import { startApi } from '../testing/start-api';
import { forAllTests } from '../testing/standing';
import { startInstance } from '../testing/start-instance';

/**
 * Number of sequences, calls per sequence, and maximum parallel calls. `CLUB_ACCOUNT_RUNS=200` takes some minutes.
 */
const SEQUENCES = Number(process.env['CLUB_ACCOUNT_RUNS'] ?? 16);
const CALLS = 15;
const AT_ONCE = 3;

interface Persona {
  readonly uid: string;
  readonly email: string;
  /** From any login, possibly invalid by now. */
  token: string;
  clave: string;
  /** Code of the latest link. */
  codigo?: string;
}

const CHANGES = [
  ['bajar', { rol: '2' }],
  ['subir', { rol: '1' }],
  ['desactivar', { desactivada: true }],
  ['activar', { desactivada: false }],
  ['enlace', { nuevo_enlace: true }],
  ['sesiones', { terminar_sesiones: true }],
] as const;

const persona = fc.nat(2);
/** Whether the process is killed at a call to the identity provider, and at which. */
const cut = fc.option(fc.record({ from: fc.integer({ min: 1, max: 4 }), lost: fc.boolean() }), {
  freq: 6,
  nil: null,
});
const kind = <Kind extends string>(name: Kind) => fc.constant(name);
const call = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: kind('cambiar'),
      actor: persona,
      target: persona,
      cut,
      change: fc.constantFrom(...CHANGES),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: kind('borrar'), actor: persona, target: persona, cut }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind('entrar'), actor: persona }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('alta'), actor: persona }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('clave'), actor: persona }) },
);
type Call = typeof call extends fc.Arbitrary<infer T> ? T : never;

const sequence = fc.array(
  fc.record({ call: call, follows: fc.nat(AT_ONCE - 1).map((n) => n > 0) }),
  { minLength: CALLS, maxLength: CALLS },
);

/** Groups calls into batches. A call that does not follow the one before runs in parallel with it. */
function inBatches(calls: readonly { readonly call: Call; readonly follows: boolean }[]) {
  const batches: Call[][] = [];
  for (const { call, follows } of calls) {
    const last = batches.at(-1);
    if (follows && last && last.length < AT_ONCE) last.push(call);
    else batches.push([call]);
  }
  return batches;
}

const api = forAllTests(startApi);
const second = forAllTests(() => startInstance(api.services));
const instances = [api, second];

/** A person whose account was made on the command line, so that the store does not know it. */
async function byCommandLine(rol: string): Promise<Persona> {
  const email = `s-${randomUUID().slice(0, 12)}@cd-encina.example`;
  const { uid } = await api.services.auth.createUser({ email, password: PASSWORD });
  await api.services.auth.setCustomUserClaims(uid, { rol });
  return { uid, email, token: (await signInAs(email, PASSWORD)) ?? '', clave: PASSWORD };
}

/** A person who was invited. */
async function byInvitation(): Promise<Persona> {
  const { usuario, ...one } = await joinAccount(api, `ana-${randomUUID().slice(0, 8)}`, '1');
  return { ...one, email: `${usuario}@cd-encina.example`, clave: PASSWORD };
}

/** Two administrators and a helper. */
async function createPersonas(): Promise<Persona[]> {
  // Resets the rate limits.
  api.clock.now = new Date(api.clock.now.getTime() + 3_600_000);
  await api.db.doc(documents.cuentas().path).delete();
  return Promise.all(['1', '1', '2'].map(byCommandLine));
}

/** Operations that end the actor's own access or role. */
const ENDS_ONESELF: ReadonlySet<string> = new Set(['bajar', 'desactivar', 'enlace']);

async function perform(personas: readonly Persona[], call: Call, url: string) {
  const actor = personas[call.actor];
  if (!actor) return;
  if (call.kind === 'entrar') {
    actor.token = (await signInAs(actor.email, actor.clave)) ?? actor.token;
    return;
  }
  if (call.kind === 'alta') {
    if (actor.codigo === undefined) return;
    const password = `clave ${randomUUID()}`;
    const body = { codigo: actor.codigo, password };
    const { status } = await sendTo(url, '', endpoints.activarCuenta, '', body);
    expect([200, 404, 410]).toContain(status);
    if (status === 200) actor.clave = password;
    return;
  }
  if (call.kind === 'clave') {
    const nueva = `clave ${randomUUID()}`;
    const body = { actual: actor.clave, nueva };
    const { status } = await sendTo(url, actor.token, endpoints.miClave, '', body);
    expect([200, 401, 403]).toContain(status);
    if (status === 200) actor.clave = nueva;
    return;
  }
  const target = personas[call.target];
  if (!target) return;
  const [what, body] = call.kind === 'cambiar' ? call.change : (['borrar', undefined] as const);
  const endpoint = body ? endpoints.updateCuenta : endpoints.delCuenta;
  const killed =
    call.cut &&
    (await startInstance(
      { ...api.services, auth: failingAuth(api.services.auth, call.cut).auth },
      () => undefined,
    ));
  const at = killed?.url ?? url;
  const { status, enlace } = await sendTo(at, actor.token, endpoint, target.uid, body);
  await killed?.stop();
  expect([200, 401, 403, 404, 409, ...(killed ? [503] : [])], what).toContain(status);
  if (actor === target && (what === 'borrar' || ENDS_ONESELF.has(what))) {
    expect([401, 403, 404, 409, ...(killed ? [503] : [])], `${what} oneself`).toContain(status);
  }
  if (enlace !== undefined) target.codigo = codeOf(enlace);
}

/** State of each person in the store and at the identity provider. */
async function statesOf(personas: readonly Persona[]) {
  const spec = documents.cuentas();
  const [snapshot, { users }] = await Promise.all([
    api.db.doc(spec.path).get(),
    api.services.auth.getUsers(personas.map(({ uid }) => ({ uid }))),
  ]);
  const stored = snapshot.data();
  const cuentas = stored ? spec.schema.parse(stored).cuentas : {};
  return personas.map(({ uid, email }) => ({
    email,
    cuenta: cuentas[uid],
    user: users.find((user) => user.uid === uid),
  }));
}
type State = Awaited<ReturnType<typeof statesOf>>[number];

/** If a person is not in the store, the identity provider counts. */
function isActiveAdministrator({ cuenta, user }: State): boolean {
  if (!cuenta) return user?.disabled === false && user.customClaims?.['rol'] === ADMIN_ROLE;
  const { rol, retirada, pendiente, desactivada } = cuenta;
  return rol === ADMIN_ROLE && retirada === undefined && !pendiente && !desactivada;
}

/** Checks that store and identity provider agree on everybody. */
function expectAgreement(states: readonly State[], told: string) {
  for (const { cuenta, user, email } of states) {
    if (!cuenta) {
      expect(user?.customClaims?.['rol'], told).toBeDefined();
      continue;
    }
    expect(cuenta.por_aplicar, told).toBeUndefined();
    if (cuenta.retirada !== undefined) {
      expect(user, told).toBeUndefined();
      continue;
    }
    expect(
      { disabled: user?.disabled, claims: user?.customClaims, email: user?.email },
      told,
    ).toEqual({
      disabled: Boolean(cuenta.pendiente ?? cuenta.desactivada),
      claims: { rol: cuenta.rol, sesion: cuenta.sesion },
      email,
    });
  }
}

const addCampo = (token: string) =>
  sendTo(api.url, token, endpoints.addCampo, '', { nombre: randomUUID() });

describe('the last administrator', () => {
  it('can be neither lowered, disabled, locked out by a link nor deleted, not even by himself', async () => {
    const [ana, eva] = [await byCommandLine('1'), await byInvitation()];
    for (const body of [{ rol: '2' }, { desactivada: true }, { nuevo_enlace: true }, undefined]) {
      const endpoint = body ? endpoints.updateCuenta : endpoints.delCuenta;
      for (const { token, uid } of [eva, ana]) {
        expect((await sendTo(api.url, token, endpoint, uid, body)).status).toBe(409);
      }
    }
    const same = await sendTo(api.url, ana.token, endpoints.updateCuenta, ana.uid, { rol: '1' });
    expect(same.status).toBe(200);
    expect((await addCampo(ana.token)).status).toBe(201);
  });
});

it('remains when all of them delete, lower, disable or lock out each other in parallel', async () => {
  for (const body of [{ rol: '2' }, { nuevo_enlace: true }, undefined]) {
    const endpoint = body ? endpoints.updateCuenta : endpoints.delCuenta;
    const all = await Promise.all([byCommandLine('1'), byCommandLine('1'), byInvitation()]);
    await Promise.all(
      all.flatMap((one, index) =>
        all
          .filter((other) => other !== one)
          .map(({ uid }, turn) =>
            sendTo(instances[(index + turn) % 2]?.url ?? '', one.token, endpoint, uid, body),
          ),
      ),
    );
    const tokens = await Promise.all(all.map(({ email }) => signInAs(email, PASSWORD)));
    const left = await Promise.all(tokens.map((token = '') => addCampo(token)));
    const allowed = left.filter(({ status }) => status === 201);
    expect(allowed, JSON.stringify(body)).toHaveLength(1);
  }
});

describe('any sequence of changes by administrators to each other, parallel and interrupted', () => {
  it(
    'leaves an administrator after each call, and store and identity provider agree in the end',
    { timeout: 600_000 },
    async () => {
      const seed = Number(process.env['CLUB_SEED'] ?? 20_261_122);
      const drawn = fc.sample(sequence, { numRuns: SEQUENCES, seed });
      let alone = 0;
      for (const [number, calls] of drawn.entries()) {
        const personas = await createPersonas();
        for (const [turn, batch] of inBatches(calls).entries()) {
          await Promise.all(
            batch.map((call, index) =>
              perform(personas, call, instances[(turn + index) % 2]?.url ?? ''),
            ),
          );
          const left = (await statesOf(personas)).filter(isActiveAdministrator).length;
          expect(left, `sequence ${String(number)}: ${JSON.stringify(batch)}`).toBeGreaterThan(0);
          if (left === 1) alone += 1;
        }
        // Completes what was interrupted.
        await api.succeed(endpoints.fetchCuentas);
        expectAgreement(await statesOf(personas), `sequence ${String(number)}`);
        await api.services.auth.deleteUsers(personas.map(({ uid }) => uid));
      }
      // Checks that the sequences tried to remove the last one often enough.
      expect(alone).toBeGreaterThan(SEQUENCES);
    },
  );
});
