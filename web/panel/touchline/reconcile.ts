import {
  activeSteps,
  isPhase,
  isSameContent,
  type LiveMatchDoc,
  mergeSteps,
  type PlayStep,
  startsWithSteps,
  type Step,
  EVENTO_STEPS,
  type EventoStep,
  isEventoStep,
  type KickStep,
  jugadoresOfStep,
  PHASE_KINDS,
} from '@club/shared';
import { type Notebook, withJugadores } from './notebook';
import type { Stamp } from './note-evento';

/** Phases of a match that goes on after its second half. */
const AFTER_REGULAR_TIME = PHASE_KINDS.slice(
  PHASE_KINDS.indexOf('fin_segunda_parte'),
  PHASE_KINDS.indexOf('final'),
);

const MINUTE_MS = 60_000;
/** Largest difference, in milliseconds, between two phones' instants for the same whistle. */
const SAME_WHISTLE_MS = 1.5 * MINUTE_MS;
/** Goals, cards and substitutions of two phones this close, in milliseconds, may be the same event. */
const SAME_PLAY_MS = 5 * MINUTE_MS;
/** Shoot-out kicks of one side this close, in milliseconds, are one: in between, the other side takes one. */
const SAME_KICK_MS = 30_000;

const distanceMs = (a: Step, b: Step): number =>
  Math.abs(Date.parse(a.instante) - Date.parse(b.instante));

/** Whether a later step of the kind replaces the earlier one (line-up, MVP), so that only the last one counts. */
const isReplaceable = ({ tipo }: PlayStep): boolean => tipo === 'alineacion' || tipo === 'mvp';

/** Fields that each device sets by itself, so they may differ between two steps for the same event. */
const DEVICE_FIELDS: ReadonlySet<string> = new Set(['id', 'instante', 'mitad', 'minutos_parte']);

/** A step's content, for comparison with another device's. A flag that is `false` equals one that is absent. */
const toComparable = (step: PlayStep): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(step).filter(([field, value]) => !DEVICE_FIELDS.has(field) && value !== false),
  );

/**
 * Whether steps of two phones have equal content and are close enough in time to be one event. Merging them loses
 * nothing.
 */
export const isSameNote = (mine: PlayStep, theirs: PlayStep): boolean =>
  isSameContent(toComparable(mine), toComparable(theirs)) &&
  (isReplaceable(mine) ||
    distanceMs(mine, theirs) <= (isPhase(mine) ? SAME_WHISTLE_MS : SAME_PLAY_MS));

/** Whether an MVP step adds nothing to another: neither a player nor `sin_cambios` that the other lacks. */
const addsNothing = (one: PlayStep, other: PlayStep): boolean =>
  one.tipo === 'mvp' &&
  other.tipo === 'mvp' &&
  (one.jugador_id === null || one.jugador_id === other.jugador_id) &&
  (one.sin_cambios !== true || other.sin_cambios === true);

/** Relation of two phones' steps that were entered independently. */
type Relation =
  /** Different events: both count. */
  | 'different'
  /** Certainly the same event. */
  | 'same'
  /** Possibly the same event, or contradictory: a person has to decide. */
  | 'unsure';

/** Whether two events of one kind have no player in common, in kinds where that makes them different events. */
function nameDifferentPlayers(mine: EventoStep, theirs: EventoStep): boolean {
  if (!EVENTO_STEPS[mine.tipo].differsByPlayers) return false;
  const [myPlayers, theirPlayers] = [jugadoresOfStep(mine), jugadoresOfStep(theirs)];
  // Two events without players may be the same one.
  const hasPlayers = myPlayers.length + theirPlayers.length > 0;
  return hasPlayers && !myPlayers.some((id) => theirPlayers.includes(id));
}

/** Whether the first step ends the match and the second, about then or later, continues it. Both cannot be right. */
const endsBefore = (end: PlayStep, step: PlayStep): boolean =>
  end.tipo === 'final' &&
  AFTER_REGULAR_TIME.some((tipo) => tipo === step.tipo) &&
  Date.parse(end.instante) - Date.parse(step.instante) <= SAME_WHISTLE_MS;

function deriveKickRelation(mine: KickStep, theirs: KickStep): Relation {
  if (mine.lado !== theirs.lado || distanceMs(mine, theirs) > SAME_KICK_MS) return 'different';
  return isSameNote(mine, theirs) ? 'same' : 'unsure';
}

export function deriveRelation(mine: PlayStep, theirs: PlayStep): Relation {
  if (endsBefore(mine, theirs) || endsBefore(theirs, mine)) return 'unsure';
  if (mine.tipo === 'lanzamiento' && theirs.tipo === 'lanzamiento') {
    return deriveKickRelation(mine, theirs);
  }
  if (mine.tipo !== theirs.tipo) return 'different';
  if (isEventoStep(mine) && isEventoStep(theirs)) {
    const isFar = distanceMs(mine, theirs) > SAME_PLAY_MS;
    return isFar || nameDifferentPlayers(mine, theirs) ? 'different' : 'unsure';
  }
  const isSame = isSameNote(mine, theirs) || addsNothing(mine, theirs) || addsNothing(theirs, mine);
  return isSame ? 'same' : 'unsure';
}

/** A step of this device and one of another that may be the same event, or contradict each other. A person decides. */
export interface Doubt {
  /** Identifies the pair, in `Notebook.distintos`. */
  readonly key: string;
  readonly myStep: PlayStep;
  readonly theirStep: PlayStep;
  /** Whether both can be right: two goals can, two line-ups cannot. */
  readonly canBeTwo: boolean;
}

/** Steps that only one of the logs has, this device's or the server's, and that are active in the merged log. */
export function exclusiveSteps(own: readonly Step[], stored: readonly Step[]) {
  const knownToThem = new Set(stored.map(({ id }) => id));
  const knownToUs = new Set(own.map(({ id }) => id));
  const active = activeSteps(mergeSteps(stored, own));
  return {
    mine: active.filter(({ id }) => !knownToThem.has(id)),
    theirs: active.filter(({ id }) => !knownToUs.has(id)),
  };
}

/** The steps without line-ups and MVPs that a later one has replaced. */
const withoutReplaced = (steps: readonly PlayStep[]) =>
  steps.filter(
    (step, index) =>
      !isReplaceable(step) || steps.findLastIndex(({ tipo }) => tipo === step.tipo) === index,
  );

/** Steps to annul if this one is dropped: for a line-up or MVP also the side's earlier ones, or they would count. */
const stepsToAnnul = (step: PlayStep, side: readonly PlayStep[]) =>
  isReplaceable(step) ? side.filter(({ tipo }) => tipo === step.tipo) : [step];

/** Steps that annul these, each once. Default for `instante`: that of the annulled step. */
const annulAll = (steps: readonly PlayStep[], newId: () => string, instante?: string): Step[] => {
  const unique = new Map(steps.map((step) => [step.id, step]));
  return [...unique.values()].map((annulledStep) => ({
    id: newId(),
    instante: instante ?? annulledStep.instante,
    tipo: 'anular',
    paso_id: annulledStep.id,
  }));
};

/** Whether, of two steps for the same event, this device's is kept. */
function isMineKept(myStep: PlayStep, theirStep: PlayStep): boolean {
  // Of two whistles the earlier is more accurate: people tap late, never early.
  if (isPhase(myStep) && myStep.instante < theirStep.instante) return true;
  return addsNothing(theirStep, myStep) && !addsNothing(myStep, theirStep);
}

/**
 * Merges this device's log with the server's by step ids: the server's steps first, then those only this device has. No
 * step is deleted: added steps annul the duplicates. If uncertain pairs are open, nothing is merged yet: the result is
 * this device's log and the doubts, closest in time first. `distinct`: keys of pairs confirmed as two events.
 */
export function reconcile(
  own: readonly Step[],
  stored: readonly Step[],
  distinct: readonly string[],
  newId: () => string,
): { readonly pasos: readonly Step[]; readonly openDoubts: readonly Doubt[] } {
  if (startsWithSteps(own, stored)) return { pasos: own, openDoubts: [] };
  if (startsWithSteps(stored, own)) return { pasos: stored, openDoubts: [] };
  const { mine, theirs } = exclusiveSteps(own, stored);
  const pairs = withoutReplaced(mine)
    .flatMap((myStep) => withoutReplaced(theirs).map((theirStep) => ({ myStep, theirStep })))
    .toSorted((a, b) => distanceMs(a.myStep, a.theirStep) - distanceMs(b.myStep, b.theirStep));
  const openDoubts = pairs
    .filter(({ myStep, theirStep }) => deriveRelation(myStep, theirStep) === 'unsure')
    .map(({ myStep, theirStep }) => ({
      key: `${myStep.id}|${theirStep.id}`,
      myStep,
      theirStep,
      canBeTwo: !isPhase(myStep) && !isReplaceable(myStep),
    }))
    .filter(({ key }) => !distinct.includes(key));
  if (openDoubts.length > 0) return { pasos: own, openDoubts };
  const duplicates = pairs
    .filter(({ myStep, theirStep }) => deriveRelation(myStep, theirStep) === 'same')
    .flatMap(({ myStep, theirStep }) =>
      isMineKept(myStep, theirStep) ? stepsToAnnul(theirStep, theirs) : stepsToAnnul(myStep, mine),
    );
  return { pasos: [...mergeSteps(stored, own), ...annulAll(duplicates, newId)], openDoubts: [] };
}

/** Answer to a doubt: the step of this device counts (`mine`), that of the other (`theirs`), or both. */
export type DoubtAnswer = 'mine' | 'theirs' | 'both';

/** The notebook after a person's answer to a doubt. */
export function answerDoubt<Part extends Pick<Notebook, 'pasos' | 'servidor' | 'distintos'>>(
  notebook: Part,
  { myStep, theirStep, key }: Doubt,
  answer: DoubtAnswer,
  { newId, instante }: Stamp,
): Part {
  const { pasos, servidor: server, distintos } = notebook;
  if (answer === 'both') return { ...notebook, distintos: [...distintos, key] };
  const { mine, theirs } = exclusiveSteps(pasos, server.pasos);
  const losers = answer === 'mine' ? stepsToAnnul(theirStep, theirs) : stepsToAnnul(myStep, mine);
  return { ...notebook, pasos: [...pasos, ...annulAll(losers, newId, instante)] };
}

/** The notebook with its log merged with the server's, unless a person has doubts to decide. */
export function withMergedLog(notebook: Notebook, newId: () => string): Notebook {
  const { pasos } = reconcile(notebook.pasos, notebook.servidor.pasos, notebook.distintos, newId);
  return pasos === notebook.pasos ? notebook : { ...notebook, pasos: [...pasos] };
}

/**
 * Whether a document extends the server's log as this device knows it. Logs only grow, so the longer one is newer,
 * whatever the clocks say. Any other document is stale, or its log was discarded and restarted: ask the server.
 */
export const extendsServerLog = ({ servidor: server }: Notebook, doc: LiveMatchDoc): boolean =>
  startsWithSteps(doc.pasos, server.pasos);

/** The notebook with a document as the server's newest; unchanged if the document does not extend the known log. */
export function withDoc(notebook: Notebook, doc: LiveMatchDoc): Notebook {
  const { version, actualizado, pasos } = doc;
  const { servidor: server } = notebook;
  const hasNews = pasos.length > server.pasos.length || version !== server.version;
  if (!extendsServerLog(notebook, doc) || !hasNews) return notebook;
  return {
    ...notebook,
    plantilla: withJugadores(notebook.plantilla, doc.jugadores),
    servidor: { version, actualizado, pasos },
  };
}
