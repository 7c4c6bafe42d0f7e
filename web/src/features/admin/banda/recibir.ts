import { type DirectoDoc, startsWithPasos } from '@club/shared';
import { conciliar } from './conciliar';
import { type Cuaderno, withJugadores } from './cuaderno';

/** The notebook with its log brought together with the server's, as far as nobody has to be asked. */
export function asentar(cuaderno: Cuaderno, newId: () => string): Cuaderno {
  const { pasos } = conciliar(cuaderno.pasos, cuaderno.servidor.pasos, cuaderno.distintos, newId);
  return pasos === cuaderno.pasos ? cuaderno : { ...cuaderno, pasos: [...pasos] };
}

/**
 * Whether a document goes on from what this device has seen of the server. A log only grows, so its steps tell what is
 * later, whatever the clocks say. One that does not go on is older news, or the log was discarded and begun anew: which
 * of the two only the server can say now.
 */
export const continues = ({ servidor }: Cuaderno, doc: DirectoDoc): boolean =>
  startsWithPasos(doc.pasos, servidor.pasos);

/** Whether a document that goes on from what this device has seen tells more. */
const isMore = ({ servidor }: Cuaderno, { version, pasos }: DirectoDoc): boolean =>
  pasos.length > servidor.pasos.length || version !== servidor.version;

/**
 * The notebook after hearing from the server; the same one for what does not go on from what it knows. A sheet that was
 * ready to be sent is made anew: it would leave out what has come in.
 */
export function recibir(cuaderno: Cuaderno, doc: DirectoDoc, newId: () => string): Cuaderno {
  if (!continues(cuaderno, doc) || !isMore(cuaderno, doc)) return cuaderno;
  const { version, actualizado, pasos } = doc;
  const next = {
    ...cuaderno,
    plantilla: withJugadores(cuaderno.plantilla, doc.jugadores),
    servidor: { version, actualizado, pasos },
  };
  const settled = asentar(next, newId);
  const isNew = settled.pasos.length !== cuaderno.pasos.length;
  return isNew && settled.cierre ? { ...settled, cierre: { clave: newId() } } : settled;
}
