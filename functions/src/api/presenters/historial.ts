import { diferenciasOf } from '../../firestore/diferencias/fuentes';
import { type Endpoint, endpoints, type HistorialDoc, type OperacionHistorial } from '@club/shared';

/** What each call does, in Spanish words. */
export const DESCRIPCIONES: ReadonlyMap<string, string> = new Map(
  Object.entries<Endpoint>(endpoints).map(([name, { resumen }]) => [name, resumen]),
);

/** An operation as it leaves the API: its versions only as differences in words; `quien` by the name that `nombres` has for a uid. */
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
    documentos: stored.documentos.map((cambio) => ({
      tipo: cambio.tipo,
      id: cambio.id,
      nombre: cambio.nombre,
      cambio: cambio.cambio,
      detalle: cambio.detalle,
      diferencias: diferenciasOf(cambio, stored.versiones),
    })),
  };
}
