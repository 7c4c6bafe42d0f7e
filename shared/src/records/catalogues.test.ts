import { describe, expect, it } from 'vitest';
import { refusedFields } from '../testing/refused-fields';
import { takenValues } from '../testing/taken-values';
import {
  updateCampoSchema,
  updateCompeticionSchema,
  updateNamedSchema,
  updateEquipoSchema,
  createCampoSchema,
  createCompeticionSchema,
  createNamedSchema,
  createEquipoSchema,
} from './catalogues';

describe('body of a rival team', () => {
  it('has the name trimmed and the colour in lower case, black by default', () => {
    expect(createEquipoSchema.parse({ nombre: ' Atlético Robledal ' })).toEqual({
      nombre: 'Atlético Robledal',
      color_hex: '#000000',
    });
    expect(createEquipoSchema.parse({ nombre: 'A', color_hex: '#B91C1C' }).color_hex).toBe(
      '#b91c1c',
    );
  });

  it('of an update adds no defaults', () => {
    expect(updateEquipoSchema.parse({})).toEqual({});
    expect(updateEquipoSchema.parse({ nombre: ' A ' })).toEqual({ nombre: 'A' });
    expect(updateEquipoSchema.parse({ color_hex: '#FFFFFF' })).toEqual({
      color_hex: '#ffffff',
    });
  });

  it.each([createEquipoSchema, updateEquipoSchema])(
    'is refused with an invalid colour',
    (schema) => {
      const colours = { color_hex: ['#fff', 'rojo', '', null] };
      expect(takenValues(schema, { nombre: 'A' }, colours)).toEqual([]);
    },
  );
});

describe.each([
  ['creates a rival team', createEquipoSchema],
  ['changes a rival team', updateEquipoSchema],
  ['creates a competition or season', createNamedSchema],
  ['renames a competition or season', updateNamedSchema],
  ['creates a ground', createCampoSchema],
  ['changes a ground', updateCampoSchema],
] as const)('body that %s', (_verb, schema) => {
  it('is accepted with a name, which is trimmed', () => {
    expect(schema.parse({ nombre: '  Liga 2026/27 ' })).toMatchObject({ nombre: 'Liga 2026/27' });
  });

  it('is refused and names the field', () => {
    const values = {
      nombre: ['', '  ', 7, null, 'x'.repeat(81)],
      _id: ['a'],
      id: ['a'],
      ciudad: ['Ávila'],
    };
    expect(takenValues(schema, { nombre: 'A' }, values)).toEqual([]);
  });
});

it.each([
  ['team', createEquipoSchema],
  ['competition or season', createNamedSchema],
  ['ground', createCampoSchema],
] as const)('a %s needs a name', (_name, schema) => {
  expect(refusedFields(schema, {})).toEqual(['nombre']);
});

it('halves have from 10 to 60 whole minutes, 45 by default', () => {
  expect(createCompeticionSchema.parse({ nombre: 'A' }).minutos_parte).toBe(45);
  const values = { minutos_parte: [9, 61, 22.5] };
  expect(takenValues(updateCompeticionSchema, {}, values)).toEqual([]);
  for (const minutos_parte of [10, 60]) {
    expect(refusedFields(updateCompeticionSchema, { minutos_parte })).toEqual([]);
  }
});

it('an address has at most 200 characters', () => {
  expect(refusedFields(updateCampoSchema, { direccion: 'x'.repeat(200) })).toEqual([]);
  expect(refusedFields(updateCampoSchema, { direccion: 'x'.repeat(201) })).toEqual(['direccion']);
});
