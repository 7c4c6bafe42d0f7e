import {
  isCorreccion,
  isPlayStep,
  type Mitad,
  minuteOfInstant,
  type LiveMinute,
  type Paso,
  type PlayStep,
  type Tiempos,
  lastUndoable,
  lastRedoable,
} from '@club/shared';

/** Source of ids, and the current time. */
export interface Sello {
  readonly newId: () => string;
  /** Device clock, ISO 8601. */
  readonly instante: string;
}

/** Whether a step revokes an event because `id` replaces it. Both are undone and redone together. */
const isCorreccionBy = (paso: Paso, id: string) =>
  paso.tipo === 'anular' && paso.sustituto_id === id;

/** Id of the step that `id` replaced; `undefined` if `id` is not a correction. */
const corregidoPor = (pasos: readonly Paso[], id: string): string | undefined =>
  pasos.flatMap((paso) =>
    isCorreccion(paso) && isCorreccionBy(paso, id) ? [paso.paso_id] : [],
  )[0];

/** Steps that replace an event with a corrected one. */
export function correctPaso(
  nuevo: PlayStep,
  corregidoId: string,
  { newId, instante }: Sello,
): Paso[] {
  const sustituto_id = nuevo.id;
  return [{ id: newId(), instante, tipo: 'anular', paso_id: corregidoId, sustituto_id }, nuevo];
}

const stepOf = (pasos: readonly Paso[], id: string | undefined) =>
  pasos.find((paso): paso is PlayStep => paso.id === id && isPlayStep(paso));

/** The step that "deshacer" undoes next. */
export const deshacible = (pasos: readonly Paso[]): PlayStep | undefined =>
  stepOf(pasos, lastUndoable(pasos));

/** The step that "rehacer" redoes next. */
export const rehacible = (pasos: readonly Paso[]): PlayStep | undefined =>
  stepOf(pasos, lastRedoable(pasos));

/** Steps that undo a step. Undoing a correction restores what it replaced. */
export function undoStep(pasos: readonly Paso[], id: string, { newId, instante }: Sello): Paso[] {
  const corregido = corregidoPor(pasos, id);
  return [
    { id: newId(), instante, tipo: 'anular', paso_id: id },
    ...(corregido === undefined
      ? []
      : [{ id: newId(), instante, tipo: 'rehacer' as const, paso_id: corregido }]),
  ];
}

/** Steps that redo the last undone step. */
export function redoStep(pasos: readonly Paso[], id: string, { newId, instante }: Sello): Paso[] {
  const corregido = corregidoPor(pasos, id);
  return [
    ...(corregido === undefined
      ? []
      : [{ id: newId(), instante, tipo: 'anular' as const, paso_id: corregido }]),
    { id: newId(), instante, tipo: 'rehacer', paso_id: id },
  ];
}

/** Minute within its half, from 1, including added time. */
const minutoOfParte = (
  { minutos_parte: minutosParte }: Tiempos,
  mitad: Mitad,
  { minuto, anadido = 0 }: LiveMinute,
): number => minuto - (mitad === 'primera_parte' ? 0 : minutosParte) + anadido;

/**
 * The instant that moves an event by whole minutes within its half. `undefined` if there is no such minute: before the
 * half's start, after its end, beyond the longest added time, or in a half that has not started.
 */
export function moveInstante(
  actual: Tiempos,
  mitad: Mitad,
  instante: string,
  minutos: number,
): string | undefined {
  const inicio = actual.inicios[mitad];
  const from = minuteOfInstant(actual, mitad, instante);
  if (inicio === undefined || !from) return undefined;
  const wanted = minutoOfParte(actual, mitad, from) + minutos;
  // The middle of that minute, or the end of the half if it ended within it.
  const middleMs = Date.parse(inicio) + (wanted - 0.5) * 60_000;
  const moved = new Date(middleMs).toISOString();
  const stored = minuteOfInstant(actual, mitad, moved);
  return stored && minutoOfParte(actual, mitad, stored) === wanted ? moved : undefined;
}

/** Ids of a step and of the steps that depend on it: its undo and redo, and the one that revokes what it replaces. */
export function inseparablesOf(pasos: readonly Paso[], id: string): string[] {
  const named = pasos.find((paso) => paso.id === id);
  const propio = (named?.tipo === 'anular' ? named.sustituto_id : undefined) ?? id;
  return pasos.flatMap((paso) => {
    const isItself = paso.id === propio || isCorreccionBy(paso, propio);
    return isItself || (isCorreccion(paso) && paso.paso_id === propio) ? [paso.id] : [];
  });
}
