import { describe, expect, it } from 'vitest';
import { CLAVE_HELP, claveProblem } from './clave-text';

describe('a new password that was typed twice', () => {
  const SHORT = 'La contraseña debe tener al menos 8 caracteres.';
  const UNEQUAL = 'Las dos contraseñas no son iguales.';

  it.each([
    ['', '', SHORT],
    ['1234567', '1234567', SHORT],
    ['1234567', '12345678', SHORT],
    ['12345678', '12345678', undefined],
    ['123456789', '123456789', undefined],
    ['12345678', '12345679', UNEQUAL],
    ['12345678', '123456789', UNEQUAL],
    ['contraseña', 'Contraseña', UNEQUAL],
    ['12345678', '', UNEQUAL],
  ])('«%s» and «%s»: %s', (nueva, otra, problem) => {
    expect(claveProblem(nueva, otra)).toBe(problem);
  });

  it('is asked for with what it has to be', () => {
    expect(CLAVE_HELP).toBe('Al menos 8 caracteres, y que no sea tu nombre de usuario.');
  });
});
