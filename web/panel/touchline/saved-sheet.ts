import {
  actaFromLiveMatch,
  deriveLiveMatch,
  type Partido,
  type Paso,
  PASOS_EVENTO,
} from '@club/shared';
import { type ActaDifference, actaDifferences } from '../acta/acta-differences';
import { ACTA_VACIA, type ActaContent, openActa, readActa } from '../acta/acta-state';
import type { Notebook } from './notebook';

/** Sheet content of a log. Without a line-up step the line-up is empty. */
function readPasos(pasos: readonly Paso[]): ActaContent {
  const acta = readActa(actaFromLiveMatch(pasos));
  return deriveLiveMatch(pasos).alineacion ? acta : { ...acta, alineacion: ACTA_VACIA.alineacion };
}

/** Differences between this device's log and the sheet saved by another. */
export function savedDifferences(
  { pasos, servidor, plantilla, borrador, cierre }: Notebook,
  partido: Partido,
): readonly ActaDifference[] {
  const saved = openActa(partido, plantilla);
  const differences = actaDifferences({
    own: readPasos(pasos),
    saved,
    base: ACTA_VACIA,
    // If a sheet was about to be saved here, its score had been reviewed, so every event missing here counts as
    // removed. Otherwise only those undone here do.
    removed: (cierre ? saved : readPasos(servidor.pasos)).eventos,
    plantilla: saved.plantilla,
  });
  if (!borrador) return differences;
  const what = `Apunte a medias: ${PASOS_EVENTO[borrador.tipo].boton}`;
  return [...differences, { what, saved: 'no', own: 'sí', isEntered: true }];
}

/** Whether something entered here is missing from the saved sheet or differs. */
export const hasOwn = (cuaderno: Notebook, partido: Partido): boolean =>
  savedDifferences(cuaderno, partido).some(({ isEntered }) => isEntered);

/** The log, with values that were not set on this device taken from the saved sheet. */
export function completeSteps(
  pasos: readonly Paso[],
  { mvp, sin_cambios }: Pick<Partido, 'mvp' | 'sin_cambios'>,
  sello: { readonly id: string; readonly instante: string },
): readonly Paso[] {
  const own = deriveLiveMatch(pasos);
  const isMvpMissing = own.mvp === null && mvp !== null;
  const isFlagMissing = !own.sin_cambios && sin_cambios === true;
  if (!isMvpMissing && !isFlagMissing) return pasos;
  return [
    ...pasos,
    {
      ...sello,
      tipo: 'mvp',
      jugador_id: own.mvp ?? mvp?.jugador_id ?? null,
      ...((own.sin_cambios || isFlagMissing) && { sin_cambios: true }),
    },
  ];
}
