import type { DatosDePartido, partidoRegistro } from '../registros/partido';
import type { GivenFields } from '../registros/registro';

/**
 * A value for each field of a match that is stored as somebody says it. Tests send, change, tell, export and show each of
 * them: a new field does not compile until it has one.
 */
export const PARTIDO_DICHO = {
  local: false,
  estado: 'aplazado',
  clave_externa: 'jornada-12',
} as const satisfies Required<GivenFields<typeof partidoRegistro, DatosDePartido>>;
