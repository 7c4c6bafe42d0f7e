import type { Inicio } from '@club/shared';
import type { InicioLeido } from '../../operaciones/inicio/inicio';
import { DESCRIPCIONES } from './historial';

/** The panel's home as it leaves the API; `quien` by the name that `nombres` has for a uid. */
export function presentInicio(
  { ultimos, ...inicio }: InicioLeido,
  nombres: ReadonlyMap<string, string>,
): Inicio {
  return {
    ...inicio,
    cambios: ultimos.map((cambio) => ({
      ...cambio,
      descripcion: DESCRIPCIONES.get(cambio.accion) ?? cambio.accion,
      quien: nombres.get(cambio.quien) ?? cambio.quien,
    })),
  };
}
