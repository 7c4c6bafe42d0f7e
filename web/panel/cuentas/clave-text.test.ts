import { describe, expect, it } from 'vitest';
import { CLAVE_HELP, claveProblem } from './clave-text';

describe('a new password that was typed twice', () => {
  const SHORT = 'La contraseña debe tener al menos 8 caracteres.';
  const UNEQUAL = 'Las dos contraseñas no son iguales.';

  const problems = (...typed: readonly (readonly [nueva: string, otra: string])[]) =>
    typed.map(([nueva, otra]) => claveProblem(nueva, otra));

  it('is too short under eight characters, whatever the second was', () => {
    const short = problems(['', ''], ['1234567', '1234567'], ['1234567', '12345678']);
    expect(short).toEqual([SHORT, SHORT, SHORT]);
  });

  it('has to be the same twice, to the letter', () => {
    const longer = problems(['12345678', '12345679'], ['12345678', '123456789']);
    expect(longer).toEqual([UNEQUAL, UNEQUAL]);
    const other = problems(['contraseña', 'Contraseña'], ['12345678', '']);
    expect(other).toEqual([UNEQUAL, UNEQUAL]);
  });

  it('is taken with eight and more', () => {
    const good = problems(['12345678', '12345678'], ['123456789', '123456789']);
    expect(good).toEqual([undefined, undefined]);
  });

  it('is asked for with what it has to be', () => {
    expect(CLAVE_HELP).toBe('Al menos 8 caracteres, y que no sea tu nombre de usuario.');
  });
});
