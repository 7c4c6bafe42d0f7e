import { describe, expect, it } from 'vitest';
import { accept, describeRefusal, REFUSALS, refuse, type RefusalCode } from './refusals';

const codes = Object.values(REFUSALS).flatMap((texts) => Object.keys(texts)) as RefusalCode[];

/** Refusal codes with a status other than 400 (regla 59). */
const STATUS: readonly [RefusalCode, number][] = [
  ['sin-credencial', 401],
  ['credencial-invalida', 401],
  ['error-credenciales', 401],
  ['sesion-terminada', 401],
  ['cuenta-inactiva', 401],
  ['clave-incorrecta', 403],
  ['codigo-desconocido', 404],
  ['ultimo-administrador', 409],
  ['cuenta-propia', 409],
  ['demasiadas-cuentas', 409],
  ['codigo-gastado', 410],
  ['codigo-caducado', 410],
  ['origen-no-verificado', 401],
  ['cuenta-ajena', 403],
  ['no-administrador', 403],
  ['no-de-esta-temporada', 403],
  ['no-encontrado', 404],
  ['ruta-desconocida', 404],
  ['metodo-no-permitido', 405],
  ['cuerpo-lento', 408],
  ['sin-temporada', 409],
  ['estadisticas-sin-temporada', 409],
  ['nombre-repetido', 409],
  ['clave-externa-repetida', 409],
  ['version-antigua', 409],
  ['ajustes-cambiados', 409],
  ['directo-en-conflicto', 409],
  ['directo-descartado', 409],
  ['partido-ya-jugado', 409],
  ['convocatoria-de-jugado', 409],
  ['partido-de-otra-temporada', 409],
  ['restauracion-en-conflicto', 409],
  ['idempotencia-reutilizada', 409],
  ['documento-lleno', 409],
  ['club-no-vacio', 409],
  ['importacion-a-medias', 409],
  ['club-propio', 409],
  ['avisos-completos', 409],
  ['vaciado-a-medias', 409],
  ['importacion-sin-empezar', 409],
  ['imagen-existente', 412],
  ['cuerpo-demasiado-grande', 413],
  ['imagen-grande', 413],
  ['no-cabe-en-una-respuesta', 413],
  ['demasiados-intentos', 429],
  ['comprobaciones-ocupadas', 503],
  ['almacen-no-disponible', 503],
];

describe('a refusal', () => {
  it.each(codes)('%s is a Spanish sentence with a status', (code) => {
    const { status, msg } = describeRefusal({ code, detail: 'Marcos L. no está.' });
    expect(status).toBe(new Map(STATUS).get(code) ?? 400);
    expect(msg).toMatch(/^[A-ZÁÉÍÓÚÑ][^{}]{9,}/u);
    expect(msg).not.toMatch(/undefined|\[object|\b(the|invalid|not|error:)\b/iu);
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each(STATUS)('%s has status %i', (code, status) => {
    expect(describeRefusal({ code, detail: '' }).status).toBe(status);
  });

  it('contains its detail', () => {
    const say = (detail: string, ...about: RefusalCode[]) =>
      about.map((code) => describeRefusal({ code, detail }).msg);
    expect(say('El dorsal es obligatorio.', 'entrada-invalida')).toEqual([
      'El dorsal es obligatorio.',
    ]);
    expect(say('el campo c9', 'referencia-desconocida', 'no-encontrado')).toEqual([
      'No existe el campo c9.',
      'No se ha encontrado el campo c9.',
    ]);
    expect(say('Marcos L.', 'jugador-repetido', 'expulsado-dos-veces')).toEqual([
      'Marcos L. está dos veces en la alineación.',
      'Marcos L. figura expulsado dos veces.',
    ]);
    expect(say('J-12', 'nombre-repetido', 'clave-externa-repetida')).toEqual([
      'Ya existe J-12.',
      'Ya existe un registro con la clave externa «J-12».',
    ]);
  });

  it('for wrong credentials has one text, whatever the detail', () => {
    expect(describeRefusal({ code: 'error-credenciales', detail: 'admin' }).msg).toBe(
      'Error de credenciales',
    );
  });

  it('has a unique text', () => {
    const texts = codes.map((code) => describeRefusal({ code, detail: 'X' }).msg);
    expect(new Set(texts).size).toBe(codes.length);
  });
});

describe('a result', () => {
  it('is a value or a refusal with its detail, empty by default', () => {
    expect(accept(0)).toEqual({ ok: true, value: 0 });
    expect(refuse('no-encontrado', 'el partido')).toEqual({
      ok: false,
      refusal: { code: 'no-encontrado', detail: 'el partido' },
    });
    expect(refuse('sin-temporada')).toEqual({
      ok: false,
      refusal: { code: 'sin-temporada', detail: '' },
    });
  });
});
