import { type DirectoDoc, startsWithPasos } from '@club/shared';
import { conciliar } from './conciliar';
import { type Cuaderno, withJugadores } from './cuaderno';

/** The notebook with its log brought together with the server's, as far as nobody has to be asked. */
export function asentar(cuaderno: Cuaderno, newId: () => string): Cuaderno {
  const { pasos } = conciliar(cuaderno.pasos, cuaderno.servidor.pasos, cuaderno.distintos, newId);
  return pasos === cuaderno.pasos ? cuaderno : { ...cuaderno, pasos: [...pasos] };
}

/** Whether a document goes on from what this device has seen of the server; not when another device began anew. */
export const continues = ({ servidor }: Cuaderno, doc: DirectoDoc): boolean =>
  startsWithPasos(doc.pasos, servidor.pasos);

/** Whether a document tells more than this device knows: answers and listeners may overtake each other. */
export function isNewer({ servidor }: Cuaderno, { version, actualizado }: DirectoDoc): boolean {
  return (
    actualizado > servidor.actualizado ||
    (actualizado === servidor.actualizado && version > servidor.version)
  );
}

/**
 * The notebook after hearing from the server; the same one for what is older than what it knows. A sheet that was ready
 * to be sent is made anew: it would leave out what has come in.
 */
export function recibir(cuaderno: Cuaderno, doc: DirectoDoc, newId: () => string): Cuaderno {
  const { version, actualizado, pasos } = doc;
  if (!isNewer(cuaderno, doc)) return cuaderno;
  const next = {
    ...cuaderno,
    plantilla: withJugadores(cuaderno.plantilla, doc.jugadores),
    servidor: { version, actualizado, pasos },
  };
  const settled = asentar(next, newId);
  const isNew = settled.pasos.length !== cuaderno.pasos.length;
  return isNew && settled.cierre ? { ...settled, cierre: { clave: newId() } } : settled;
}
