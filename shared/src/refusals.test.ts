import { describe, expect, it } from 'vitest';
import { hasPermission, loginEmail } from './permissions';
import { describeRefusal, REFUSALS, type RefusalCode } from './refusals';

const codes = Object.values(REFUSALS).flatMap((texts) => Object.keys(texts)) as RefusalCode[];

describe('a refusal', () => {
  it.each(codes)('%s is a Spanish sentence (regla 59)', (code) => {
    const { msg } = describeRefusal({ code, detail: 'Marcos L. no está.' });
    expect(msg).toMatch(/^[A-ZÁÉÍÓÚÑ][^{}]{9,}/u);
    expect(msg).not.toMatch(/undefined|\[object|\b(the|invalid|not|error:)\b/iu);
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
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
