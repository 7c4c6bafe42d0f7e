import { buildHistorial } from '@club/functions';
import type { Version } from '@club/shared';
import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Migration } from './migration';

/** An entry of the history as it was: one document for each version (before decision 0015). */
const entradaSchema = z.object({
  operacion_id: z.string(),
  accion: z.string(),
  documento: z.string(),
  antes: z.unknown(),
  quien: z.string(),
  cuando: z.string(),
  expira: z.instanceof(Timestamp),
});
type Entrada = z.infer<typeof entradaSchema> & { readonly path: string };

function groupBy<T>(values: readonly T[], key: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const group = groups.get(key(value));
    if (group) group.push(value);
    else groups.set(key(value), [value]);
  }
  return groups;
}

/**
 * Entries of the history with what became of each document: the next entry's version before, or what is stored now.
 * Where two operations of the same instant touched one document the order is a guess; undoing such an operation is then
 * refused, because the record is not what the entry says.
 */
export const historialPorOperacion: Migration = {
  version: 1,
  descripcion: 'el historial, una entrada por operación con el antes y el después',
  async run({ db }) {
    // Only entries of the old form have this field.
    const { docs } = await db.collection('historial').orderBy('documento').get();
    const entradas: Entrada[] = docs
      .map((doc) => ({ ...entradaSchema.parse(doc.data()), path: doc.ref.path }))
      .sort((a, b) => (a.cuando < b.cuando ? -1 : a.cuando > b.cuando ? 1 : 0));
    const porDocumento = groupBy(entradas, ({ documento }) => documento);
    const now = new Map<string, unknown>();
    for (const documento of porDocumento.keys()) {
      now.set(documento, (await db.doc(documento).get()).data() ?? null);
    }
    const despuesDe = (entrada: Entrada): unknown => {
      const known = porDocumento.get(entrada.documento) ?? [];
      const next = known[known.indexOf(entrada) + 1];
      return next ? next.antes : now.get(entrada.documento);
    };
    let written = 0;
    for (const [operacionId, group] of groupBy(entradas, ({ operacion_id: id }) => id)) {
      const [first] = group;
      if (!first) continue;
      const versiones: Version[] = group.map((entrada) => ({
        documento: entrada.documento,
        antes: entrada.antes,
        despues: despuesDe(entrada),
      }));
      const { accion, quien, cuando, expira } = first;
      const stamp = { operacionId, accion, quien, ahora: new Date(cuando) };
      const after = new Map(versiones.map(({ documento, despues }) => [documento, despues]));
      const lookup = (path: string) => after.get(path) ?? now.get(path);
      // Both or neither: an operation that was cut off here is found again.
      const batch = db.batch();
      for (const { path, data } of buildHistorial(stamp, versiones, lookup, expira)) {
        batch.set(db.doc(path), data);
        written += 1;
      }
      for (const { path } of group) {
        batch.delete(db.doc(path));
        written += 1;
      }
      await batch.commit();
    }
    return written;
  },
};
