import { z } from 'zod';
import { ROL_ACTA, ROL_ADMINISTRADOR } from '../permissions';
import { instantSchema } from './base';

/** Hours for which the link of an invitation is good. */
export const ALTA_HORAS = 72;

/** Shortest password that an account may have. */
export const CLAVE_MIN = 8;

const NOMBRE = /^[a-z0-9](?:[a-z0-9._-]{0,38}[a-z0-9])?$/;

/**
 * The name that somebody signs in with: trimmed, lower case. One with an @ is an address of his own; any other stands for
 * one of the club's domain (regla 63), so it can hold nothing that an address cannot.
 */
export const usuarioSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'no puede estar vacío')
  .max(100, 'admite como mucho 100 caracteres')
  .refine((usuario) => NOMBRE.test(usuario) || z.email().safeParse(usuario).success, {
    error: 'solo admite letras sin acentos, números, puntos y guiones, o una dirección de correo',
  });

export const rolCuentaSchema = z.enum([ROL_ADMINISTRADOR, ROL_ACTA], {
  error: 'debe ser 1 (administrador) o 2 (ayudante)',
});
export type RolCuenta = z.infer<typeof rolCuentaSchema>;

export const claveSchema = z
  .string()
  .min(CLAVE_MIN, `debe tener al menos ${String(CLAVE_MIN)} caracteres`)
  .max(200, 'admite como mucho 200 caracteres');

/** An account as the administrator sees it. */
export const cuentaSchema = z.object({
  uid: z.string(),
  usuario: z.string(),
  rol: rolCuentaSchema,
  /** `pendiente`: its owner has not chosen a password yet. */
  estado: z.enum(['activa', 'pendiente', 'desactivada']),
  /** When its owner was last here; `null` when he has never been. */
  ultimo_acceso: instantSchema.nullable(),
});
export type Cuenta = z.infer<typeof cuentaSchema>;

/** The same with the link by which its owner chooses his password, told once and to nobody else. */
export const cuentaConEnlaceSchema = cuentaSchema.extend({ enlace: z.string().optional() });

export const crearCuentaSchema = z.strictObject({ usuario: usuarioSchema, rol: rolCuentaSchema });

export const cambiarCuentaSchema = z.strictObject({
  rol: rolCuentaSchema.optional(),
  desactivada: z.boolean().optional(),
  nuevo_enlace: z.literal(true).optional(),
  /** Ends its sessions, and changes nothing else. */
  terminar_sesiones: z.literal(true).optional(),
});
export type CambiarCuenta = z.infer<typeof cambiarCuentaSchema>;

export const activarCuentaSchema = z.strictObject({
  codigo: z.string().trim().min(1, 'no puede estar vacío').max(100, 'no es un código'),
  password: claveSchema,
});

export const miClaveSchema = z.strictObject({
  actual: z.string().min(1, 'no puede estar vacía').max(1024),
  nueva: claveSchema,
});

/** Path of the page where an invited person chooses his password; the code stays in the browser, after the `#`. */
export const altaPath = (codigo: string): string => `/alta#${codigo}`;
