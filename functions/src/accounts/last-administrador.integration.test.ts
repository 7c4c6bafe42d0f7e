import { randomUUID } from 'node:crypto';
import { endpoints, ADMIN_ROLE } from '@club/shared';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documents } from '../store/documents';
import { PASSWORD, codeOf, joinAccount, sendTo, signInAs } from '../testing/accounts';
import { failingAuth } from '../testing/faulty-auth';
import { startApi, startInstance } from '../testing/start-api';
import { forAllTests } from '../testing/standing';

/** Number of random sequences. With `CLUB_ACCOUNT_RUNS=200` the test takes some minutes. */
const SEQUENCES = Number(process.env['CLUB_ACCOUNT_RUNS'] ?? 16);
const CALLS_PER_SEQUENCE = 15;
const MAX_PARALLEL = 3;

interface Person {
  readonly uid: string;
  readonly email: string;
  /** Token of the latest successful login. Later changes may have ended its session. */
  token: string;
  password: string;
  /** Code of the latest link with which this person can choose a password. */
  codigo?: string;
}

const CHANGES = [
  ['lower', { rol: '2' }],
  ['raise', { rol: '1' }],
  ['disable', { desactivada: true }],
  ['enable', { desactivada: false }],
  ['newLink', { nuevo_enlace: true }],
  ['endSessions', { terminar_sesiones: true }],
] as const;

const personIndex = fc.nat(2);
/**
 * Where the process is killed: at the nth changing call to the identity provider, from 1, before it is executed or, if
 * `lost`, after. Null in one of six calls: it is not killed.
 */
const cut = fc.option(fc.record({ from: fc.integer({ min: 1, max: 4 }), lost: fc.boolean() }), {
  freq: 6,
  nil: null,
});
const kind = <Kind extends string>(name: Kind) => fc.constant(name);
const call = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: kind('change'),
      actor: personIndex,
      target: personIndex,
      cut,
      change: fc.constantFrom(...CHANGES),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: kind('delete'), actor: personIndex, target: personIndex, cut }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind('signIn'), actor: personIndex }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('activate'), actor: personIndex }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('changePassword'), actor: personIndex }) },
);
type Call = typeof call extends fc.Arbitrary<infer T> ? T : never;

const sequence = fc.array(
  fc.record({ call: call, isParallel: fc.nat(MAX_PARALLEL - 1).map((n) => n > 0) }),
  { minLength: CALLS_PER_SEQUENCE, maxLength: CALLS_PER_SEQUENCE },
);

/** Groups calls into batches of parallel calls. A parallel call joins the batch of the call before it, if there is room. */
function groupIntoBatches(calls: readonly { readonly call: Call; readonly isParallel: boolean }[]) {
  const batches: Call[][] = [];
  for (const { call, isParallel } of calls) {
    const last = batches.at(-1);
    if (isParallel && last && last.length < MAX_PARALLEL) last.push(call);
    else batches.push([call]);
  }
  return batches;
}

const api = forAllTests(startApi);
const second = forAllTests(() => startInstance(api.services));
const instances = [api, second];

/** A person whose account was made on the command line, so that the store does not know it. */
async function createByCommandLine(rol: string): Promise<Person> {
  const email = `s-${randomUUID().slice(0, 12)}@cd-encina.example`;
  const { uid } = await api.services.auth.createUser({ email, password: PASSWORD });
  await api.services.auth.setCustomUserClaims(uid, { rol });
  return { uid, email, token: (await signInAs(email, PASSWORD)) ?? '', password: PASSWORD };
}

/** A person who was invited. */
async function createByInvitation(): Promise<Person> {
  const { usuario, ...account } = await joinAccount(api, `ana-${randomUUID().slice(0, 8)}`, '1');
  return { ...account, email: `${usuario}@cd-encina.example`, password: PASSWORD };
}

/** Two administrators and a helper. */
async function createPeople(): Promise<Person[]> {
  // Resets the rate limits.
  api.clock.now = new Date(api.clock.now.getTime() + 3_600_000);
  await api.db.doc(documents.cuentas().path).delete();
  return Promise.all(['1', '1', '2'].map(createByCommandLine));
}

/** Changes that nobody may make to their own account. */
const REFUSED_FOR_ONESELF: ReadonlySet<string> = new Set(['lower', 'disable', 'newLink', 'delete']);

async function perform(people: readonly Person[], call: Call, url: string) {
  const actor = people[call.actor];
  if (!actor) return;
  if (call.kind === 'signIn') {
    actor.token = (await signInAs(actor.email, actor.password)) ?? actor.token;
    return;
  }
  if (call.kind === 'activate') {
    if (actor.codigo === undefined) return;
    const password = `clave ${randomUUID()}`;
    const body = { codigo: actor.codigo, password };
    const { status } = await sendTo(url, '', endpoints.activarCuenta, '', body);
    expect([200, 404, 410]).toContain(status);
    if (status === 200) actor.password = password;
    return;
  }
  if (call.kind === 'changePassword') {
    const nueva = `clave ${randomUUID()}`;
    const body = { actual: actor.password, nueva };
    const { status } = await sendTo(url, actor.token, endpoints.miClave, '', body);
    expect([200, 401, 403]).toContain(status);
    if (status === 200) actor.password = nueva;
    return;
  }
  const target = people[call.target];
  if (!target) return;
  const [what, body] = call.kind === 'change' ? call.change : (['delete', undefined] as const);
  const endpoint = body ? endpoints.updateCuenta : endpoints.delCuenta;
  const interrupted =
    call.cut &&
    (await startInstance(
      { ...api.services, auth: failingAuth(api.services.auth, call.cut) },
      () => undefined,
    ));
  const { status, enlace } = await sendTo(
    interrupted?.url ?? url,
    actor.token,
    endpoint,
    target.uid,
    body,
  );
  await interrupted?.stop();
  expect([200, 401, 403, 404, 409, ...(interrupted ? [503] : [])], what).toContain(status);
  if (actor === target && REFUSED_FOR_ONESELF.has(what)) {
    expect([401, 403, 404, 409, ...(interrupted ? [503] : [])], `${what} oneself`).toContain(
      status,
    );
  }
  if (enlace !== undefined) target.codigo = codeOf(enlace);
}

/** State of each person in the store and at the identity provider. */
async function statesOf(people: readonly Person[]) {
  const spec = documents.cuentas();
  const [snapshot, { users }] = await Promise.all([
    api.db.doc(spec.path).get(),
    api.services.auth.getUsers(people.map(({ uid }) => ({ uid }))),
  ]);
  const stored = snapshot.data();
  const cuentas = stored ? spec.schema.parse(stored).cuentas : {};
  return people.map(({ uid, email }) => ({
    email,
    cuenta: cuentas[uid],
    user: users.find((user) => user.uid === uid),
  }));
}
type State = Awaited<ReturnType<typeof statesOf>>[number];

/** Whether a person is an administrator who can sign in. The identity provider decides if the store has no account. */
function isActiveAdministrator({ cuenta, user }: State): boolean {
  if (!cuenta) return user?.disabled === false && user.customClaims?.['rol'] === ADMIN_ROLE;
  const { rol, retirada, pendiente, desactivada } = cuenta;
  return rol === ADMIN_ROLE && retirada === undefined && !pendiente && !desactivada;
}

/** Checks that store and identity provider agree on everybody. */
function expectAgreement(states: readonly State[], message: string) {
  for (const { cuenta, user, email } of states) {
    if (!cuenta) {
      expect(user?.customClaims?.['rol'], message).toBeDefined();
      continue;
    }
    expect(cuenta.por_aplicar, message).toBeUndefined();
    if (cuenta.retirada !== undefined) {
      expect(user, message).toBeUndefined();
      continue;
    }
    expect(
      { disabled: user?.disabled, claims: user?.customClaims, email: user?.email },
      message,
    ).toEqual({
      disabled: Boolean(cuenta.pendiente ?? cuenta.desactivada),
      claims: { rol: cuenta.rol, sesion: cuenta.sesion },
      email,
    });
  }
}

const addCampo = (token: string) =>
  sendTo(api.url, token, endpoints.addCampo, '', { nombre: randomUUID() });

describe('an administrator', () => {
  it('cannot lower, disable, lock out or delete himself, even if another one remains', async () => {
    const [ana, eva] = [await createByCommandLine('1'), await createByInvitation()];
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

it('one administrator remains when all lower, lock out or delete each other in parallel', async () => {
  for (const body of [{ rol: '2' }, { nuevo_enlace: true }, undefined]) {
    const endpoint = body ? endpoints.updateCuenta : endpoints.delCuenta;
    const all = await Promise.all([
      createByCommandLine('1'),
      createByCommandLine('1'),
      createByInvitation(),
    ]);
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
    const responses = await Promise.all(tokens.map((token = '') => addCampo(token)));
    const allowed = responses.filter(({ status }) => status === 201);
    expect(allowed, JSON.stringify(body)).toHaveLength(1);
  }
});

describe('any sequence of changes by administrators to each other, parallel and interrupted', () => {
  it(
    'leaves an administrator after each batch, and store and identity provider agree in the end',
    { timeout: 600_000 },
    async () => {
      const seed = Number(process.env['CLUB_SEED'] ?? 20_261_122);
      const drawn = fc.sample(sequence, { numRuns: SEQUENCES, seed });
      let onlyOne = 0;
      for (const [number, calls] of drawn.entries()) {
        const people = await createPeople();
        for (const [turn, batch] of groupIntoBatches(calls).entries()) {
          await Promise.all(
            batch.map((call, index) =>
              perform(people, call, instances[(turn + index) % 2]?.url ?? ''),
            ),
          );
          const administrators = (await statesOf(people)).filter(isActiveAdministrator).length;
          expect(
            administrators,
            `sequence ${String(number)}: ${JSON.stringify(batch)}`,
          ).toBeGreaterThan(0);
          if (administrators === 1) onlyOne += 1;
        }
        // Completes what was interrupted.
        await api.succeed(endpoints.fetchCuentas);
        expectAgreement(await statesOf(people), `sequence ${String(number)}`);
        await api.services.auth.deleteUsers(people.map(({ uid }) => uid));
      }
      // Only one administrator was left often enough for the check to mean something.
      expect(onlyOne).toBeGreaterThan(SEQUENCES);
    },
  );
});
