import { describe, expect, it } from 'vitest';
import { refusedFields } from '../testing/refused-fields';
import { actualizarNoticiaSchema, crearNoticiaSchema } from './noticia';

describe('body of a news item', () => {
  it('needs a title; text and images are empty unless told', () => {
    expect(crearNoticiaSchema.parse({ titulo: ' Victoria ' })).toEqual({
      titulo: 'Victoria',
      contenido: '',
      media: [],
    });
    expect(refusedFields(crearNoticiaSchema, { contenido: 'Texto' })).toEqual(['titulo']);
  });

  it('keeps the line breaks of its text', () => {
    const contenido = 'Primera línea\n\nSegunda <b>línea</b>';
    expect(crearNoticiaSchema.parse({ titulo: 'A', contenido }).contenido).toBe(contenido);
  });

  it('that changes it brings nothing that was not told', () => {
    expect(actualizarNoticiaSchema.parse({})).toEqual({});
    expect(actualizarNoticiaSchema.parse({ contenido: '' })).toEqual({ contenido: '' });
  });
});

describe.each([
  ['creates', crearNoticiaSchema],
  ['changes', actualizarNoticiaSchema],
] as const)('body that %s a news item', (_verb, schema) => {
  it.each([
    [{ titulo: 'x'.repeat(200) }],
    [{ contenido: 'x'.repeat(50_000) }],
    [{ media: [] }],
    [{ media: ['foto-1.jpg', 'FOTO_2.JPG'] }],
    [{ media: Array<string>(20).fill('a.jpg') }],
  ])('accepts it at its limits', (fields) => {
    expect(refusedFields(schema, { titulo: 'A', ...fields })).toEqual([]);
  });

  it.each([
    ['titulo', { titulo: '' }],
    ['titulo', { titulo: '   ' }],
    ['titulo', { titulo: 'x'.repeat(201) }],
    ['titulo', { titulo: 5 }],
    ['contenido', { contenido: 'x'.repeat(50_001) }],
    ['contenido', { contenido: null }],
    ['media', { media: 'foto.jpg' }],
    ['media', { media: Array<string>(21).fill('a.jpg') }],
    ['media.0', { media: ['../foto.jpg'] }],
    ['media.1', { media: ['a.jpg', ''] }],
    ['media.0', { media: ['https://otro.example/a.jpg'] }],
    ['fecha_date', { fecha_date: '2026-11-14T17:30:00.000Z' }],
    ['fecha_str', { fecha_str: '14-11-2026' }],
    ['_id', { _id: 'n1' }],
    ['id', { id: 'n1' }],
    ['autor', { autor: 'x' }],
  ])('is refused by naming %s', (field, fields) => {
    expect(refusedFields(schema, { titulo: 'A', ...fields })).toEqual([field]);
  });
});
