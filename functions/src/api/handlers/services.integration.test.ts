import { endpoints } from '@club/shared';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api';
import { forAllTests } from '../../testing/standing';
import { API_CASES } from '../../../../shared/src/testing/api-cases';

describe('import', () => {
  const api = forAllTests(startApi);

  const send = (body: string, token?: string) =>
    fetch(`${api.url}/b-api/importar`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body,
    });

  it('refuses bodies that are no JSON object, and a caller who is no administrator before it reads the body', async () => {
    expect((await send('{"schema":')).status).toBe(401);
    expect((await send('{"schema":', api.tokens.aficionado)).status).toBe(403);
    for (const body of ['{"schema":', '[]', '""', '']) {
      const response = await send(body, api.tokens.administrador);
      expect(response.status, body).toBe(400);
      expect(await response.json(), body).toMatchObject({ success: false });
    }
    expect(await api.dump()).toEqual({});
  });

  it('accepts a large club, above the limits of other calls', async () => {
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
    expect((await send(body, api.tokens.administrador)).status).toBe(200);
    expect(await api.succeed(endpoints.fetchNoticias)).toHaveLength(25);
    expect(await api.succeed(endpoints.fetchImportacion)).toEqual({ importacion: null });
  });
});

const api = forAllTests(startApi);

it('the description of the API is public and valid OpenAPI 3.1', async () => {
  const { status, body } = await api.call(endpoints.openapi, { as: 'anonimo' });
  expect(status).toBe(200);
  expect(body['openapi']).toBe('3.1.0');
  const { msg: _none, ...description } = body;
  expect(await new Validator().validate(description)).toMatchObject({ valid: true });
});

it('the API answers as the fake of the panel’s tests does', async () => {
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
