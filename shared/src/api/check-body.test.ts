import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { FIELD_LABELS } from '../field-labels';
import { unreadableParts } from '../testing/refusals';
import { describeBody, fieldNames, wrongBodies } from '../testing/wrong-bodies';
import { updateSettingsSchema } from '../records/settings';
import { createJugadorSchema } from '../records/jugador';
import { RECORD_KINDS } from '../records/all-kinds';
import { createAccountSchema } from '../schemas/accounts';
import { updateClasificacionSchema } from '../schemas/clasificacion';
import { checkBody } from './check-body';
import { endpoints } from './index';
import type { Endpoint } from './endpoint';

const schemas = Object.entries<Endpoint>(endpoints).flatMap(([name, { body }]) =>
  body ? [[name, body] as const] : [],
);

/** Maximum number of wrong bodies for a call, spread over all its fields. */
const MAX_BODIES = 200;

const explain = (schema: z.ZodType, body: unknown): string => {
  const checked = checkBody(schema, body);
  return checked.ok ? '' : checked.refusal.detail;
};

describe('field labels', () => {
  const fields = schemas.flatMap(([, body]) => fieldNames(describeBody(body)));

  it('exist for every field of a request body', () => {
    const missing = fields.filter(
      ([outer, name]) =>
        !Object.hasOwn(FIELD_LABELS, name) && !Object.hasOwn(FIELD_LABELS, `${outer}.${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('exist only for fields of request bodies', () => {
    const known = new Set(fields.flatMap(([outer, name]) => [name, `${outer}.${name}`]));
    expect(Object.keys(FIELD_LABELS).filter((name) => !known.has(name))).toEqual([]);
  });

  it('are the same in every record', () => {
    for (const { fields: described } of Object.values(RECORD_KINDS)) {
      for (const [name, { label }] of Object.entries(described)) {
        if (label) expect(FIELD_LABELS[name], name).toBe(label);
      }
    }
  });

  it.each(Object.entries(FIELD_LABELS))('name %s in everyday words: %s', (_name, label) => {
    expect(unreadableParts(`Falta ${label}.`)).toEqual([]);
  });
});

describe('a refused body', () => {
  const row = { nombre: 'Uno', pj: 2, g: 1, e: 1, p: 0, gf: 1, gc: 1, pts: 4 };
  const ourRow = { ...row, es_nuestro: true };

  it.each([
    ['Los puntos de la fila 3 deben ser un número entero.', ourRow, row, { ...row, pts: 0.5 }],
    [
      'Los partidos jugados de la fila 2 deben ser ganados más empatados más perdidos («Uno»).',
      ourRow,
      { ...row, pj: 9 },
    ],
    ['Las filas deben tener exactamente una que sea la nuestra, y hay 0.', row, row],
    ['Campo desconocido en la fila 1: «puntos_extra».', { ...ourRow, puntos_extra: 1 }, row],
  ] as const)('with wrong rows is explained: %s', (message, ...rows) => {
    const body = { competicion_id: 'liga', filas: rows };
    expect(explain(updateClasificacionSchema, body)).toBe(message);
  });

  it.each<[string, z.ZodType, unknown]>([
    [
      'El usuario solo admite letras sin acentos, números, puntos y guiones, o una dirección de correo.',
      createAccountSchema,
      { usuario: 'José Ñu', rol: '1' },
    ],
    [
      'El texto de las donaciones debe ser un texto.',
      updateSettingsSchema,
      { textos: { donaciones: 7 } },
    ],
    [
      'La marca de que hay imagen de la foto de perfil debe ser sí o no.',
      createJugadorSchema,
      { nombre: 'A', dorsal: 1, img_perfil: { disponible: 'x' } },
    ],
    [
      'El nombre es obligatorio. El dorsal debe estar entre 1 y 99. Campo desconocido: «con.punto».',
      createJugadorSchema,
      { dorsal: 0, 'con.punto': 1 },
    ],
  ])('is explained: %s', (message, schema, body) => {
    expect(explain(schema, body)).toBe(message);
  });

  it.each(schemas)('of %s is explained in full sentences, whatever is wrong', (_name, schema) => {
    const all = [...wrongBodies(describeBody(schema))];
    // A file of a whole club has thousands of wrong bodies.
    const every = Math.ceil(all.length / MAX_BODIES);
    const bodies = all.filter((_, index) => index % every === 0);
    const messages = [...new Set(bodies.map((body) => explain(schema, body)))].filter(Boolean);
    expect(messages.length).toBeGreaterThan(2);
    const bad = messages.filter((one) => unreadableParts(one).length > 0 || one.length > 1_000);
    expect(bad.slice(0, 5).map((msg) => [msg, ...unreadableParts(msg)])).toEqual([]);
  });
});
