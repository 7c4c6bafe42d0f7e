import { expect, it } from 'vitest';
import { hasPermission, loginEmail, ROLE_ACTA, ADMIN_ROLE } from './permissions';

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

it('sheets are open to both roles, everything else to administrators, and nothing to others', () => {
  expect(hasPermission(ADMIN_ROLE, 'administrador')).toBe(true);
  expect(hasPermission(ADMIN_ROLE, 'acta')).toBe(true);
  expect(hasPermission(ROLE_ACTA, 'acta')).toBe(true);
  expect(hasPermission(ROLE_ACTA, 'administrador')).toBe(false);
  for (const other of ['', '0', '3', '01', 1, 2, true, null, undefined, ['1'], {}]) {
    expect(hasPermission(other, 'acta')).toBe(false);
    expect(hasPermission(other, 'administrador')).toBe(false);
  }
});

it('the administrator’s claim is the value that all clients expect', () => {
  expect(ADMIN_ROLE).toBe('1');
});
