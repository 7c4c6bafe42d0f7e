import { describe, expect, it } from 'vitest';
import { readColor, readDay, readHeight, readPosition, readTime, splitName } from './values';

/** Cases of a reader: each expected value with texts that mean it. */
const makeCases = <T>(table: readonly (readonly [T, string])[]) =>
  table.flatMap(([expected, texts]) => texts.split(' | ').map((text) => [text, expected] as const));

describe('days and times', () => {
  it.each(
    makeCases([
      ['2027-05-03', '3/5/2027 | 03-05-27 | 2027-05-03'],
      ['1999-05-03', '3.5.99 | 03 05 99 | 3 5 1999'],
      ['2026-11-29', 'Domingo, 29 de Noviembre del 2026 | 29.11.2026 | 29 / 11 / 2026'],
      [undefined, '31 de junio de 2026 | 29 brumario 2026 | 29/2/2027 | 32/1/2027 | mayo'],
    ]),
  )('reads %s as the day %s, if the last possible year is 2030', (text, expected) => {
    expect(readDay(text, 2030)).toBe(expected);
  });

  it.each(
    makeCases([
      ['18:30', '18:30 | 18h30 | 18:30:00'],
      ['18:00', '18h'],
      ['12:00', '12:00 h | 12:00h. | 12.00 hs | 12 h | a las 12:00'],
      ['09:05', '9.05'],
      ['07:00', '7'],
      [undefined, '12:60 | 12:3 | 24:00 | tarde'],
    ]),
  )('reads %s as the time %s', (text, expected) => {
    expect(readTime(text)).toBe(expected);
  });
});

describe('other values', () => {
  it.each(
    makeCases([
      ['#c62828', 'rojo | Rojo y blanco | a rayas rojas y blancas | rojiblanca'],
      ['#ffffff', 'Blanca con franja azul'],
      ['#1d4ed8', 'azules'],
      ['#0c1f56', 'azul marino'],
      ['#0c4622', 'Verde oscuro'],
      ['#839eea', 'azul claro'],
      ['#aabbcc', 'AABBCC'],
      ['#cc3333', '#C33'],
      [undefined, 'a rayas | '],
    ]),
  )('reads %s as the colour %s', (text, expected) => {
    expect(readColor(text)).toBe(expected);
  });

  it.each(
    makeCases([
      ['por', 'POR | Porteros'],
      ['def', 'lateral | Lateral derecho | central zurdo | carrilero | líbero | cierre'],
      ['mc', 'pivote | pivotes | interior | mediapunta | Media punta | medio-centro | ala'],
      ['del', 'extremo | punta | Delantera centro'],
      ['def mc', 'MC DEF | def / mc'],
      ['def mc del', 'lateral, extremo y pivote'],
    ]),
  )('reads %s as the positions %s', (text, expected) => {
    const { posicion, unknown } = readPosition(text);
    const rows = (['por', 'def', 'mc', 'del'] as const).filter((row) => posicion[row]);
    expect([rows.join(' '), unknown]).toEqual([expected, []]);
  });

  it('reads the known parts of a position, and returns the others', () => {
    expect(readPosition('lateral, utillero')).toMatchObject({
      posicion: { def: true },
      unknown: ['utillero'],
    });
    expect(readPosition('banda').unknown).toEqual(['banda']);
  });

  it.each(
    makeCases([
      [178, '178 | 178 cm | 1,78 | 1.78 m'],
      [NaN, 'alto'],
    ]),
  )('reads %s as the height %s', (text, expected) => {
    expect(readHeight(text)).toBe(expected);
  });

  it.each([
    ['Iker', 'Iker||'],
    ['Rubén García Prieto', 'Rubén|García|Prieto'],
    ['Ana de la Fuente', 'Ana|de la Fuente|'],
    ['José Luis Ruiz', 'José Luis|Ruiz|'],
    ['José Luis', 'José Luis||'],
    ['María del Carmen Gil Sanz', 'María del Carmen|Gil|Sanz'],
    ['Rubén Vicente Prieto', 'Rubén|Vicente|Prieto'],
    ['García Prieto, Rubén', 'Rubén|García|Prieto'],
  ])('splits the name %s into %s', (text, expected) => {
    const { nombre, apellido1, apellido2 } = splitName(text);
    expect([nombre, apellido1, apellido2].join('|')).toBe(expected);
  });
});
