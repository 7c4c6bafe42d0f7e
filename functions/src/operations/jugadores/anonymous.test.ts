import { describe, expect, it } from 'vitest';
import { anonymize, hideNames, ownNames, withCopy } from './anonymous';

const SI = { disponible: true, extension: 'jpg' } as const;
const NO = { disponible: false, extension: 'jpg' } as const;
const namedPlayer = (nombre: string, apellido1: string, apellido2 = '', alias = '') => ({
  nombre,
  apellido1,
  apellido2,
  alias,
});

describe('copies of a player', () => {
  it('are updated in their own fields', () => {
    const sheet = {
      mvp: { jugador_id: 'a', nombre: 'Marcos', nombre_con_inicial: 'Marcos L.', img_perfil: SI },
      filas: { a: { jugador_id: 'a', jugador_nombre: 'Marcos L.', goles: 3 } },
      otro: [{ jugador_id: 'b', nombre: 'Luis' }],
    };
    const copia = { jugador_id: 'a', nombre: 'X', nombre_con_inicial: 'X', img_perfil: NO };
    expect(withCopy(sheet, copia)).toEqual({
      mvp: { jugador_id: 'a', nombre: 'X', nombre_con_inicial: 'X', img_perfil: NO },
      filas: { a: { jugador_id: 'a', jugador_nombre: 'X', goles: 3 } },
      otro: [{ jugador_id: 'b', nombre: 'Luis' }],
    });
  });
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

  it('loses his records, birth date, withheld data and mentions', () => {
    const entry = {
      documentos: [
        { tipo: 'jugador', id: 'a', nombre: 'Marcos L.', detalle: [] },
        {
          tipo: 'estadisticas_jugadores',
          id: 't',
          nombre: '2026/27',
          detalle: ['Marcos L.', 'Luis'],
        },
      ],
      versiones: [
        {
          antes: {
            _id: 'a',
            nombre: 'Marcos',
            apellido1: 'López',
            nombre_con_inicial: 'Marcos L.',
            clave_externa: 'lopez',
            activo: true,
          },
        },
        { antes: { fechas: { a: '1990-01-02', b: '1991-01-02' } } },
        { antes: { jugadores: { a: { consentimiento: {}, apellido1: 'López' }, b: {} } } },
        { antes: { _id: 'n', titulo: 'Marcos L. marca', contenido: 'x' } },
      ],
    };
    const text = JSON.stringify(anonymize(entry, 'a', hide));
    expect(text).not.toMatch(/Marcos|López|lopez|1990/);
    expect(text).toContain('1991-01-02');
    expect(text).toContain('"Luis"');
  });
});

describe('the names of a player only', () => {
  it('leave out shared ones', () => {
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

  it('are empty for a player without a name', () => {
    expect(hideNames([])('Marcos')).toBe('Marcos');
  });
});
