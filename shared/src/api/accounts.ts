import { z } from 'zod';
import {
  activateAccountSchema,
  changeAccountSchema,
  createAccountSchema,
  accountWithLinkSchema,
  accountSchema,
  myPasswordSchema,
} from '../schemas/accounts';
import { plainAnswerSchema, call, writeAnswer } from './endpoint';

const loginNameSchema = z.string().trim().min(1, 'no puede estar vacío').max(254);

/** Response of the role calls (regla 62). */
const roleAnswerSchema = z.object({ success: z.literal(true), rol: z.string() });

/** Session calls. They say who is signed in and authorise nothing (regla 62): every write needs a bearer token. */
export const sessionEndpoints = {
  fetchRol: call('service', 'publico', {
    method: 'POST',
    path: 'fetch-rol',
    body: z.strictObject({
      username: loginNameSchema,
      password: z.string().min(1, 'no puede estar vacía').max(1024),
    }),
    response: roleAnswerSchema,
    resumen: 'Rol de una cuenta, con su contraseña; no autoriza nada',
  }),
  fetchRolByUsername: call('service', 'publico', {
    method: 'POST',
    path: 'fetch-rol-by-username',
    body: z.strictObject({ username: loginNameSchema }),
    response: roleAnswerSchema,
    resumen: 'Rol de la propia cuenta, con su credencial; no autoriza nada',
  }),
  openSession: call('service', 'publico', {
    method: 'POST',
    path: 'session',
    response: plainAnswerSchema,
    resumen: 'Pone la cookie de sesión de quien muestra su credencial; no autoriza nada',
  }),
  closeSession: call('service', 'publico', {
    method: 'DELETE',
    path: 'session',
    response: plainAnswerSchema,
    resumen: 'Quita la cookie de sesión',
  }),
};

/**
 * Account calls (regla 69; docs/decisions/0036). They are services because they use the identity provider and
 * Firestore, which share no transaction.
 */
export const accountEndpoints = {
  fetchCuentas: call('service', 'administrador', {
    method: 'GET',
    path: 'fetch-cuentas',
    response: z.array(accountSchema),
    resumen: 'Las cuentas del club, con su rol, su estado y su último acceso',
  }),
  addCuenta: call('service', 'administrador', {
    method: 'POST',
    path: 'add-cuenta',
    body: createAccountSchema,
    response: writeAnswer(accountWithLinkSchema),
    status: 201,
    resumen: 'Invita a alguien: crea su cuenta y da el enlace para que elija su contraseña',
  }),
  updateCuenta: call('service', 'administrador', {
    method: 'PUT',
    path: 'update-cuenta/:id',
    body: changeAccountSchema,
    response: writeAnswer(accountWithLinkSchema),
    resumen: 'Cambia el rol de una cuenta, la activa o desactiva, o le da un enlace nuevo',
  }),
  delCuenta: call('service', 'administrador', {
    method: 'DELETE',
    path: 'del-cuenta/:id',
    response: writeAnswer(accountSchema),
    resumen: 'Borra una cuenta; su nombre queda libre',
  }),
  activarCuenta: call('service', 'publico', {
    method: 'POST',
    path: 'activar-cuenta',
    body: activateAccountSchema,
    response: plainAnswerSchema.extend({ data: z.object({ usuario: z.string() }) }),
    resumen: 'Pone la contraseña de una cuenta con el código de su enlace, una sola vez',
  }),
  miClave: call('service', 'acta', {
    method: 'PUT',
    path: 'mi-clave',
    body: myPasswordSchema,
    response: plainAnswerSchema,
    resumen: 'Cambia la contraseña propia y termina las demás sesiones',
  }),
};
