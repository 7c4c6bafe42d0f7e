import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bulkAnswerSchema, type Endpoint, errorAnswerSchema, writeAnswer } from './endpoint';
import type { RequiredPermission } from '../permissions';
import { API_BASE } from '../club-config';
import { endpoints } from './index';

const all: [string, Endpoint][] = Object.entries(endpoints);

/** Permissions that differ from the default (regla 58). */
const PERMISSIONS = new Map<string, RequiredPermission>([
  ['POST fetch-rol', 'publico'],
  ['POST fetch-rol-by-username', 'publico'],
  ['POST session', 'publico'],
  ['DELETE session', 'publico'],
  ['GET fetch-cuentas', 'administrador'],
  ['POST activar-cuenta', 'publico'],
  ['PUT mi-clave', 'acta'],
  ['POST avisos/suscripcion', 'publico'],
  ['DELETE avisos/suscripcion', 'publico'],
  ['GET reset-estadisticas-jugadores', 'administrador'],
  ['PUT update-partido/:id', 'acta'],
  ['POST anular-ficha/:id', 'acta'],
  ['POST leer-acta/:id', 'acta'],
  ['PUT directo/:id', 'acta'],
  ['DELETE directo/:id', 'acta'],
  ['GET historial', 'administrador'],
  ['GET fetch-inicio', 'administrador'],
  ['GET auditar/:id', 'administrador'],
  ['GET exportar', 'administrador'],
  ['GET exportar/club', 'administrador'],
  ['GET exportar/fotos', 'administrador'],
  ['GET importar', 'administrador'],
]);

describe.each(all)('call %s', (_name, endpoint) => {
  const { method, path, permiso, body, resumen } = endpoint;

  it('has a path relative to the base, with lower-case words and named parameters', () => {
    expect(path).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*((\/|\{\/\})(:[a-zA-Z]+|[a-z0-9-]+))*(\.json)?$/);
  });

  it('is readable by everybody and writable by administrators, sheets also by helpers', () => {
    const usual = method === 'GET' ? 'publico' : 'administrador';
    expect(permiso).toBe(PERMISSIONS.get(`${method} ${path}`) ?? usual);
  });

  it('takes a body to create or change, and none to read or delete', () => {
    // A device is identified by its endpoint, which is secret and must not be in a path.
    if (path === 'avisos/suscripcion') expect(body).not.toBeNull();
    else if (method === 'GET' || method === 'DELETE') expect(body).toBeNull();
    else if (/^(add|update)-/.test(path)) expect(body).not.toBeNull();
  });

  it('has a one-line Spanish description', () => {
    expect(resumen).toMatch(/^[A-ZÁÉÍÓÚÑ][^\n]{4,119}$/u);
    expect(resumen).not.toMatch(/\.$/);
  });
});

/** Calls that create or change a record. Those on previews and next games take the record itself, id included. */
const changes = all.filter(
  ([, { path, body }]) => body && /^(add|update)-/.test(path) && !/preview|next-games/.test(path),
);

describe.each(changes)('call %s', (_name, { method, status, body }) => {
  it('answers 201 to create, 200 to change', () => {
    expect(status).toBe(method === 'POST' ? 201 : 200);
  });

  it('refuses _id, id and unknown fields in its body by name', () => {
    const parsed = body?.safeParse({ _id: 'a', id: 'a', campo_desconocido: 1 });
    const unknown = parsed?.error?.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [],
    );
    expect(unknown).toEqual(['_id', 'id', 'campo_desconocido']);
  });
});

describe('all calls', () => {
  it('answer 200 if they neither create nor change a record', () => {
    const others = all.filter(([, { method }]) => method === 'GET' || method === 'DELETE');
    expect(others.filter(([, { status }]) => status !== 200)).toEqual([]);
  });

  it('have distinct paths per method, whatever their parameters are called', () => {
    const keys = all.map(
      ([, { method, path }]) => `${method} ${path.replace('{/}', '/').replace(/:[a-z]+/, ':')}`,
    );
    expect(keys).toEqual([...new Set(keys)]);
  });

  it('are unambiguous: no fixed path matches a path with a parameter', () => {
    const withParameter = all
      .filter(([, { path }]) => path.includes(':'))
      .map(([, { method, path }]) => `${method} ${path.split(/\/|\{/)[0] ?? ''}/`);
    for (const [, { method, path }] of all.filter(([, endpoint]) => !endpoint.path.includes(':'))) {
      expect(withParameter.some((prefix) => `${method} ${path}`.startsWith(prefix))).toBe(false);
    }
  });

  it('live under /b-api', () => {
    expect(API_BASE).toBe('/b-api');
  });
});

describe('responses', () => {
  const answer = { success: true, msg: 'partido creado!', _id: 'p1', id: 'p1', data: { a: 1 } };
  const schema = writeAnswer(z.object({ a: z.number() }));

  it('to a write have success, msg, both ids and the record', () => {
    expect(schema.parse(answer)).toEqual(answer);
    for (const field of Object.keys(answer)) {
      expect(schema.safeParse({ ...answer, [field]: undefined }).success).toBe(false);
    }
    expect(schema.safeParse({ ...answer, success: false }).success).toBe(false);
  });

  it('to a call on many records need no id', () => {
    expect(bulkAnswerSchema.safeParse({ success: true, msg: 'hecho' }).success).toBe(true);
    expect(bulkAnswerSchema.safeParse({ success: false, msg: 'hecho' }).success).toBe(false);
  });

  it('to a refused call have success false and a text', () => {
    expect(errorAnswerSchema.safeParse({ success: false, msg: 'no' }).success).toBe(true);
    expect(errorAnswerSchema.safeParse({ success: true, msg: 'no' }).success).toBe(false);
    expect(errorAnswerSchema.safeParse({ success: false }).success).toBe(false);
  });
});
