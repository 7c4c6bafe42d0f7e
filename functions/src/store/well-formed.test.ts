import { describe, expect, it } from 'vitest';
import { findIllFormed } from './well-formed';

/** A lone surrogate in lists nested to this depth. */
function nested(depth: number): unknown {
  let value: unknown = 'a\ud800';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

describe('text that is not well-formed Unicode', () => {
  it.each<[string, unknown, unknown]>([
    ['alone', '\udc00', []],
    ['in a field', { nombre: 'Ana', apellido1: 'a\ud800' }, ['apellido1']],
    ['in a list', { filas: [{ nombre: 'A' }, { nombre: '😀\ud83d' }] }, ['filas', 1, 'nombre']],
    ['in the name of a field', { filas: [{ 'x\udfff': 1 }] }, ['filas', 0, 'x\udfff']],
    ['with the surrogates in the wrong order', ['\ude00\ud83d'], [0]],
  ])('is found %s', (_where, value, path) => {
    expect(findIllFormed(value)).toEqual(path);
  });

  it('is found below any nesting depth, and among very many values', () => {
    expect(findIllFormed(nested(50_000))).toHaveLength(50_000);
    const many = Array.from({ length: 300_000 }, () => 'x');
    expect(findIllFormed([...many, '\ud800'])).toEqual([300_000]);
  });

  it.each([
    [{ nombre: '😀 𝐀 ñ \u202e\u0000', lista: [null, 1, true, undefined], vacia: {} }],
    [{ bytes: Buffer.from([0xed, 0xa0, 0x80]), fecha: new Date(0) }],
  ])('is not in %j', (value) => {
    expect(findIllFormed(value)).toBeUndefined();
  });
});
