import {
  actaFromLiveMatch,
  deriveLiveMatch,
  type Partido,
  type Step,
  EVENTO_STEPS,
} from '@club/shared';
import { type ActaDifference, actaDifferences } from '../acta/acta-differences';
import { EMPTY_ACTA, type ActaContent, openActa, readActa } from '../acta/acta-state';
import type { Notebook } from './notebook';

/** Sheet content of a log. Without a line-up step the line-up is empty, although events name players. */
function toActaContent(steps: readonly Step[]): ActaContent {
  const acta = readActa(actaFromLiveMatch(steps));
  return deriveLiveMatch(steps).alineacion ? acta : { ...acta, alineacion: EMPTY_ACTA.alineacion };
}

/** Differences between this device's log and the sheet saved by another. */
export function savedDifferences(
  { pasos, servidor: server, plantilla, borrador: draft, cierre: closing }: Notebook,
  partido: Partido,
): readonly ActaDifference[] {
  const saved = openActa(partido, plantilla);
  const differences = actaDifferences({
    own: toActaContent(pasos),
    saved,
    base: EMPTY_ACTA,
    // If the user had confirmed «Guardar ficha», the events that only the saved sheet has count as removed by him.
    // Otherwise only events of the server's last known log can have been removed here.
    known: (closing ? saved : toActaContent(server.pasos)).eventos,
    plantilla: saved.plantilla,
  });
  if (!draft) return differences;
  const what = `Apunte a medias: ${EVENTO_STEPS[draft.tipo].boton}`;
  return [...differences, { what, saved: 'no', own: 'sí', isEntered: true }];
}

/** Whether the saved sheet lacks something that was entered here. */
export const lacksOwnEntries = (notebook: Notebook, partido: Partido): boolean =>
  savedDifferences(notebook, partido).some(({ isEntered }) => isEntered);

/** The log with the saved sheet's MVP and `sin_cambios`, each only if this device has not set it. */
export function withSavedMvp(
  steps: readonly Step[],
  { mvp, sin_cambios }: Pick<Partido, 'mvp' | 'sin_cambios'>,
  stamp: { readonly id: string; readonly instante: string },
): readonly Step[] {
  const own = deriveLiveMatch(steps);
  const isMvpMissing = own.mvp === null && mvp !== null;
  const isFlagMissing = !own.sin_cambios && sin_cambios === true;
  if (!isMvpMissing && !isFlagMissing) return steps;
  return [
    ...steps,
    {
      ...stamp,
      tipo: 'mvp',
      jugador_id: own.mvp ?? mvp?.jugador_id ?? null,
      ...((own.sin_cambios || isFlagMissing) && { sin_cambios: true }),
    },
  ];
}
