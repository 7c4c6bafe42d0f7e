import { z } from 'zod';
import { HELPER_ROLE, ADMIN_ROLE } from '../permissions';
import { instantSchema } from './base';

/** Hours for which an invitation's link is valid. */
export const INVITATION_HOURS = 72;

export const PASSWORD_MIN = 8;

const LOCAL_PART = /^[a-z0-9](?:[a-z0-9._-]{0,38}[a-z0-9])?$/;

/**
 * Login name: trimmed, lower case. With an @ it is a full email address. Otherwise it is the local part of an address
 * of the club's domain (regla 63), and limited to its characters.
 */
export const usernameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'no puede estar vacío')
  .max(100, 'admite como mucho 100 caracteres')
  .refine((usuario) => LOCAL_PART.test(usuario) || z.email().safeParse(usuario).success, {
    error: 'solo admite letras sin acentos, números, puntos y guiones, o una dirección de correo',
  });

export const accountRoleSchema = z.enum([ADMIN_ROLE, HELPER_ROLE], {
  error: 'debe ser 1 (administrador) o 2 (ayudante)',
});
export type AccountRole = z.infer<typeof accountRoleSchema>;

const passwordSchema = z
  .string()
  .min(PASSWORD_MIN, `debe tener al menos ${String(PASSWORD_MIN)} caracteres`)
  .max(200, 'admite como mucho 200 caracteres');

/** An account as administrators see it. */
export const accountSchema = z.object({
  uid: z.string(),
  usuario: z.string(),
  rol: accountRoleSchema,
  /** `pendiente`: no password chosen yet. */
  estado: z.enum(['activa', 'pendiente', 'desactivada']),
  /** Last sign-in, `null` if there was none. */
  ultimo_acceso: instantSchema.nullable(),
});
export type Account = z.infer<typeof accountSchema>;

/** An account with the link for choosing a password, which is shown only once. */
export const accountWithLinkSchema = accountSchema.extend({ enlace: z.string().optional() });
export type AccountWithLink = z.infer<typeof accountWithLinkSchema>;

export const createAccountSchema = z.strictObject({
  usuario: usernameSchema,
  rol: accountRoleSchema,
});

export const changeAccountSchema = z.strictObject({
  rol: accountRoleSchema.optional(),
  desactivada: z.boolean().optional(),
  nuevo_enlace: z.literal(true).optional(),
  /** Signs the account out everywhere. */
  terminar_sesiones: z.literal(true).optional(),
});
export type ChangeAccount = z.infer<typeof changeAccountSchema>;

export const activateAccountSchema = z.strictObject({
  codigo: z.string().trim().min(1, 'no puede estar vacío').max(100, 'no es un código'),
  password: passwordSchema,
});

export const myPasswordSchema = z.strictObject({
  actual: z.string().min(1, 'no puede estar vacía').max(1024),
  nueva: passwordSchema,
});

/** Path of the invitation page. The code is in the URL fragment, so the server never sees it. */
export const invitationPath = (codigo: string): string => `/alta#${codigo}`;
