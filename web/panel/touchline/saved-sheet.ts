import {
  actaFromLiveMatch,
  deriveLiveMatch,
  type Partido,
  type Step,
  EVENTO_STEPS,
} from '@club/shared';
import { type ActaDifference, actaDifferences } from '../acta/acta-differences';
import { EMPTY_ACTA, type ActaContent, openActa, readActa } from '../acta/acta-state';
import { withMvp } from './note-evento';
import type { Notebook } from './notebook';

/** The sheet that a log would become. Without a line-up step its line-up is empty, although events name players. */
function toActaContent(steps: readonly Step[]): ActaContent {
  const acta = readActa(actaFromLiveMatch(steps));
  return deriveLiveMatch(steps).alineacion ? acta : { ...acta, alineacion: EMPTY_ACTA.alineacion };
}

/** Differences between the sheet of this device's log and the one that was saved instead, by another device. */
export function savedDifferences(
  { pasos, servidor: server, plantilla, borrador: draft, cierre: closing }: Notebook,
  partido: Partido,
): readonly ActaDifference[] {
  const saved = openActa(partido, plantilla);
  // An event that only the saved sheet has was either removed on this device or is new to it. If «Guardar ficha» was
  // confirmed here, all such events count as removed: the person wanted only this device's events. Otherwise those that
  // the server's last known log had.
  const { eventos: known } = closing ? saved : toActaContent(server.pasos);
  const differences = actaDifferences({
    own: toActaContent(pasos),
    saved,
    base: EMPTY_ACTA,
    known,
    plantilla: saved.plantilla,
  });
  if (!draft) return differences;
  const what = `Apunte a medias: ${EVENTO_STEPS[draft.tipo].boton}`;
  return [...differences, { what, saved: 'no', own: 'sí', isEntered: true }];
}

/** Whether the saved sheet lacks something that was entered here. */
export const lacksOwnEntries = (notebook: Notebook, partido: Partido): boolean =>
  savedDifferences(notebook, partido).some(({ isEntered }) => isEntered);

/** The notebook, set to overwrite the saved sheet. It takes over an MVP or «sin cambios» that only that sheet has. */
export function toOverwrite(notebook: Notebook, partido: Partido, newId: () => string): Notebook {
  const { pasos } = notebook;
  const own = deriveLiveMatch(pasos);
  const mvp = own.mvp ?? partido.mvp?.jugador_id ?? null;
  const isWithoutSubstitutions = own.sin_cambios || partido.sin_cambios === true;
  const instante = pasos.at(-1)?.instante ?? partido.fecha_date;
  return {
    ...notebook,
    pasos: withMvp(pasos, mvp, isWithoutSubstitutions, { newId, instante }),
    cierre: { version: partido.version },
  };
}
