import { actaFromLiveMatch, type LiveMatchDoc, isSameContent, startsWithSteps } from '@club/shared';
import { reconcile } from './reconcile';
import { type Notebook, withJugadores } from './notebook';

/** Drops the prepared sheet if it no longer matches the log: sending it would omit steps received since. */
function withOwnSheet(notebook: Notebook, newId: () => string): Notebook {
  const { cierre: close, pasos } = notebook;
  if (!close?.cuerpo) return notebook;
  const { version } = close.cuerpo;
  return isSameContent(close.cuerpo, { ...actaFromLiveMatch(pasos), version })
    ? notebook
    : { ...notebook, cierre: { clave: newId() } };
}

/**
 * The notebook with its log merged with the server's, except for conflicts that somebody has to decide. A prepared
 * sheet is rebuilt if the merged log differs.
 */
export function withMergedLog(notebook: Notebook, newId: () => string): Notebook {
  const { pasos } = reconcile(notebook.pasos, notebook.servidor.pasos, notebook.distintos, newId);
  const merged = pasos === notebook.pasos ? notebook : { ...notebook, pasos: [...pasos] };
  return withOwnSheet(merged, newId);
}

/**
 * Whether a document extends the log that this device knows. Logs only grow, so the steps give the order, whatever the
 * clocks say. If it does not, it is either stale or the log was discarded and restarted; only the server can tell.
 */
export const continues = ({ servidor: server }: Notebook, doc: LiveMatchDoc): boolean =>
  startsWithSteps(doc.pasos, server.pasos);

/** Whether a document that extends the known log has anything new. */
const isMore = ({ servidor: server }: Notebook, { version, pasos }: LiveMatchDoc): boolean =>
  pasos.length > server.pasos.length || version !== server.version;

/** The notebook after a document from the server; unchanged if the document does not extend the known log. */
export function withDoc(notebook: Notebook, doc: LiveMatchDoc, newId: () => string): Notebook {
  if (!continues(notebook, doc) || !isMore(notebook, doc)) return notebook;
  const { version, actualizado, pasos } = doc;
  const next = {
    ...notebook,
    plantilla: withJugadores(notebook.plantilla, doc.jugadores),
    servidor: { version, actualizado, pasos },
  };
  return withMergedLog(next, newId);
}
