import { describe, expect, it } from 'vitest';
import { serve } from '../../functions/src/testing/serve';
import { forEachTest } from '../../functions/src/testing/standing';
import { UserError } from '../platform/user-error';
import { closeRegistration, requireClosedRegistration } from './registration';

describe('self-registration', () => {
  let stored: { client?: object };
  let isDeaf = false;
  const asked: string[] = [];
  /** A fake of Google's API for the configuration of accounts. */
  const google = forEachTest(() => {
    stored = {};
    isDeaf = false;
    asked.length = 0;
    return serve((request, response) => {
      const { authorization = '', 'x-goog-user-project': project = '' } = request.headers;
      asked.push(
        `${request.method ?? ''} ${request.url ?? ''} ${authorization} ${String(project)}`,
      );
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        if (authorization !== 'Bearer ficha') response.statusCode = 403;
        else if (request.method === 'PATCH' && !isDeaf) stored = JSON.parse(body) as typeof stored;
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(stored));
      });
    });
  });
  const admin = (token = 'ficha') => ({
    project: 'cd-encina',
    token: () => Promise.resolve(token),
    origin: google.url,
  });

  it('is closed for sign-up and deletion, and nothing else changes', async () => {
    await closeRegistration(admin());
    expect(stored).toEqual({
      client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
    });
    const config = '/admin/v2/projects/cd-encina/config';
    const mask = 'client.permissions.disabledUserSignup,client.permissions.disabledUserDeletion';
    expect(asked).toEqual([
      `PATCH ${config}?updateMask=${mask} Bearer ficha cd-encina`,
      `GET ${config} Bearer ficha cd-encina`,
    ]);
  });

  it('is an error if it stays open after closing', async () => {
    isDeaf = true;
    await expect(closeRegistration(admin())).rejects.toThrow(/cualquiera puede crearse/);
  });

  it.each([
    ['it was never configured', {}],
    ['it is open', { client: { permissions: { disabledUserDeletion: true } } }],
    ['deletion is open', { client: { permissions: { disabledUserSignup: true } } }],
    [
      'it was opened again',
      { client: { permissions: { disabledUserSignup: false, disabledUserDeletion: true } } },
    ],
  ])('is reported as open when %s, in a sentence that says what to do', async (_what, config) => {
    stored = config;
    await expect(requireClosedRegistration(admin())).rejects.toThrow(
      /^En cd-encina cualquiera .* npm run registration -- --project cd-encina$/,
    );
    expect(stored).toEqual(config);
  });

  it('is not reported as closed if the caller may not read the configuration', async () => {
    stored = { client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } } };
    await requireClosedRegistration(admin());
    await expect(requireClosedRegistration(admin('otra'))).rejects.toThrow(UserError);
  });
});
