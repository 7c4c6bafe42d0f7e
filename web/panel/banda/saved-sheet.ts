import {
  actaFromDirecto,
  directoActual,
  type Partido,
  type Paso,
  PASOS_EVENTO,
} from '@club/shared';
import { type ActaDifference, actaDifferences } from '../acta/acta-differences';
import { ACTA_VACIA, type ActaContent, openActa, readActa } from '../acta/acta-state';
import type { Cuaderno } from './cuaderno';

/** What a log says of its match; without a step that says who plays, nobody has said it. */
function readPasos(pasos: readonly Paso[]): ActaContent {
  const acta = readActa(actaFromDirecto(pasos));
  return directoActual(pasos).alineacion ? acta : { ...acta, alineacion: ACTA_VACIA.alineacion };
}

/** Where this device and the sheet that another one has saved differ. */
export function savedDifferences(
  { pasos, servidor, plantilla, borrador, cierre }: Cuaderno,
  partido: Partido,
): readonly ActaDifference[] {
  const saved = openActa(partido, plantilla);
  const differences = actaDifferences({
    own: readPasos(pasos),
    saved,
    base: ACTA_VACIA,
    // Whoever was about to save a sheet had seen its score; otherwise only what was taken back here is missing here.
    removed: (cierre ? saved : readPasos(servidor.pasos)).eventos,
    plantilla: saved.plantilla,
  });
  if (!borrador) return differences;
  const what = `Apunte a medias: ${PASOS_EVENTO[borrador.tipo].boton}`;
  return [...differences, { what, saved: 'no', own: 'sí', isEntered: true }];
}

/** Whether a person entered something here that the saved sheet tells differently. */
export const hasOwn = (cuaderno: Cuaderno, partido: Partido): boolean =>
  savedDifferences(cuaderno, partido).some(({ isEntered }) => isEntered);

/** The log with what nobody has chosen on this device, as the saved sheet has it. */
export function completePasos(
  pasos: readonly Paso[],
  { mvp, sin_cambios }: Pick<Partido, 'mvp' | 'sin_cambios'>,
  sello: { readonly id: string; readonly instante: string },
): readonly Paso[] {
  const own = directoActual(pasos);
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
