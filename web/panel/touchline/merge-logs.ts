import {
  activeSteps,
  EVENTO_STEPS,
  type EventoStep,
  isEventoStep,
  isPhase,
  isSameContent,
  listJugadorIds,
  type LiveMatchDoc,
  mergeSteps,
  PHASE_KINDS,
  type PlayStep,
  startsWithSteps,
  type Step,
} from '@club/shared';
import { type Notebook, withJugadores } from './notebook';
import type { Stamp } from './note-evento';

// Two phones may record one match. The merged log has the steps of both, so the same goal may be in it twice. Therefore
// `compareSteps` compares a step of each phone. If they are certainly the same event, `mergeLogs` annuls one of them. If
// this is uncertain (a `Doubt`), a person decides (`answerDoubt`) before the logs are merged.

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
/** Two kicks of one side this close, in milliseconds, are the same kick: the other side kicks in between. */
const SAME_KICK_MS = 30_000;

const distanceMs = (a: Step, b: Step): number =>
  Math.abs(Date.parse(a.instante) - Date.parse(b.instante));

/** Whether a step of this kind replaces the earlier ones. */
const replacesEarlier = ({ tipo }: PlayStep): boolean => tipo === 'alineacion' || tipo === 'mvp';

/** Fields that each device sets by itself, so they may differ between two steps for the same event. */
const DEVICE_FIELDS: ReadonlySet<string> = new Set(['id', 'instante', 'mitad', 'minutos_parte']);

/** A step's content, for comparison with another device's step. A flag that is `false` equals an absent flag. */
const toComparable = (step: PlayStep): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(step).filter(([field, value]) => !DEVICE_FIELDS.has(field) && value !== false),
  );

/** Whether two steps have the same content and about the same time. Then it does not matter which of them is kept. */
export const isSameNote = (mine: PlayStep, theirs: PlayStep): boolean =>
  isSameContent(toComparable(mine), toComparable(theirs)) &&
  (replacesEarlier(mine) ||
    distanceMs(mine, theirs) <= (isPhase(mine) ? SAME_WHISTLE_MS : SAME_PLAY_MS));

/** Whether both are MVP steps, and everything that the first one says is also in the second. */
const isMvpWithoutNews = (one: PlayStep, other: PlayStep): boolean =>
  one.tipo === 'mvp' &&
  other.tipo === 'mvp' &&
  (one.jugador_id === null || one.jugador_id === other.jugador_id) &&
  (one.sin_cambios !== true || other.sin_cambios === true);

/** Whether two steps of one kind are different events because they have no player in common. */
function haveDifferentPlayers(mine: EventoStep, theirs: EventoStep): boolean {
  if (!EVENTO_STEPS[mine.tipo].differsByPlayers) return false;
  const [myPlayers, theirPlayers] = [listJugadorIds(mine), listJugadorIds(theirs)];
  // Two events without players may be the same one.
  const hasPlayers = myPlayers.length + theirPlayers.length > 0;
  return hasPlayers && !myPlayers.some((id) => theirPlayers.includes(id));
}

/** Whether the first step ends the match, but the second continues it at about the same time or later. */
const endsBefore = (end: PlayStep, step: PlayStep): boolean =>
  end.tipo === 'final' &&
  AFTER_REGULAR_TIME.some((tipo) => tipo === step.tipo) &&
  Date.parse(end.instante) - Date.parse(step.instante) <= SAME_WHISTLE_MS;

/**
 * Relation of two phones' steps that were entered independently. `different`: both count. `same`: certainly one event.
 * `unsure`: they may be one event, or contradict each other.
 */
export function compareSteps(mine: PlayStep, theirs: PlayStep): 'different' | 'same' | 'unsure' {
  if (endsBefore(mine, theirs) || endsBefore(theirs, mine)) return 'unsure';
  if (mine.tipo !== theirs.tipo) return 'different';
  if (isEventoStep(mine) && isEventoStep(theirs)) {
    const isFar = distanceMs(mine, theirs) > SAME_PLAY_MS;
    return isFar || haveDifferentPlayers(mine, theirs) ? 'different' : 'unsure';
  }
  if (mine.tipo === 'lanzamiento' && theirs.tipo === 'lanzamiento') {
    const isFar = distanceMs(mine, theirs) > SAME_KICK_MS;
    if (isFar || mine.lado !== theirs.lado) return 'different';
  }
  const hasNoNews = isMvpWithoutNews(mine, theirs) || isMvpWithoutNews(theirs, mine);
  return hasNoNews || isSameNote(mine, theirs) ? 'same' : 'unsure';
}

/** The parts of a notebook that a merge needs: both logs, and what a person has decided about them. */
type Logs = Pick<Notebook, 'pasos' | 'servidor' | 'distintos'>;

/** Steps that only one of the logs has, this device's or the server's, and that are active in the merged log. */
export function findUnsharedSteps({ pasos: own, servidor: { pasos: stored } }: Logs) {
  const knownToThem = new Set(stored.map(({ id }) => id));
  const knownToUs = new Set(own.map(({ id }) => id));
  const active = activeSteps(mergeSteps(stored, own));
  return {
    mine: active.filter(({ id }) => !knownToThem.has(id)),
    theirs: active.filter(({ id }) => !knownToUs.has(id)),
  };
}

/** The steps that count: without line-ups and MVPs that a later step has replaced. */
const withoutReplaced = (steps: readonly PlayStep[]) =>
  steps.filter(
    (step, index) =>
      !replacesEarlier(step) || steps.findLastIndex(({ tipo }) => tipo === step.tipo) === index,
  );

/** Steps to annul if this one is dropped: for a line-up or MVP all of the phone, as an earlier one would count again. */
const stepsToAnnul = (step: PlayStep, fromSamePhone: readonly PlayStep[]) =>
  replacesEarlier(step) ? fromSamePhone.filter(({ tipo }) => tipo === step.tipo) : [step];

/** Steps that annul these steps. Without `instante`, each gets the time of the step that it annuls. */
const annulAll = (steps: readonly PlayStep[], newId: () => string, instante?: string): Step[] => {
  const unique = new Map(steps.map((step) => [step.id, step]));
  return [...unique.values()].map((annulledStep) => ({
    id: newId(),
    instante: instante ?? annulledStep.instante,
    tipo: 'anular',
    paso_id: annulledStep.id,
  }));
};

/** Whether this device's step is kept, of two steps for the same event. */
function isMineKept(myStep: PlayStep, theirStep: PlayStep): boolean {
  // Of two whistles the earlier is more accurate: people tap late, never early.
  if (isPhase(myStep) && myStep.instante < theirStep.instante) return true;
  return isMvpWithoutNews(theirStep, myStep) && !isMvpWithoutNews(myStep, theirStep);
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

/**
 * This device's log merged with the server's: the server's steps, those that only this device has, and steps that annul
 * duplicates. While there are doubts, `pasos` is this device's unchanged log. The doubts closest in time come first.
 */
export function mergeLogs(
  logs: Logs,
  newId: () => string,
): { readonly pasos: readonly Step[]; readonly openDoubts: readonly Doubt[] } {
  const {
    pasos: own,
    servidor: { pasos: stored },
  } = logs;
  if (startsWithSteps(own, stored)) return { pasos: own, openDoubts: [] };
  if (startsWithSteps(stored, own)) return { pasos: stored, openDoubts: [] };
  const { mine, theirs } = findUnsharedSteps(logs);
  const pairs = withoutReplaced(mine)
    .flatMap((myStep) =>
      withoutReplaced(theirs).map((theirStep) => ({
        myStep,
        theirStep,
        relation: compareSteps(myStep, theirStep),
      })),
    )
    .toSorted((a, b) => distanceMs(a.myStep, a.theirStep) - distanceMs(b.myStep, b.theirStep));
  const openDoubts = pairs
    .filter(({ relation }) => relation === 'unsure')
    .map(({ myStep, theirStep }) => ({
      key: `${myStep.id}|${theirStep.id}`,
      myStep,
      theirStep,
      canBeTwo: !isPhase(myStep) && !replacesEarlier(myStep),
    }))
    .filter(({ key }) => !logs.distintos.includes(key));
  if (openDoubts.length > 0) return { pasos: own, openDoubts };
  const duplicates = pairs
    .filter(({ relation }) => relation === 'same')
    .flatMap(({ myStep, theirStep }) =>
      isMineKept(myStep, theirStep) ? stepsToAnnul(theirStep, theirs) : stepsToAnnul(myStep, mine),
    );
  return { pasos: [...mergeSteps(stored, own), ...annulAll(duplicates, newId)], openDoubts: [] };
}

/** Whose step counts: this device's, the other one's, or both. */
export type DoubtAnswer = 'mine' | 'theirs' | 'both';

/** The notebook after a person's answer to a doubt. */
export function answerDoubt<SomeLogs extends Logs>(
  notebook: SomeLogs,
  { myStep, theirStep, key }: Doubt,
  answer: DoubtAnswer,
  { newId, instante }: Stamp,
): SomeLogs {
  if (answer === 'both') return { ...notebook, distintos: [...notebook.distintos, key] };
  const { mine, theirs } = findUnsharedSteps(notebook);
  const losers = answer === 'mine' ? stepsToAnnul(theirStep, theirs) : stepsToAnnul(myStep, mine);
  return { ...notebook, pasos: [...notebook.pasos, ...annulAll(losers, newId, instante)] };
}

/** The notebook with its log merged with the server's. Unchanged while a person has doubts to decide. */
export function withMergedLog(notebook: Notebook, newId: () => string): Notebook {
  const { pasos } = mergeLogs(notebook, newId);
  return pasos === notebook.pasos ? notebook : { ...notebook, pasos: [...pasos] };
}

/**
 * Whether a document starts with the server's log as this device knows it. Logs only grow, so such a document is as new
 * or newer. Any other document is stale, or its log was discarded and restarted: ask the server.
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
