import { z } from 'zod';
import {
  activarCuentaSchema,
  cambiarCuentaSchema,
  crearCuentaSchema,
  cuentaConEnlaceSchema,
  cuentaSchema,
  miClaveSchema,
} from '../schemas/cuentas';
import { bulkAnswerSchema, type Endpoint, writeAnswer } from './endpoint';

/**
 * Calls on accounts (regla 69; docs/decisions/0042). Each works on the identity provider and on the store, which have no
 * transaction in common: they are services.
 */
export const cuentaEndpoints = {
  fetchCuentas: {
    kind: 'service',
    method: 'GET',
    path: 'fetch-cuentas',
    permiso: 'administrador',
    body: null,
    response: z.array(cuentaSchema),
    status: 200,
    resumen: 'Las cuentas del club, con su rol, su estado y su último acceso',
  },
  addCuenta: {
    kind: 'service',
    method: 'POST',
    path: 'add-cuenta',
    permiso: 'administrador',
    body: crearCuentaSchema,
    response: writeAnswer(cuentaConEnlaceSchema),
    status: 201,
    resumen: 'Invita a alguien: crea su cuenta y da el enlace para que elija su contraseña',
  },
  updateCuenta: {
    kind: 'service',
    method: 'PUT',
    path: 'update-cuenta/:id',
    permiso: 'administrador',
    body: cambiarCuentaSchema,
    response: writeAnswer(cuentaConEnlaceSchema),
    status: 200,
    resumen: 'Cambia el rol de una cuenta, la activa o desactiva, o le da un enlace nuevo',
  },
  delCuenta: {
    kind: 'service',
    method: 'DELETE',
    path: 'del-cuenta/:id',
    permiso: 'administrador',
    body: null,
    response: writeAnswer(cuentaSchema),
    status: 200,
    resumen: 'Borra una cuenta; su nombre queda libre',
  },
  activarCuenta: {
    kind: 'service',
    method: 'POST',
    path: 'activar-cuenta',
    permiso: 'publico',
    body: activarCuentaSchema,
    response: z.object({
      success: z.literal(true),
      msg: z.string(),
      data: z.object({ usuario: z.string() }),
    }),
    status: 200,
    resumen: 'Pone la contraseña de una cuenta con el código de su enlace, una sola vez',
  },
  miClave: {
    kind: 'service',
    method: 'PUT',
    path: 'mi-clave',
    permiso: 'acta',
    body: miClaveSchema,
    response: bulkAnswerSchema,
    status: 200,
    resumen: 'Cambia la contraseña propia y termina las demás sesiones',
  },
} as const satisfies Record<string, Endpoint>;
