import { endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api';
import { forAllTests } from '../../testing/standing';
import { API_CASES } from '../../../../shared/src/testing/api-cases';

describe('import', () => {
  const api = forAllTests(startApi);

  const sendImport = (body: string, token?: string) =>
    fetch(`${api.url}/b-api/importar`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body,
    });

  it('refuses everybody but administrators before it reads the body', async () => {
    expect((await sendImport('{"schema":')).status).toBe(401);
    expect((await sendImport('{"schema":', api.tokens.aficionado)).status).toBe(403);
  });

  it('refuses bodies that are no JSON object, and stores nothing', async () => {
    for (const body of ['{"schema":', '[]', '""', '']) {
      const response = await sendImport(body, api.tokens.administrador);
      expect(response.status, body).toBe(400);
      expect(await response.json(), body).toMatchObject({ success: false });
    }
    expect(await api.dump()).toEqual({});
  });

  it('accepts a club larger than the bodies of other calls may be', async () => {
    const file = await api.succeed(endpoints.exportar);
    const noticias = Array.from({ length: 25 }, (_none, index) => ({
      _id: `n${String(index)}`,
      titulo: 'Larga',
      contenido: 'x'.repeat(50_000),
      media: [],
      fecha_date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
      fecha_str: '01-01-2026',
    }));
    const body = JSON.stringify({ ...file, noticias });
    expect(body.length).toBeGreaterThan(1024 * 1024);
    expect((await sendImport(body, api.tokens.administrador)).status).toBe(200);
    expect(await api.succeed(endpoints.fetchNoticias)).toHaveLength(25);
    expect(await api.succeed(endpoints.fetchImportacion)).toEqual({ importacion: null });
  });
});

const api = forAllTests(startApi);

it('the API gives the answers of `API_CASES`, as the fake API of the panel’s tests does', async () => {
  const ids: Record<string, string> = {};
  for (const { call, id, body, creates, status, answer } of API_CASES) {
    const answered = await api.call(endpoints[call], {
      ...(id && { id: id(ids) }),
      ...(body && { body: { ...body(ids) } }),
    });
    expect(answered, call).toMatchObject({ status, body: answer });
    if (creates !== undefined && '_id' in answered.body) ids[creates] = String(answered.body._id);
  }
});
