import { randomUUID } from 'node:crypto';
import { createServices, type Services } from '@club/functions';
import { clubConfig, endpoints } from '@club/shared';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signInAs, withToken } from '../../functions/src/testing/accounts';
import { startApi } from '../../functions/src/testing/start-api';
import { forAllTests } from '../../functions/src/testing/standing';
import { UserError } from '../platform/user-error';
import {
  changeRole,
  createLogin,
  invite,
  listEmails,
  deleteByUsername,
  renewLink,
  resetPassword,
} from './admin-accounts';

describe('accounts created from the command line', () => {
  const api = forAllTests(startApi);
  let auth: Auth;
  const name = `prueba-${randomUUID().slice(0, 8)}`;
  const services = (): Services => ({ ...api.services, auth });
  const app = () => initializeApp({ projectId: inject('authProjectId') }, name);
  beforeAll(() => {
    auth = getAuth(app());
  });
  afterAll(() => deleteApp(auth.app));

  const signIn = ({ email, password }: { email: string; password: string }) =>
    signInAs(email, password);
  const write = async (token: string | undefined) => {
    const { status } = await api.call(endpoints.addCampo, {
      ...withToken(token),
      body: { nombre: randomUUID() },
    });
    return status;
  };

  it('can sign in and write at once, are listed, and are refused if the name is taken', async () => {
    const login = await createLogin(auth, `  ${name.toUpperCase()} `);
    expect(login.email).toBe(`${name}@${clubConfig.loginDomain}`);
    expect(login.password.length).toBeGreaterThanOrEqual(20);
    expect(await write(await signIn(login))).toBe(201);
    expect(await listEmails(services())).toContain(login.email);
    await expect(createLogin(auth, name)).rejects.toThrow(UserError);
    await expect(resetPassword(services(), `${name}-nadie`)).rejects.toThrow(UserError);
  });

  it('choose their password with the same link that the panel gives', async () => {
    const { email, enlace } = await invite(services(), `${name}-Enlace`);
    expect(email).toBe(`${name}-enlace@${clubConfig.loginDomain}`);
    const choose = (link: string, password: string) =>
      api.call(endpoints.activarCuenta, {
        as: 'anonimo',
        body: { codigo: link.split('#')[1] ?? '', password },
      });
    expect((await choose(enlace, 'una clave larga')).status).toBe(200);
    const token = await signIn({ email, password: 'una clave larga' });
    expect(await write(token)).toBe(201);
    await expect(invite(services(), `${name}-enlace`)).rejects.toThrow(/Ya existe/);
    await expect(invite(services(), 'ana maría')).rejects.toThrow(UserError);
    const renewed = await renewLink(services(), `${name}-enlace`);
    expect(await write(token)).toBe(401);
    expect(await signIn({ email, password: 'una clave larga' })).toBeUndefined();
    expect((await choose(renewed.enlace, 'otra clave larga')).status).toBe(200);
    expect(await write(await signIn({ email, password: 'otra clave larga' }))).toBe(201);
  });

  it('lose their sessions by a new password and by deletion, which frees the name for a helper', async () => {
    const first = await createLogin(auth, `${name}-fuera`);
    const login = await resetPassword(services(), `${name}-fuera`);
    expect(await signIn(first)).toBeUndefined();
    const token = await signIn(login);
    expect(await write(token)).toBe(201);
    await deleteByUsername(services(), `${name}-fuera`);
    expect(await write(token)).toBe(401);
    expect(await signIn(login)).toBeUndefined();
    expect((await listEmails(services())).join()).not.toContain(login.email);
    const helper = await createLogin(auth, `${name}-fuera`, '2');
    expect(await signIn(login)).toBeUndefined();
    expect(await write(await signIn(helper))).toBe(403);
    expect(await listEmails(services())).toContain(`${login.email} (solo fichas)`);
    await changeRole(services(), `${name}-fuera`, '1');
    // Not with the old token: Firebase ends sessions by the whole second, so one of this second would still be valid.
    expect(await write(await signIn(helper))).toBe(201);
    await expect(changeRole(services(), `${name}-fuera`, '3')).rejects.toThrow(UserError);
    await expect(createLogin(auth, `${name}-otro`, '3')).rejects.toThrow(UserError);
    await expect(createLogin(auth, 'sin espacios', '2')).rejects.toThrow(UserError);
  });

  it('include at least one administrator, unless the command is forced', async () => {
    // Accounts in a project of their own: the result depends on the other administrators.
    const alone = initializeApp({ projectId: `demo-${name}` }, `${name}-solo`);
    const own = getAuth(alone);
    const ownServices = createServices(alone);
    await createLogin(own, 'unico');
    await createLogin(own, 'fichas', '2');
    await expect(deleteByUsername(ownServices, 'unico')).rejects.toThrow(/último administrador/);
    await expect(changeRole(ownServices, 'unico', '2')).rejects.toThrow(/último administrador/);
    const second = await createLogin(own, 'segundo');
    const { uid } = await own.getUserByEmail(second.email);
    await own.updateUser(uid, { disabled: true });
    await expect(deleteByUsername(ownServices, 'unico')).rejects.toThrow(/último administrador/);
    await own.updateUser(uid, { disabled: false });
    await changeRole(ownServices, 'unico', '2');
    await deleteByUsername(ownServices, 'segundo', { isForced: true });
    expect(await listEmails(ownServices)).toHaveLength(2);
    await deleteApp(alone);
  });
});
