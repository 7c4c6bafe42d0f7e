import { CLAVE_MIN } from '@club/shared';

export const CLAVE_HELP = `Al menos ${String(CLAVE_MIN)} caracteres, y que no sea tu nombre de usuario.`;

/** Error of a new password and its repetition, checked in the browser; `undefined` if valid. */
export function claveProblem(nueva: string, otra: string): string | undefined {
  if (nueva.length < CLAVE_MIN) {
    return `La contraseña debe tener al menos ${String(CLAVE_MIN)} caracteres.`;
  }
  return nueva === otra ? undefined : 'Las dos contraseñas no son iguales.';
}
