import { describe, expect, it } from 'vitest';
import { readColor } from './values';
import { splitName } from './values';
import { readPosition } from './values';
import { readHeight, readDay, readDorsal, readTime } from './values';

describe('reading days and times', () => {
  it.each([
    ['3/5/2027', '2027-05-03'],
    ['03-05-27', '2027-05-03'],
    ['2027-05-03', '2027-05-03'],
    ['3.5.99', '1999-05-03'],
    ['29 nov 2026', '2026-11-29'],
    ['29 de noviembre de 2026', '2026-11-29'],
    ['Domingo, 29 de Noviembre del 2026', '2026-11-29'],
    ['dom. 29/11/26', '2026-11-29'],
    ['29-nov-26', '2026-11-29'],
    ['1 setiembre 2026', '2026-09-01'],
    ['29.11.2026', '2026-11-29'],
    ['29 / 11 / 2026', '2026-11-29'],
    ['31 de junio de 2026', undefined],
    ['29 brumario 2026', undefined],
    ['29/2/2027', undefined],
    ['32/1/2027', undefined],
    ['mayo', undefined],
  ])('%s', (text, expected) => {
    expect(readDay(text, 2030)).toBe(expected);
  });

  it.each([
    ['18:30', '18:30'],
    ['9.05', '09:05'],
    ['18h', '18:00'],
    ['12:00 h', '12:00'],
    ['12:00h.', '12:00'],
    ['12.00 hs', '12:00'],
    ['12 h', '12:00'],
    ['18h30', '18:30'],
    ['a las 12:00', '12:00'],
    ['12:60', undefined],
    ['12:3', undefined],
    ['18:30:00', '18:30'],
    ['7', '07:00'],
    ['24:00', undefined],
    ['tarde', undefined],
  ])('%s', (text, expected) => {
    expect(readTime(text)).toBe(expected);
  });
});

describe('reading other values', () => {
  it.each([
    ['rojo', '#c62828'],
    ['Rojo y blanco', '#c62828'],
    ['Blanca con franja azul', '#ffffff'],
    ['a rayas rojas y blancas', '#c62828'],
    ['azules', '#1d4ed8'],
    ['azul marino', '#0c1f56'],
    ['Verde oscuro', '#0c4622'],
    ['azul claro', '#839eea'],
    ['rojiblanca', '#c62828'],
    ['AABBCC', '#aabbcc'],
    ['#C33', '#cc3333'],
    ['a rayas', undefined],
    ['', undefined],
  ])('the colour %s', (text, expected) => {
    expect(readColor(text)).toBe(expected);
  });

  it.each([
    ['POR', 'por'],
    ['Porteros', 'por'],
    ['lateral', 'def'],
    ['Lateral derecho', 'def'],
    ['central zurdo', 'def'],
    ['carrilero', 'def'],
    ['líbero', 'def'],
    ['cierre', 'def'],
    ['pivote', 'mc'],
    ['pivotes', 'mc'],
    ['interior', 'mc'],
    ['mediapunta', 'mc'],
    ['Media punta', 'mc'],
    ['medio-centro', 'mc'],
    ['ala', 'mc'],
    ['extremo', 'del'],
    ['punta', 'del'],
    ['Delantera centro', 'del'],
    ['MC DEF', 'def mc'],
    ['def / mc', 'def mc'],
    ['lateral, extremo y pivote', 'def mc del'],
  ])('the position %s', (text, expected) => {
    const { posicion, unknown } = readPosition(text);
    const lines = (['por', 'def', 'mc', 'del'] as const).filter((lineText) => posicion[lineText]);
    expect([lines.join(' '), unknown]).toEqual([expected, []]);
  });

  it('positions that are only partly understood', () => {
    expect(readPosition('lateral, utillero')).toMatchObject({
      posicion: { def: true },
      unknown: ['utillero'],
    });
    expect(readPosition('banda').unknown).toEqual(['banda']);
  });

  it.each([
    ['7', 7],
    ['Nº 7', 7],
    ['#7', 7],
    ['7.', 7],
    ['dorsal 7', 7],
    ['-7', NaN],
    ['7 u 8', NaN],
  ])('the number %s', (text, expected) => {
    expect(readDorsal(text)).toBe(expected);
  });

  it.each([
    ['178', 178],
    ['178 cm', 178],
    ['1,78', 178],
    ['1.78 m', 178],
    ['alto', NaN],
  ])('the height %s', (text, expected) => {
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
  ])('the name %s', (text, expected) => {
    const { nombre, apellido1, apellido2 } = splitName(text);
    expect([nombre, apellido1, apellido2].join('|')).toBe(expected);
  });
});
