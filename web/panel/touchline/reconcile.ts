import { addsNothing, distanceMs, isReplaceable, relationOf } from './same-live-match';
import {
  isPhase,
  mergeSteps,
  type Step,
  type PlayStep,
  activeSteps,
  startsWithSteps,
} from '@club/shared';

/** Conflict between a step of this device and one of another: they may be the same event, or contradict each other. */
export interface Doubt {
  readonly clave: string;
  readonly myStep: PlayStep;
  readonly theirStep: PlayStep;
  /** Whether both can be right: two goals can, two line-ups cannot. */
  readonly canSerDos: boolean;
}

const keyOf = (mine: Step, theirStep: Step) => `${mine.id}|${theirStep.id}`;

export interface Logs {
  readonly propios: readonly Step[];
  readonly stored: readonly Step[];
}

/** Steps that only one side has and that are active in the merged log. */
function exclusiveOf(ownFields: readonly Step[], stored: readonly Step[]) {
  const knownToThem = new Set(stored.map(({ id }) => id));
  const knownToUs = new Set(ownFields.map(({ id }) => id));
  const active = activeSteps(mergeSteps(stored, ownFields));
  return {
    mine: active.filter(({ id }) => !knownToThem.has(id)),
    theirs: active.filter(({ id }) => !knownToUs.has(id)),
  };
}

const current = (pasos: readonly PlayStep[]) =>
  pasos.filter(
    (paso, index) =>
      !isReplaceable(paso) || pasos.findLastIndex(({ tipo }) => tipo === paso.tipo) === index,
  );

/** Steps to undo when this one yields. A line-up or MVP takes its predecessors with it. */
const yielded = (paso: PlayStep, lado: readonly PlayStep[]) =>
  isReplaceable(paso) ? lado.filter(({ tipo }) => tipo === paso.tipo) : [paso];

const annulAll = (pasos: readonly PlayStep[], newId: () => string, instante?: string): Step[] => {
  const unique = new Map(pasos.map((paso) => [paso.id, paso]));
  return [...unique.values()].map((paso) => ({
    id: newId(),
    instante: instante ?? paso.instante,
    tipo: 'anular',
    paso_id: paso.id,
  }));
};

export interface Reconciliation {
  /** The merged log; this device's own while there are conflicts. */
  readonly pasos: readonly Step[];
  /** Conflicts to decide, the next one first. */
  readonly openDoubts: readonly Doubt[];
}

/**
 * Merges this device's log with the server's by step ids: the server's steps first, then those only this device has. No
 * step is deleted. A duplicate is undone by an added step; if it is uncertain, somebody decides first.
 */
export function reconcile(
  ownFields: readonly Step[],
  stored: readonly Step[],
  distinct: readonly string[],
  newId: () => string,
): Reconciliation {
  if (startsWithSteps(ownFields, stored)) return { pasos: ownFields, openDoubts: [] };
  if (startsWithSteps(stored, ownFields)) return { pasos: stored, openDoubts: [] };
  const { mine, theirs } = exclusiveOf(ownFields, stored);
  const pares = current(mine)
    .flatMap((myStep) => current(theirs).map((theirStep) => ({ myStep, theirStep })))
    .toSorted((a, b) => distanceMs(a.myStep, a.theirStep) - distanceMs(b.myStep, b.theirStep));
  const openDoubts = pares
    .filter(({ myStep, theirStep }) => relationOf(myStep, theirStep) === 'duda')
    .map(({ myStep, theirStep }) => ({
      clave: keyOf(myStep, theirStep),
      myStep,
      theirStep,
      canSerDos: !isPhase(myStep) && !isReplaceable(myStep),
    }))
    .filter(({ clave }) => !distinct.includes(clave));
  if (openDoubts.length > 0) return { pasos: ownFields, openDoubts };
  const repeated = pares
    .filter(({ myStep, theirStep }) => relationOf(myStep, theirStep) === 'mismo')
    // Of two whistles the earlier is more accurate: people tap late, never early.
    .flatMap(({ myStep, theirStep }) =>
      (isPhase(myStep) && myStep.instante < theirStep.instante) ||
      (addsNothing(theirStep, myStep) && !addsNothing(myStep, theirStep))
        ? yielded(theirStep, theirs)
        : yielded(myStep, mine),
    );
  return {
    pasos: [...mergeSteps(stored, ownFields), ...annulAll(repeated, newId)],
    openDoubts: [],
  };
}

/** Answer to a conflict: this device is right, the other is, or both are (two events). */
export type DoubtAnswer = 'mio' | 'suyo' | 'dos';

/** Steps and distinct pairs that an answer adds to this device. */
export function answerDoubt(
  { myStep, theirStep, clave }: Doubt,
  response: DoubtAnswer,
  { propios: ownFields, stored }: Logs,
  { newId, instante }: { readonly newId: () => string; readonly instante: string },
): { readonly pasos: readonly Step[]; readonly distintos: readonly string[] } {
  if (response === 'dos') return { pasos: [], distintos: [clave] };
  const { mine, theirs } = exclusiveOf(ownFields, stored);
  const loses = response === 'mio' ? yielded(theirStep, theirs) : yielded(myStep, mine);
  return { pasos: annulAll(loses, newId, instante), distintos: [] };
}
