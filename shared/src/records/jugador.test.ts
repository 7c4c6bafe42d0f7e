import { describe, expect, it } from 'vitest';
import { refusedFields } from '../testing/refused-fields';
import { takenValues } from '../testing/taken-values';
import { updateJugadorSchema, createJugadorSchema } from './jugador';

const MINIMUM = { nombre: 'Marcos', dorsal: 8 };

describe('body that creates a player', () => {
  it('needs a name and a shirt number; the rest has the defaults of regla 13', () => {
    expect(createJugadorSchema.parse(MINIMUM)).toEqual({
      nombre: 'Marcos',
      apellido1: '',
      apellido2: '',
      alias: '',
      dorsal: 8,
      altura: 175,
      pais: 'España',
      pie: 'Derecho',
      trayectoria: '',
      fecha_nac: '1999-01-01',
      posicion: { del: false, mc: false, def: false, por: false },
      activo: true,
    });
    expect(refusedFields(createJugadorSchema, {})).toEqual(['dorsal', 'nombre']);
  });

  it('has its texts trimmed', () => {
    const texts = { nombre: ' Marcos ', apellido1: ' López ', alias: ' M ', trayectoria: ' a\nb ' };
    expect(createJugadorSchema.parse({ ...MINIMUM, ...texts })).toMatchObject({
      nombre: 'Marcos',
      apellido1: 'López',
      alias: 'M',
      trayectoria: 'a\nb',
    });
  });

  it('counts missing positions as not selected', () => {
    const { posicion } = createJugadorSchema.parse({ ...MINIMUM, posicion: { por: true } });
    expect(posicion).toEqual({ del: false, mc: false, def: false, por: true });
  });
});

describe.each([
  ['creates', createJugadorSchema],
  ['changes', updateJugadorSchema],
] as const)('body that %s a player', (_verb, schema) => {
  const withField = (fields: object) => ({ ...MINIMUM, ...fields });

  it.each([
    [{ dorsal: 1 }],
    [{ dorsal: 99 }],
    [{ altura: 150 }],
    [{ altura: 250 }],
    [{ pie: 'Derecho' }],
    [{ pie: 'Izquierdo' }],
    [{ fecha_nac: '2000-02-29' }],
    [{ apellido1: '', apellido2: '', alias: '', trayectoria: '' }],
    [{ posicion: {} }],
    [{ posicion: { del: true, mc: true, def: true, por: true } }],
    [{ activo: false }],
    [{ clave_externa: 'plantilla-8' }],
    [{ estadisticas_temporada: { goles: 3 } }],
    // Derived fields may be sent back with a record that was read.
    [{ nombre_con_inicial: 'Marcos L.', edad: 27 }],
    [{ img_perfil: { disponible: true, extension: 'jpg' } }],
  ])('accepts %o', (fields) => {
    expect(refusedFields(schema, withField(fields))).toEqual([]);
  });

  it.each([
    ['posicion.por', { posicion: { por: 1 } }],
    ['posicion.lateral', { posicion: { lateral: true } }],
    ['posicion.order_code', { posicion: { por: true, order_code: 1000 } }],
    ['img_perfil.extension', { img_perfil: { disponible: true, extension: 'png' } }],
    ['estadisticas_temporada.goles', { estadisticas_temporada: { goles: -1 } }],
    ['estadisticas_temporada.paradas', { estadisticas_temporada: { paradas: 1 } }],
  ])('is refused and names %s: %o', (field, fields) => {
    expect(refusedFields(schema, withField(fields))).toEqual([field]);
  });

  it('is refused and names the field', () => {
    const values = {
      dorsal: [0, 100, -1, 7.5, '7', null],
      altura: [149, 251, 175.5, '175'],
      pie: ['derecho', 'Ambos', ''],
      fecha_nac: ['01-01-1999', '1999-1-1', '1999-02-29', '1999-01-01T00:00:00Z', ''],
      nombre: ['   '],
      pais: [''],
      activo: ['true'],
      _id: ['abc'],
      id: ['abc'],
      jugador_id: ['abc'],
      peso: [80],
    };
    expect(takenValues(schema, MINIMUM, values)).toEqual([]);
  });
});

describe('body that changes a player', () => {
  it('has a career text of at most 20,000 characters, names of at most 80', () => {
    const fields = { trayectoria: 'x'.repeat(20_000), apellido1: 'x'.repeat(80) };
    expect(refusedFields(updateJugadorSchema, fields)).toEqual([]);
    for (const [field, text] of Object.entries(fields)) {
      expect(refusedFields(updateJugadorSchema, { [field]: `${text}x` })).toEqual([field]);
    }
  });

  it('may have any single field, without defaults for the others', () => {
    expect(updateJugadorSchema.parse({})).toEqual({});
    expect(updateJugadorSchema.parse({ altura: 180 })).toEqual({ altura: 180 });
  });
});
