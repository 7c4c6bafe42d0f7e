import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint';
import { endpoints } from './index';
import { buildOpenApi } from './openapi';

const all = Object.entries<Endpoint>(endpoints);
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

  it('has every call once, under its path and method', () => {
    const described = Object.values(description.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(described.toSorted()).toEqual(all.map(([name]) => name).toSorted());
  });

  it('requires credentials for calls that need them, and for no others', () => {
    for (const [name, { permiso }] of all) {
      const [operation] = Object.values(description.paths)
        .flatMap((methods) => Object.values(methods))
        .filter(({ operationId }) => operationId === name);
      expect(operation?.security !== undefined, name).toBe(permiso !== 'publico');
    }
  });

  it('has no unresolved references', () => {
    const text = JSON.stringify(description);
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"/]+)/g)];
    expect(references.length).toBeGreaterThan(all.length);
    for (const [, name] of references) {
      expect(description.components.schemas).toHaveProperty([name ?? '']);
    }
    expect(text).not.toContain('__shared');
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
