import { actaFromDirecto, type DirectoDoc, isSameContent, startsWithPasos } from '@club/shared';
import { reconcile } from './reconcile';
import { type Cuaderno, withJugadores } from './cuaderno';

/** The notebook without a sheet that does not tell its log: sent, it would leave out what has come in since. */
function withOwnSheet(cuaderno: Cuaderno, newId: () => string): Cuaderno {
  const { cierre, pasos } = cuaderno;
  if (!cierre?.cuerpo) return cuaderno;
  const { version } = cierre.cuerpo;
  return isSameContent(cierre.cuerpo, { ...actaFromDirecto(pasos), version })
    ? cuaderno
    : { ...cuaderno, cierre: { clave: newId() } };
}

/**
 * The notebook with its log brought together with the server's, as far as nobody has to be asked. A sheet that was ready
 * to be sent is made anew where the log tells something else.
 */
export function settle(cuaderno: Cuaderno, newId: () => string): Cuaderno {
  const { pasos } = reconcile(cuaderno.pasos, cuaderno.servidor.pasos, cuaderno.distintos, newId);
  const settled = pasos === cuaderno.pasos ? cuaderno : { ...cuaderno, pasos: [...pasos] };
  return withOwnSheet(settled, newId);
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

/** The notebook after hearing from the server; the same one for what does not go on from what it knows. */
export function receive(cuaderno: Cuaderno, doc: DirectoDoc, newId: () => string): Cuaderno {
  if (!continues(cuaderno, doc) || !isMore(cuaderno, doc)) return cuaderno;
  const { version, actualizado, pasos } = doc;
  const next = {
    ...cuaderno,
    plantilla: withJugadores(cuaderno.plantilla, doc.jugadores),
    servidor: { version, actualizado, pasos },
  };
  return settle(next, newId);
}
