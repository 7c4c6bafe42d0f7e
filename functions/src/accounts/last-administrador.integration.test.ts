import { randomUUID } from 'node:crypto';
import { endpoints, ADMIN_ROLE } from '@club/shared';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { documents } from '../store/documents';
import {
  PASSWORD,
  readCode,
  joinAccount,
  sendTo,
  signInAs,
  failingAuth,
} from '../testing/accounts';
import { startApi, startInstance } from '../testing/start-api';
import { forAllTests } from '../testing/standing';

/** Number of random sequences. With `CLUB_ACCOUNT_RUNS=200` the test takes some minutes. */
const SEQUENCES = Number(process.env['CLUB_ACCOUNT_RUNS'] ?? 10);
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

/** Body of a change of an account, `undefined` to delete it. */
type Change = object | undefined;
const chooseEndpoint = (change: Change) => (change ? endpoints.updateCuenta : endpoints.delCuenta);

/** Changes of a person's role, link or existence that end the access which he has. Nobody may make them to himself. */
const LOWER = { rol: '2' };
const DISABLE = { desactivada: true };
const NEW_LINK = { nuevo_enlace: true };
const DELETE = undefined;
const FORBIDDEN_ON_ONESELF: readonly Change[] = [LOWER, DISABLE, NEW_LINK, DELETE];

const OTHER_CHANGES = [{ rol: '1' }, { desactivada: false }, { terminar_sesiones: true }];

const personIndex = fc.nat(2);
/**
 * When the process is killed: at its nth changing call to the identity provider, from 1, before the call is executed or,
 * if `lost`, after. Null in one of six cases: it is not killed.
 */
const interruption = fc.option(
  fc.record({ from: fc.integer({ min: 1, max: 4 }), lost: fc.boolean() }),
  { freq: 6, nil: null },
);
/** One person changes or deletes an account, perhaps his own. */
const changeCall = fc.record({
  kind: fc.constant('change' as const),
  actor: personIndex,
  target: personIndex,
  interruption,
  change: fc.constantFrom<Change[]>(...FORBIDDEN_ON_ONESELF, ...OTHER_CHANGES),
});
const ownCall = fc.record({
  kind: fc.constantFrom('signIn', 'signIn', 'signIn', 'activate', 'changePassword'),
  actor: personIndex,
});
const anyCall = fc.oneof({ weight: 2, arbitrary: changeCall }, { weight: 1, arbitrary: ownCall });
type ChangeCall = typeof changeCall extends fc.Arbitrary<infer T> ? T : never;
type Call = typeof anyCall extends fc.Arbitrary<infer T> ? T : never;

const sequence = fc.array(
  fc.record({ call: anyCall, isParallel: fc.constantFrom(false, true, true) }),
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
const secondInstance = forAllTests(() => startInstance(api.services));
/** URL of one of the two instances, in turn. */
const instanceUrl = (turn: number) => (turn % 2 === 0 ? api : secondInstance).url;

/** A person whose account was made on the command line, so that the store does not know it. */
async function createByCommandLine(role: string): Promise<Person> {
  const email = `s-${randomUUID().slice(0, 12)}@cd-encina.example`;
  const { uid } = await api.services.auth.createUser({ email, password: PASSWORD });
  await api.services.auth.setCustomUserClaims(uid, { rol: role });
  return { uid, email, token: (await signInAs(email, PASSWORD)) ?? '', password: PASSWORD };
}

/** Two administrators and a helper, the only accounts of the club. */
async function createPeople(): Promise<Person[]> {
  // An hour later, so that the rate limits of the sequence before are over.
  api.clock.now = new Date(api.clock.now.getTime() + 3_600_000);
  await api.db.doc(documents.cuentas().path).delete();
  return Promise.all(['1', '1', '2'].map(createByCommandLine));
}

async function performChange(actor: Person, target: Person, call: ChangeCall, url: string) {
  const { change, interruption: fails } = call;
  const interrupted =
    fails &&
    (await startInstance(
      { ...api.services, auth: failingAuth(api.services.auth, fails) },
      () => undefined,
    ));
  const to = interrupted?.url ?? url;
  const endpoint = chooseEndpoint(change);
  const { status, enlace } = await sendTo(to, actor.token, endpoint, target.uid, change);
  await interrupted?.stop();
  const isForbidden = actor === target && FORBIDDEN_ON_ONESELF.includes(change);
  const possible = [401, 403, 404, 409];
  if (!isForbidden) possible.push(200);
  if (interrupted) possible.push(503);
  expect(possible, JSON.stringify(call)).toContain(status);
  if (enlace !== undefined) target.codigo = readCode(enlace);
}

async function perform(people: readonly Person[], call: Call, url: string) {
  const actor = people[call.actor];
  if (!actor) return;
  const password = `clave ${randomUUID()}`;
  if (call.kind === 'signIn') {
    actor.token = (await signInAs(actor.email, actor.password)) ?? actor.token;
  } else if (call.kind === 'activate') {
    if (actor.codigo === undefined) return;
    const body = { codigo: actor.codigo, password };
    const { status } = await sendTo(url, '', endpoints.activarCuenta, '', body);
    expect([200, 404, 410]).toContain(status);
    if (status === 200) actor.password = password;
  } else if (call.kind === 'changePassword') {
    const body = { actual: actor.password, nueva: password };
    const { status } = await sendTo(url, actor.token, endpoints.miClave, '', body);
    expect([200, 401, 403]).toContain(status);
    if (status === 200) actor.password = password;
  } else if ('target' in call) {
    const target = people[call.target];
    if (target) await performChange(actor, target, call, url);
  }
}

/** Each person's account in the store (`cuenta`) and at the identity provider (`user`). */
async function readStates(people: readonly Person[]) {
  const spec = documents.cuentas();
  const [snapshot, { users }] = await Promise.all([
    api.db.doc(spec.path).get(),
    api.services.auth.getUsers(people.map(({ uid }) => ({ uid }))),
  ]);
  const stored = snapshot.data();
  const accounts = stored ? spec.schema.parse(stored).cuentas : {};
  return people.map(({ uid, email }) => ({
    email,
    cuenta: accounts[uid],
    user: users.find((user) => user.uid === uid),
  }));
}
type State = Awaited<ReturnType<typeof readStates>>[number];

/** Whether a person is an administrator who can sign in. The identity provider decides if the store has no account. */
function isActiveAdministrator({ cuenta, user }: State): boolean {
  if (!cuenta) return user?.disabled === false && user.customClaims?.['rol'] === ADMIN_ROLE;
  const { rol, retirada, pendiente, desactivada } = cuenta;
  return rol === ADMIN_ROLE && retirada === undefined && !pendiente && !desactivada;
}

/** Checks that a person's account at the identity provider is as the store says. */
function expectAgreement({ cuenta, user, email }: State, message: string) {
  if (!cuenta) {
    expect(user?.customClaims?.['rol'], message).toBeDefined();
    return;
  }
  expect(cuenta.por_aplicar, message).toBeUndefined();
  if (cuenta.retirada !== undefined) {
    expect(user, message).toBeUndefined();
    return;
  }
  const { disabled, customClaims: claims } = user ?? {};
  expect({ disabled, claims, email: user?.email }, message).toEqual({
    disabled: Boolean(cuenta.pendiente ?? cuenta.desactivada),
    claims: { rol: cuenta.rol, sesion: cuenta.sesion },
    email,
  });
}

it('an administrator cannot lower, disable, lock out or delete himself, even if another one remains', async () => {
  const ana = await createByCommandLine('1');
  // Invited, so that the club's accounts have another administrator.
  await joinAccount(api, `eva-${randomUUID().slice(0, 8)}`, '1');
  for (const change of FORBIDDEN_ON_ONESELF) {
    const { status } = await sendTo(api.url, ana.token, chooseEndpoint(change), ana.uid, change);
    expect(status).toBe(409);
  }
  const same = await sendTo(api.url, ana.token, endpoints.updateCuenta, ana.uid, { rol: '1' });
  expect(same.status).toBe(200);
});

it('one administrator remains when all lower, lock out or delete each other in parallel', async () => {
  for (const change of [LOWER, NEW_LINK, DELETE]) {
    const all = await Promise.all(['1', '1', '1'].map(createByCommandLine));
    const calls = all.flatMap(({ token }, actor) =>
      [1, 2].map((step) => ({ token, uid: all[(actor + step) % 3]?.uid ?? '' })),
    );
    await Promise.all(
      calls.map(({ token, uid }, turn) =>
        sendTo(instanceUrl(turn), token, chooseEndpoint(change), uid, change),
      ),
    );
    const tokens = await Promise.all(all.map(({ email }) => signInAs(email, PASSWORD)));
    const responses = await Promise.all(
      tokens.map((token = '') =>
        sendTo(api.url, token, endpoints.addCampo, '', { nombre: randomUUID() }),
      ),
    );
    const allowed = responses.filter(({ status }) => status === 201);
    expect(allowed, JSON.stringify(change)).toHaveLength(1);
  }
});

it(
  'any sequence of changes by administrators to each other, parallel and interrupted, leaves an administrator after each batch, and store and identity provider agree in the end',
  { timeout: 600_000 },
  async () => {
    const seed = Number(process.env['CLUB_SEED'] ?? 20_261_122);
    const sequences = fc.sample(sequence, { numRuns: SEQUENCES, seed });
    let timesOneLeft = 0;
    for (const [index, calls] of sequences.entries()) {
      const people = await createPeople();
      for (const [turn, batch] of groupIntoBatches(calls).entries()) {
        await Promise.all(
          batch.map((call, position) => perform(people, call, instanceUrl(turn + position))),
        );
        const administrators = (await readStates(people)).filter(isActiveAdministrator).length;
        const message = `sequence ${String(index)}: ${JSON.stringify(batch)}`;
        expect(administrators, message).toBeGreaterThan(0);
        if (administrators === 1) timesOneLeft += 1;
      }
      // Listing the accounts completes what was interrupted.
      await api.succeed(endpoints.fetchCuentas);
      for (const state of await readStates(people)) {
        expectAgreement(state, `sequence ${String(index)}`);
      }
      await api.services.auth.deleteUsers(people.map(({ uid }) => uid));
    }
    // The check above means something only if a last administrator was often in danger.
    expect(timesOneLeft).toBeGreaterThan(SEQUENCES);
  },
);
