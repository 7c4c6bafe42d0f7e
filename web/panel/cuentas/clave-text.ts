import { CLAVE_MIN } from '@club/shared';

export const CLAVE_HELP = `Al menos ${String(CLAVE_MIN)} caracteres, y que no sea tu nombre de usuario.`;

/** What is wrong with a new password that was typed twice, as far as the browser can tell. */
export function claveProblem(nueva: string, otra: string): string | undefined {
  if (nueva.length < CLAVE_MIN) {
    return `La contraseña debe tener al menos ${String(CLAVE_MIN)} caracteres.`;
  }
  return nueva === otra ? undefined : 'Las dos contraseñas no son iguales.';
}
