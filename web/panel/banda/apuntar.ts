import {
  isCorreccion,
  isPasoDeJuego,
  type Mitad,
  minutoOfInstante,
  type MinutoDirecto,
  type Paso,
  type PasoDeJuego,
  type Tiempos,
  ultimoDeshacible,
  ultimoRehacible,
} from '@club/shared';

/** Where ids and the clock come from. */
export interface Sello {
  readonly newId: () => string;
  /** The device's clock, ISO 8601. */
  readonly instante: string;
}

/** Whether a step takes an event back because `id` takes its place: both are undone and redone together. */
const isCorreccionBy = (paso: Paso, id: string) =>
  paso.tipo === 'anular' && paso.sustituto_id === id;

/** The step that a correction has replaced, `undefined` when `id` corrects nothing. */
const corregidoPor = (pasos: readonly Paso[], id: string): string | undefined =>
  pasos.flatMap((paso) =>
    isCorreccion(paso) && isCorreccionBy(paso, id) ? [paso.paso_id] : [],
  )[0];

/** A correction of an event: the new one in its place. */
export function correctPaso(
  nuevo: PasoDeJuego,
  corregidoId: string,
  { newId, instante }: Sello,
): Paso[] {
  const sustituto_id = nuevo.id;
  return [{ id: newId(), instante, tipo: 'anular', paso_id: corregidoId, sustituto_id }, nuevo];
}

const stepOf = (pasos: readonly Paso[], id: string | undefined) =>
  pasos.find((paso): paso is PasoDeJuego => paso.id === id && isPasoDeJuego(paso));

/** The step that "deshacer" takes back next. */
export const deshacible = (pasos: readonly Paso[]): PasoDeJuego | undefined =>
  stepOf(pasos, ultimoDeshacible(pasos));

/** The step that "rehacer" brings back next. */
export const rehacible = (pasos: readonly Paso[]): PasoDeJuego | undefined =>
  stepOf(pasos, ultimoRehacible(pasos));

/** What takes a step back: of a correction, with what it had replaced. */
export function undoPaso(pasos: readonly Paso[], id: string, { newId, instante }: Sello): Paso[] {
  const corregido = corregidoPor(pasos, id);
  return [
    { id: newId(), instante, tipo: 'anular', paso_id: id },
    ...(corregido === undefined
      ? []
      : [{ id: newId(), instante, tipo: 'rehacer' as const, paso_id: corregido }]),
  ];
}

/** What brings a step back that was taken back last. */
export function redoPaso(pasos: readonly Paso[], id: string, { newId, instante }: Sello): Paso[] {
  const corregido = corregidoPor(pasos, id);
  return [
    ...(corregido === undefined
      ? []
      : [{ id: newId(), instante, tipo: 'anular' as const, paso_id: corregido }]),
    { id: newId(), instante, tipo: 'rehacer', paso_id: id },
  ];
}

/** Whole minutes of a half that a minute of play stands for, from 1; added time included. */
const minutoOfParte = (
  { minutos_parte: minutosParte }: Tiempos,
  mitad: Mitad,
  { minuto, anadido = 0 }: MinutoDirecto,
): number => minuto - (mitad === 'primera_parte' ? 0 : minutosParte) + anadido;

/**
 * The instant that moves an event by whole minutes within its half; `undefined` where there is no such minute: before
 * the half's beginning, after its end, beyond the longest added time, in a half that has not begun.
 */
export function moveInstante(
  actual: Tiempos,
  mitad: Mitad,
  instante: string,
  minutos: number,
): string | undefined {
  const inicio = actual.inicios[mitad];
  const from = minutoOfInstante(actual, mitad, instante);
  if (inicio === undefined || !from) return undefined;
  const wanted = minutoOfParte(actual, mitad, from) + minutos;
  // In the middle of that minute, or where the half ended within it.
  const middleMs = Date.parse(inicio) + (wanted - 0.5) * 60_000;
  const moved = new Date(middleMs).toISOString();
  const stored = minutoOfInstante(actual, mitad, moved);
  return stored && minutoOfParte(actual, mitad, stored) === wanted ? moved : undefined;
}

/** Ids of a step and of those that mean nothing without it: what takes it back or brings it back, and what it corrects. */
export function inseparablesOf(pasos: readonly Paso[], id: string): string[] {
  const named = pasos.find((paso) => paso.id === id);
  const propio = (named?.tipo === 'anular' ? named.sustituto_id : undefined) ?? id;
  return pasos.flatMap((paso) => {
    const isItself = paso.id === propio || isCorreccionBy(paso, propio);
    return isItself || (isCorreccion(paso) && paso.paso_id === propio) ? [paso.id] : [];
  });
}
