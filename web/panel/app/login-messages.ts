import { refusalTable } from '@club/shared';
import { SIN_CONEXION } from '../../lib/api/call-api';

/** What each outcome of a login tells the reader; wrong credentials and no connection differ (regla 63). */
export const LOGIN_MESSAGES = {
  ok: undefined,
  credenciales: refusalTable['error-credenciales'].msg(''),
  'sin-conexion': SIN_CONEXION.msg,
  'demasiados-intentos': refusalTable['demasiados-intentos'].msg(''),
} as const;
