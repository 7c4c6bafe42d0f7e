import { type Endpoint, endpoints, type HistorialDoc, type OperacionHistorial } from '@club/shared';

const DESCRIPCIONES: ReadonlyMap<string, string> = new Map(
  Object.entries<Endpoint>(endpoints).map(([name, { resumen }]) => [name, resumen]),
);

/** An operation as it leaves the API: without the versions themselves; `quien` by the name that `nombres` has for a uid. */
export function presentOperacion(
  stored: HistorialDoc,
  nombres: ReadonlyMap<string, string> = new Map(),
): OperacionHistorial {
  return {
    _id: stored.operacion_id,
    operacion_id: stored.operacion_id,
    accion: stored.accion,
    descripcion: DESCRIPCIONES.get(stored.accion) ?? stored.accion,
    quien: nombres.get(stored.quien) ?? stored.quien,
    cuando: stored.cuando,
    documentos: stored.documentos.map(({ tipo, id, nombre, cambio, detalle }) => ({
      tipo,
      id,
      nombre,
      cambio,
      detalle,
    })),
  };
}
