import { describe, expect, it } from 'vitest';
import { hasPermission, loginEmail } from './permissions';
import { describeRefusal, REFUSALS, type RefusalCode } from './refusals';

const codes = Object.values(REFUSALS).flatMap((texts) => Object.keys(texts)) as RefusalCode[];

/** Code and status of the refusals whose status is not 400 (regla 59). */
const OTHER_STATUSES = Object.entries({
  401: 'sin-credencial credencial-invalida error-credenciales sesion-terminada cuenta-inactiva origen-no-verificado',
  403: 'clave-incorrecta cuenta-ajena no-administrador no-de-esta-temporada',
  404: 'codigo-desconocido no-encontrado ruta-desconocida',
  405: 'metodo-no-permitido',
  408: 'cuerpo-lento',
  409:
    'ultimo-administrador cuenta-propia demasiadas-cuentas sin-temporada estadisticas-sin-temporada nombre-repetido ' +
    'clave-externa-repetida version-antigua ajustes-cambiados directo-en-conflicto directo-descartado ' +
    'partido-ya-jugado convocatoria-de-jugado partido-de-otra-temporada restauracion-en-conflicto ' +
    'idempotencia-reutilizada documento-lleno club-no-vacio importacion-a-medias club-propio avisos-completos ' +
    'vaciado-a-medias importacion-sin-empezar',
  410: 'codigo-gastado codigo-caducado',
  412: 'imagen-existente',
  413: 'cuerpo-demasiado-grande imagen-grande no-cabe-en-una-respuesta',
  429: 'demasiados-intentos',
  503: 'comprobaciones-ocupadas almacen-no-disponible',
}).flatMap(([status, listed]) => listed.split(' ').map((code) => [code, Number(status)] as const));

describe('a refusal', () => {
  it.each(codes)('%s is a Spanish sentence with a status', (code) => {
    const { status, msg } = describeRefusal({ code, detail: 'Marcos L. no está.' });
    expect(status).toBe(new Map<string, number>(OTHER_STATUSES).get(code) ?? 400);
    expect(msg).toMatch(/^[A-ZÁÉÍÓÚÑ][^{}]{9,}/u);
    expect(msg).not.toMatch(/undefined|\[object|\b(the|invalid|not|error:)\b/iu);
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('exists for each code that is listed here', () => {
    expect(OTHER_STATUSES.filter(([code]) => !codes.some((known) => known === code))).toEqual([]);
  });

  it('contains its detail', () => {
    const say = (detail: string, ...said: RefusalCode[]) =>
      said.map((code) => describeRefusal({ code, detail }).msg);
    expect(say('El dorsal es obligatorio.', 'entrada-invalida')).toEqual([
      'El dorsal es obligatorio.',
    ]);
    expect(say('Marcos', 'jugador-repetido', 'no-encontrado', 'nombre-repetido')).toEqual([
      'Marcos está dos veces en la alineación.',
      'No se ha encontrado Marcos.',
      'Ya existe Marcos.',
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

it.each([
  ['admin', 'admin@club.example'],
  ['  Admin\t', 'admin@club.example'],
  ['JOSÉ', 'josé@club.example'],
  ['marcos.lopez', 'marcos.lopez@club.example'],
  ['alguien@otro.example', 'alguien@otro.example'],
  [' Alguien@Otro.Example ', 'alguien@otro.example'],
])('the account of the username «%s» is %s', (username, email) => {
  expect(loginEmail(username, 'club.example')).toBe(email);
});

it('helpers (role 2) may change sheets, administrators (role 1) everything, and others nothing', () => {
  expect(hasPermission('1', 'administrador')).toBe(true);
  expect(hasPermission('1', 'acta')).toBe(true);
  expect(hasPermission('2', 'acta')).toBe(true);
  expect(hasPermission('2', 'administrador')).toBe(false);
  for (const other of ['', '0', '3', '01', 1, 2, true, null, undefined, ['1'], {}]) {
    expect(hasPermission(other, 'acta')).toBe(false);
    expect(hasPermission(other, 'administrador')).toBe(false);
  }
});
