import { actaFromLiveMatch, type LiveMatchDoc, isSameContent, startsWithSteps } from '@club/shared';
import { reconcile } from './reconcile';
import { type Notebook, withJugadores } from './notebook';

/** Drops the prepared sheet if it no longer matches the log: sending it would omit steps received since. */
function withOwnSheet(cuaderno: Notebook, newId: () => string): Notebook {
  const { cierre, pasos } = cuaderno;
  if (!cierre?.cuerpo) return cuaderno;
  const { version } = cierre.cuerpo;
  return isSameContent(cierre.cuerpo, { ...actaFromLiveMatch(pasos), version })
    ? cuaderno
    : { ...cuaderno, cierre: { clave: newId() } };
}

/**
 * The notebook with its log merged with the server's, except for conflicts that somebody has to decide. A prepared
 * sheet is rebuilt if the merged log differs.
 */
export function settle(cuaderno: Notebook, newId: () => string): Notebook {
  const { pasos } = reconcile(cuaderno.pasos, cuaderno.servidor.pasos, cuaderno.distintos, newId);
  const settled = pasos === cuaderno.pasos ? cuaderno : { ...cuaderno, pasos: [...pasos] };
  return withOwnSheet(settled, newId);
}

/**
 * Whether a document extends the log that this device knows. Logs only grow, so the steps give the order, whatever the
 * clocks say. If it does not, it is either stale or the log was discarded and restarted; only the server can tell.
 */
export const continues = ({ servidor }: Notebook, doc: LiveMatchDoc): boolean =>
  startsWithSteps(doc.pasos, servidor.pasos);

/** Whether a document that extends the known log has anything new. */
const isMore = ({ servidor }: Notebook, { version, pasos }: LiveMatchDoc): boolean =>
  pasos.length > servidor.pasos.length || version !== servidor.version;

/** The notebook after a document from the server; unchanged if the document does not extend the known log. */
export function receive(cuaderno: Notebook, doc: LiveMatchDoc, newId: () => string): Notebook {
  if (!continues(cuaderno, doc) || !isMore(cuaderno, doc)) return cuaderno;
  const { version, actualizado, pasos } = doc;
  const next = {
    ...cuaderno,
    plantilla: withJugadores(cuaderno.plantilla, doc.jugadores),
    servidor: { version, actualizado, pasos },
  };
  return settle(next, newId);
}
