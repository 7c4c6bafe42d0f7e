import { expect, it } from 'vitest';
import { loginEmail, ROL_ADMINISTRADOR } from './permissions';

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

it('the administrator’s claim is the text that the specification’s client expects', () => {
  expect(ROL_ADMINISTRADOR).toBe('1');
});
