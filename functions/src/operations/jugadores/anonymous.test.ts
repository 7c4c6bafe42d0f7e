import { describe, expect, it } from 'vitest';
import { anonymize, hideNames, ownNames } from './anonymous';

const namedPlayer = (nombre: string, apellido1: string, apellido2 = '', alias = '') => ({
  nombre,
  apellido1,
  apellido2,
  alias,
});

describe('an anonymised history document', () => {
  const hide = (text: string) => text.replace('Marcos L.', 'Jugador anónimo');

  it('keeps other data, and values that are not plain data', () => {
    const expira = new Date(0);
    const entry = {
      expira,
      versiones: [{ documento: 'equipos/x', antes: { nombre: 'Marcos L.' } }],
    };
    const next = anonymize(entry, 'a', hide);
    expect(next).toEqual(entry);
    expect(next.expira).toBe(expira);
  });
});

describe('the names that only one player has', () => {
  it('leave out those that others share', () => {
    const marcos = namedPlayer('Marcos', 'López', 'Gil', 'Toro');
    expect(ownNames(marcos, [])).toEqual([
      'Marcos López Gil',
      'Marcos López',
      'Marcos L.',
      'López Gil',
      'López',
      'Toro',
      'Gil',
    ]);
    const others = [namedPlayer('Luis', 'Lopez'), namedPlayer('Marcos', 'Lara')];
    expect(ownNames(marcos, others)).toEqual([
      'Marcos López Gil',
      'Marcos López',
      'López Gil',
      'Toro',
      'Gil',
    ]);
  });

  it.each([
    ['Gol de López.', 'Gol de Jugador anónimo.'],
    ['LÓPEZ y LOPEZ', 'Jugador anónimo y Jugador anónimo'],
    ['Marcos L., de cabeza', 'Jugador anónimo, de cabeza'],
    ['Lópezada en el campo', 'Lópezada en el campo'],
    ['lópez', 'lópez'],
  ])('are replaced in «%s»', (text, expected) => {
    expect(hideNames(['Marcos L.', 'López'])(text)).toBe(expected);
  });

  it('are not replaced if there are none', () => {
    expect(hideNames([])('Marcos')).toBe('Marcos');
  });
});
