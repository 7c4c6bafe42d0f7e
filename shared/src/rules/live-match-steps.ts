import { sayProblem } from '../field-problems';
import { refuse, accept, type Refusal, type Result } from '../refusals';
import type { EventoInput } from '../schemas/acta';
import { EVENTO_STEP_KINDS, type EventoKind, listEventoKinds, EVENTOS } from '../eventos/table';
import {
  type Step,
  type EventoStep,
  type PhaseStep,
  type RefusedStep,
  eventoStepSchemas,
} from '../schemas/live-match';
import { ROWS, type Forma, MAX_LIVE_EVENTOS, PHASE_KINDS, type Period } from '../vocabulary';
import { checkEvento, type FindJugador } from './acta';
import { isSameContent, pick } from './objects';
import type { JugadorIds, LiveMinute } from './minutes';

type UndoOrRedo = Extract<Step, { tipo: 'anular' | 'rehacer' }>;
/** A step about the match, not about another step. */
export type PlayStep = Exclude<Step, UndoOrRedo>;

export const isUndoOrRedo = (step: Step): step is UndoOrRedo =>
  step.tipo === 'anular' || step.tipo === 'rehacer';

export const isPlayStep = (step: Step): step is PlayStep => !isUndoOrRedo(step);

/** Whether a step starts or ends a period. */
export const isPhase = (step: Step): step is PhaseStep =>
  PHASE_KINDS.some((tipo) => tipo === step.tipo);

export const isEventoStep = (step: Step): step is EventoStep =>
  EVENTO_STEP_KINDS.some((tipo) => tipo === step.tipo);

/** Ids of undone steps. The last `anular` or `rehacer` of a step decides. */
function undoneIds(steps: readonly Step[]): ReadonlySet<string> {
  const undone = new Set<string>();
  for (const step of steps) {
    if (step.tipo === 'anular') undone.add(step.paso_id);
    else if (step.tipo === 'rehacer') undone.delete(step.paso_id);
  }
  return undone;
}

/** The steps about the match that count, in log order, without undone and repeated ones. */
export function activeSteps(steps: readonly Step[]): PlayStep[] {
  const undone = undoneIds(steps);
  const seen = new Set<string>();
  return steps.filter((step): step is PlayStep => {
    if (isUndoOrRedo(step) || undone.has(step.id) || seen.has(step.id)) return false;
    seen.add(step.id);
    return true;
  });
}

/** The step with that id, unless it is an undo or redo step. */
export const findPlayStep = (steps: readonly Step[], id: string) =>
  steps.find((step): step is PlayStep => step.id === id && isPlayStep(step));

/** The step that «Deshacer» would undo: the last one that counts. */
export const lastUndoable = (steps: readonly Step[]): PlayStep | undefined =>
  activeSteps(steps).at(-1);

/** The step that «Rehacer» would redo: the step undone last. None if another step was entered since. */
export function lastRedoable(steps: readonly Step[]): PlayStep | undefined {
  const undone = undoneIds(steps);
  for (const step of steps.toReversed()) {
    if (!isUndoOrRedo(step)) return undefined;
    if (step.tipo === 'anular' && undone.has(step.paso_id)) {
      return findPlayStep(steps, step.paso_id);
    }
  }
  return undefined;
}

/** Whether a log starts with all steps of another one, so that replacing it loses nothing. */
export const startsWithSteps = (steps: readonly Step[], beginning: readonly Step[]): boolean =>
  beginning.every((step, index) => isSameContent(step, steps[index]));

/**
 * Merges two logs into one that the server accepts: the stored steps, then those that only this device has.
 * `mergeLogs` in the panel uses it, and asks a person first only if steps may be duplicates.
 */
export function mergeSteps(stored: readonly Step[], ownSteps: readonly Step[]): Step[] {
  const known = new Set(stored.map(({ id }) => id));
  return [...stored, ...ownSteps.filter(({ id }) => !known.has(id))];
}

export const toEventoKind = (step: EventoStep): EventoKind =>
  'evento' in step ? step.evento : listEventoKinds(step.tipo)[0];

/** Players of an event, and how it happened. Each kind uses some of the fields. */
export interface EventoDetails extends JugadorIds<'autor' | 'asistente' | 'entra' | 'sale'> {
  readonly forma?: Forma | undefined;
  readonly propia_puerta?: boolean | undefined;
}

/** An event as entered at the touchline. */
export interface Entry extends EventoDetails {
  readonly evento: EventoKind;
}

/** An event of a match, with its period and, if known, its minute. */
export interface MatchEvent extends Entry, Partial<LiveMinute> {
  readonly mitad: Period;
}

/** An event as input of a sheet, which lists events by period. */
export function toEventoInput(event: Omit<MatchEvent, 'mitad'>): EventoInput {
  const { evento, autor_id, asistente_id, entra_id, sale_id, forma, propia_puerta } = event;
  return {
    evento,
    ...(autor_id !== undefined && {
      autor: { jugador_id: autor_id, ...(forma && { forma }) },
    }),
    ...(asistente_id !== undefined && { asistente: { jugador_id: asistente_id } }),
    ...(entra_id !== undefined && { entra: { jugador_id: entra_id } }),
    ...(sale_id !== undefined && { sale: { jugador_id: sale_id } }),
    ...(propia_puerta === true && { propia_puerta: true }),
    ...pick(event, 'minuto', 'anadido'),
  };
}

/** Ids of the players of an event. */
export const listEventoJugadorIds = ({
  autor_id,
  asistente_id,
  entra_id,
  sale_id,
}: EventoDetails): string[] =>
  [autor_id, asistente_id, entra_id, sale_id].filter((id) => id !== undefined);

/** Ids of the players that a step names. */
export function listJugadorIds(step: Step): string[] {
  if (isEventoStep(step)) return listEventoJugadorIds(step);
  if (step.tipo === 'alineacion') return ROWS.flatMap((row) => step.filas[row]);
  if (step.tipo === 'lanzamiento') return step.autor_id === undefined ? [] : [step.autor_id];
  return step.tipo === 'mvp' && step.jugador_id !== null ? [step.jugador_id] : [];
}

/** Checks a step by itself, regardless of its place in the log. */
function checkPlayStep(step: PlayStep, find: FindJugador): Result<null> {
  const ids = listJugadorIds(step);
  for (const id of ids) {
    if (!find(id)) return refuse('referencia-desconocida', `el jugador «${id}»`);
  }
  if (isEventoStep(step))
    return checkEvento(toEventoInput({ ...step, evento: toEventoKind(step) }));
  if (step.tipo !== 'alineacion') return accept(null);
  const twice = ids.find((id, position) => ids.indexOf(id) !== position);
  return twice === undefined
    ? accept(null)
    : refuse('jugador-repetido', find(twice)?.nombre_con_inicial ?? twice);
}

/**
 * Refuses a log that could not become a sheet: repeated ids, `anular` or `rehacer` of a step that is not before it, unknown
 * players, a player twice in a line-up, events against regla 32, too many events. The refusal's `data` names the step.
 */
export function checkSteps(steps: readonly Step[], find: FindJugador): Result<null> {
  const undoable = new Set<string>();
  const seen = new Set<string>();
  let eventos = 0;
  for (const [index, step] of steps.entries()) {
    const refuseStep = ({ code, detail }: Pick<Refusal, 'code' | 'detail'>) =>
      refuse(code, detail, { paso_id: step.id } satisfies RefusedStep);
    const invalid = (predicate: string, ...field: readonly string[]) =>
      refuseStep({
        code: 'entrada-invalida',
        detail: sayProblem(['pasos', index, ...field], predicate),
      });
    if (seen.has(step.id)) return invalid('está dos veces', 'id');
    seen.add(step.id);
    if (isUndoOrRedo(step)) {
      if (!undoable.has(step.paso_id)) {
        return invalid('no es ninguno anterior que se pueda anular', 'paso_id');
      }
      continue;
    }
    undoable.add(step.id);
    const check = checkPlayStep(step, find);
    if (!check.ok) return refuseStep(check.refusal);
    if (isEventoStep(step)) eventos += 1;
    if (eventos > MAX_LIVE_EVENTOS) {
      return invalid(`no cabe: un directo admite como mucho ${String(MAX_LIVE_EVENTOS)} sucesos`);
    }
  }
  return accept(null);
}

/** Id of a step, time at which it was entered, and period to which it belongs. */
interface Stamp {
  readonly id: string;
  readonly instante: string;
  readonly mitad: Period;
}

/**
 * The step for an event, without fields that do not fit it: a goal without an author has no assistant, and one with an
 * author is no own goal (reglas 32, 33). Throws for a substitution without both players, and for kinds of sheets only.
 */
export function toEventoStep(stamp: Stamp, entry: Entry): EventoStep {
  const { evento, autor_id, asistente_id, entra_id, sale_id, forma, propia_puerta } = entry;
  const kind = EVENTOS[evento];
  if (kind.paso === null) throw new TypeError(`${evento} cannot be entered at the touchline`);
  const hasAuthor = kind.autor !== 'nadie' && autor_id !== undefined;
  return eventoStepSchemas[kind.paso].parse({
    ...stamp,
    tipo: kind.paso,
    ...(listEventoKinds(kind.paso).length > 1 && { evento }),
    ...(hasAuthor && { autor_id }),
    ...(hasAuthor && kind.asistente && asistente_id !== undefined && { asistente_id }),
    ...(kind.relevo && { entra_id, sale_id }),
    ...(hasAuthor && kind.forma && forma && { forma }),
    ...(!hasAuthor && kind.propia_puerta && propia_puerta && { propia_puerta }),
  });
}
