import { describe, expect, it } from 'vitest';
import { refusedFields } from '../testing/refused-fields';
import { takenValues } from '../testing/taken-values';
import { updateNoticiaSchema, createNoticiaSchema } from './noticia';

describe('body of a news item', () => {
  it('needs a title; text and images are empty by default', () => {
    expect(createNoticiaSchema.parse({ titulo: ' Victoria ' })).toEqual({
      titulo: 'Victoria',
      contenido: '',
      media: [],
    });
    expect(refusedFields(createNoticiaSchema, { contenido: 'Texto' })).toEqual(['titulo']);
  });

  it('keeps the line breaks of its text', () => {
    const contenido = 'Primera línea\n\nSegunda <b>línea</b>';
    expect(createNoticiaSchema.parse({ titulo: 'A', contenido }).contenido).toBe(contenido);
  });

  it('of an update adds no defaults', () => {
    expect(updateNoticiaSchema.parse({})).toEqual({});
    expect(updateNoticiaSchema.parse({ contenido: '' })).toEqual({ contenido: '' });
  });
});

describe.each([
  ['creates', createNoticiaSchema],
  ['changes', updateNoticiaSchema],
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
    ['media.0', ['../foto.jpg']],
    ['media.1', ['a.jpg', '']],
    ['media.0', ['https://otro.example/a.jpg']],
  ])('is refused and names %s: %o', (field, media) => {
    expect(refusedFields(schema, { titulo: 'A', media })).toEqual([field]);
  });

  it('is refused and names the field', () => {
    const values = {
      titulo: ['', '   ', 'x'.repeat(201), 5],
      contenido: ['x'.repeat(50_001), null],
      media: ['foto.jpg', Array<string>(21).fill('a.jpg')],
      fecha_date: ['2026-11-14T17:30:00.000Z'],
      fecha_str: ['14-11-2026'],
      _id: ['n1'],
      id: ['n1'],
      autor: ['x'],
    };
    expect(takenValues(schema, { titulo: 'A' }, values)).toEqual([]);
  });
});
