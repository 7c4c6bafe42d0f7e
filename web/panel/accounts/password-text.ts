import { PASSWORD_MIN } from '@club/shared';

export const PASSWORD_HELP = `Al menos ${String(PASSWORD_MIN)} caracteres, y que no sea tu nombre de usuario.`;

/** Error of a new password and its repetition, checked in the browser; `undefined` if valid. */
export function passwordProblem(nueva: string, other: string): string | undefined {
  if (nueva.length < PASSWORD_MIN) {
    return `La contraseña debe tener al menos ${String(PASSWORD_MIN)} caracteres.`;
  }
  return nueva === other ? undefined : 'Las dos contraseñas no son iguales.';
}
