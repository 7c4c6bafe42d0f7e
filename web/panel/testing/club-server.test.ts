import { API_BASE, endpoints } from '@club/shared';
import { expect, it } from 'vitest';
import { API_CASES } from '../../../shared/src/testing/api-cases';
import { ClubServer } from './club-server';

it('answers as the real API does', async () => {
  const server = new ClubServer();
  server.empty();
  const ids: Record<string, string> = {};
  for (const { call, id, body, creates, status, answer } of API_CASES) {
    const { method, path } = endpoints[call];
    const address = path.replace('{/}', '/').replace(/:\w+/, id?.(ids) ?? '');
    const response = await server.fetch(`${API_BASE}/${address}`, {
      method,
      ...(body && { body: JSON.stringify(body(ids)) }),
    });
    const answered = (await response.json()) as { readonly _id?: string };
    expect({ status: response.status, body: answered }, call).toMatchObject({
      status,
      body: answer,
    });
    if (creates !== undefined) ids[creates] = answered._id ?? '';
  }
});
