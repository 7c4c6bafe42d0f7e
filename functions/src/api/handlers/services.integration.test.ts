import { type ClubFile, endpoints } from '@club/shared';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { buildPartido } from '../../../../shared/src/testing/partido-builder';
import { startApi } from '../../testing/start-api';
import { forAllTests } from '../../testing/standing';

/** A club with seasons of 400 unplayed matches. */
function largeClub(temporadas: number): ClubFile {
  const ids = Array.from({ length: temporadas }, (_, index) => `temporada-${String(index)}`);
  return {
    schema: 'club/1',
    exportado: '2026-11-21T12:00:00.000Z',
    ultimo_cambio: '2026-11-20T12:00:00.000Z',
    temporadas: ids.map((_id) => ({
      _id,
      nombre: _id,
      posicion: null,
      num_equipos: null,
      ajuste: { partidos_jugados: 0, ganados: 0, empatados: 0, perdidos: 0 },
      estadisticas: [],
    })),
    equipos: [],
    competiciones: [],
    campos: [],
    jugadores: [],
    noticias: [],
    imagenes: [],
    partidos: ids.flatMap((temporada_id) =>
      Array.from({ length: 400 }, (_, index) =>
        buildPartido({
          _id: `${temporada_id}-${String(index)}`,
          temporada_id,
          nombre_temporada: temporada_id,
        }),
      ),
    ),
  };
}

describe('the description of the API', () => {
  const api = forAllTests(startApi);

  it('is public and valid OpenAPI 3.1 according to a public validator', async () => {
    const { status, body } = await api.call(endpoints.openapi, { as: 'anonimo' });
    expect(status).toBe(200);
    expect(body['openapi']).toBe('3.1.0');
    const { msg: _none, ...description } = body;
    expect(await new Validator().validate(description)).toMatchObject({ valid: true });
  });
});

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

  it('does not read the body of a caller who is no administrator', async () => {
    expect((await send('{"schema":')).status).toBe(401);
    expect((await send('{"schema":', api.tokens.aficionado)).status).toBe(403);
  });

  it('refuses bodies that are empty, no JSON or no object', async () => {
    for (const body of ['{"schema":', '[]', '""', '']) {
      const response = await send(body, api.tokens.administrador);
      expect(response.status).toBe(400);
      expect(((await response.json()) as { success: boolean }).success).toBe(false);
    }
    expect(await api.dump()).toEqual({});
  });

  it('accepts a club of two thousand matches, above the limits of other calls', async () => {
    const body = JSON.stringify(largeClub(5));
    expect(body.length).toBeGreaterThan(1024 * 1024);
    expect((await send(body, api.tokens.administrador)).status).toBe(200);
    expect(await api.succeed(endpoints.fetchPartidosPreview)).toHaveLength(2_000);
    expect(await api.succeed(endpoints.fetchImportacion)).toEqual({ importacion: null });
  }, 180_000);
});
