import { describe, expect, it } from 'vitest';
import { PASSWORD_HELP, passwordProblem } from './password-field';

describe('a new password typed twice', () => {
  const SHORT = 'La contraseña debe tener al menos 8 caracteres.';
  const UNEQUAL = 'Las dos contraseñas no son iguales.';

  const problems = (...typed: readonly (readonly [nueva: string, otra: string])[]) =>
    typed.map(([nueva, other]) => passwordProblem(nueva, other));

  it('is refused under eight characters, whatever the repetition', () => {
    const short = problems(['', ''], ['1234567', '1234567'], ['1234567', '12345678']);
    expect(short).toEqual([SHORT, SHORT, SHORT]);
  });

  it('must be repeated exactly', () => {
    const longer = problems(['12345678', '12345679'], ['12345678', '123456789']);
    expect(longer).toEqual([UNEQUAL, UNEQUAL]);
    const other = problems(['contraseña', 'Contraseña'], ['12345678', '']);
    expect(other).toEqual([UNEQUAL, UNEQUAL]);
  });

  it('is accepted from eight characters on', () => {
    const good = problems(['12345678', '12345678'], ['123456789', '123456789']);
    expect(good).toEqual([undefined, undefined]);
  });

  it('has a hint with the requirements', () => {
    expect(PASSWORD_HELP).toBe('Al menos 8 caracteres, y que no sea tu nombre de usuario.');
  });
});
