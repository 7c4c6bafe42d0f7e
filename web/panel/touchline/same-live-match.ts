import {
  EVENTO_STEPS,
  type Step,
  type EventoStep,
  isPhase,
  isEventoStep,
  type KickStep,
  jugadoresOfStep,
  PHASE_KINDS,
  type PlayStep,
  isSameContent,
} from '@club/shared';

/** Steps of a match that goes on after its second half. */
const AFTER_REGULAR_TIME = PHASE_KINDS.slice(
  PHASE_KINDS.indexOf('fin_segunda_parte'),
  PHASE_KINDS.indexOf('final'),
);

const MINUTE_MS = 60_000;
/** Largest difference, in milliseconds, between two phones' instants for the same whistle. */
const SAME_WHISTLE_MS = 1.5 * MINUTE_MS;
/** Goals and cards of two phones this close, in milliseconds, may be the same event. */
const SAME_PLAY_MS = 5 * MINUTE_MS;

/**
 * Kicks of one side this close, in milliseconds, are one: between two of them the other side takes one, and somebody
 * walks to the spot.
 */
const SAME_KICK_MS = 30_000;

export const distanceMs = (a: Step, b: Step): number =>
  Math.abs(Date.parse(a.instante) - Date.parse(b.instante));

/** Whether a later step of the kind replaces the earlier one (line-up, MVP), so that only each side's last one counts. */
export const isReplaceable = ({ tipo }: PlayStep): boolean =>
  tipo === 'alineacion' || tipo === 'mvp';

/** Fields in which different devices may differ for one event. */
const OF_ONE_DEVICE: ReadonlySet<string> = new Set(['id', 'instante', 'mitad', 'minutos_parte']);

/** A step's content. A flag that is `false` equals one that is absent. */
const contentOf = (paso: PlayStep): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(paso).filter(([field, value]) => !OF_ONE_DEVICE.has(field) && value !== false),
  );

/**
 * Whether steps of two phones have equal content and are close enough in time to be one event. Merging them loses
 * nothing.
 */
export const isSameNote = (mine: PlayStep, theirStep: PlayStep): boolean =>
  isSameContent(contentOf(mine), contentOf(theirStep)) &&
  (isReplaceable(mine) ||
    distanceMs(mine, theirStep) <= (isPhase(mine) ? SAME_WHISTLE_MS : SAME_PLAY_MS));

/** Whether an MVP step adds nothing to another: no player yields to a player, and an unset flag to a set one. */
export const addsNothing = (mine: PlayStep, theirStep: PlayStep): boolean =>
  mine.tipo === 'mvp' &&
  theirStep.tipo === 'mvp' &&
  (mine.jugador_id === null || mine.jugador_id === theirStep.jugador_id) &&
  (mine.sin_cambios !== true || theirStep.sin_cambios === true);

/** Relation of a step to one that another phone entered independently. */
type Relation =
  /** Different events: both count. */
  | 'ajenos'
  /** Certainly the same event. */
  | 'mismo'
  /** Possibly the same event, or contradictory: somebody has to decide. */
  | 'duda';

/** Whether two events of one kind are certainly different, whatever their instants: they name different players. */
function areDistinct(myStep: EventoStep, theirStep: EventoStep): boolean {
  if (!EVENTO_STEPS[myStep.tipo].differsByPlayers) return false;
  const [mine, theirs] = [jugadoresOfStep(myStep), jugadoresOfStep(theirStep)];
  return !isSameContent(mine, theirs) && !mine.some((id) => theirs.includes(id));
}

/** Whether one step ends the match before the other goes on with it. Both cannot be right. */
const endsBefore = (end: PlayStep, paso: PlayStep): boolean =>
  end.tipo === 'final' &&
  AFTER_REGULAR_TIME.some((tipo) => tipo === paso.tipo) &&
  Date.parse(end.instante) - Date.parse(paso.instante) <= SAME_WHISTLE_MS;

function relationOfKicks(mine: KickStep, theirStep: KickStep): Relation {
  if (mine.lado !== theirStep.lado || distanceMs(mine, theirStep) > SAME_KICK_MS) return 'ajenos';
  return isSameNote(mine, theirStep) ? 'mismo' : 'duda';
}

export function relationOf(mine: PlayStep, theirStep: PlayStep): Relation {
  if (endsBefore(mine, theirStep) || endsBefore(theirStep, mine)) return 'duda';
  if (mine.tipo === 'lanzamiento' && theirStep.tipo === 'lanzamiento') {
    return relationOfKicks(mine, theirStep);
  }
  if (mine.tipo !== theirStep.tipo) return 'ajenos';
  if (!isEventoStep(mine) || !isEventoStep(theirStep)) {
    const isSame =
      isSameNote(mine, theirStep) || addsNothing(mine, theirStep) || addsNothing(theirStep, mine);
    return isSame ? 'mismo' : 'duda';
  }
  if (areDistinct(mine, theirStep)) return 'ajenos';
  return distanceMs(mine, theirStep) <= SAME_PLAY_MS ? 'duda' : 'ajenos';
}
