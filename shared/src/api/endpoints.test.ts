import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import type { RequiredPermission } from '../permissions';
import type { Endpoint } from './endpoint';
import { endpoints } from './index';
import { buildOpenApi } from './openapi';

const all = Object.entries<Endpoint>(endpoints);

/** All calls with a permission other than the default (regla 58). */
const PERMISSIONS: Readonly<Record<RequiredPermission, readonly string[]>> = {
  publico: [
    ...['POST fetch-rol', 'POST fetch-rol-by-username', 'POST session', 'DELETE session'],
    ...['POST activar-cuenta', 'POST avisos/suscripcion', 'DELETE avisos/suscripcion'],
  ],
  acta: [
    ...['PUT mi-clave', 'PUT update-partido/:id', 'POST anular-ficha/:id', 'POST leer-acta/:id'],
    ...['PUT directo/:id', 'DELETE directo/:id'],
  ],
  administrador: [
    ...['GET fetch-cuentas', 'GET reset-estadisticas-jugadores', 'GET historial'],
    ...['GET fetch-inicio', 'GET auditar/:id', 'GET exportar', 'GET exportar/club'],
    ...['GET exportar/fotos', 'GET importar'],
  ],
};

describe.each(all)('call %s', (_name, { method, path, permiso }) => {
  it('has a path relative to the base, with lower-case words and named parameters', () => {
    expect(path).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*((\/|\{\/\})(:[a-zA-Z]+|[a-z0-9-]+))*(\.json)?$/);
  });

  it('is readable by everybody and writable by administrators, sheets also by helpers', () => {
    const [special] = Object.entries(PERMISSIONS).find(([, calls]) =>
      calls.includes(`${method} ${path}`),
    ) ?? [method === 'GET' ? 'publico' : 'administrador'];
    expect(permiso).toBe(special);
  });
});

it('no two calls have the same path, whatever is in its parameters', () => {
  const calls = all.map(([, { method, path }]) => `${method} ${path.replace('{/}', '/')}`);
  for (const call of calls) {
    const pattern = new RegExp(`^${call.replace(/:\w+/, '[^/]+')}$`);
    expect(calls.filter((other) => pattern.test(other))).toEqual([call]);
  }
});

const description = buildOpenApi(endpoints) as {
  readonly paths: Record<string, Record<string, { operationId: string; security?: unknown }>>;
  readonly components: { readonly schemas: Record<string, object> };
};

describe('the OpenAPI description', () => {
  it('is valid OpenAPI 3.1 according to a public validator', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(description));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('has every call once, with credentials if it needs them', () => {
    const described = Object.values(description.paths)
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId, security }) => [operationId, security !== undefined] as const);
    expect(described).toHaveLength(all.length);
    const needed = all.map(([name, { permiso }]) => [name, permiso !== 'publico'] as const);
    expect(new Map(described)).toEqual(new Map(needed));
  });

  it('describes request bodies as input and responses as output', () => {
    const { schemas } = description.components;
    expect(schemas['addPartidoCuerpo']).toMatchObject({
      additionalProperties: false,
      required: ['equipo_id', 'competicion_id', 'campo_id'],
    });
    expect(schemas['fetchPartidosRespuesta']).toMatchObject({
      type: 'array',
      items: { $ref: '#/components/schemas/Partido' },
    });
  });
});
