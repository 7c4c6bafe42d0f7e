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

export const distanceMs = (a: Step, b: Step): number =>
  Math.abs(Date.parse(a.instante) - Date.parse(b.instante));

/** Whether a later step of the kind replaces the earlier one (line-up, MVP), so that only the last one counts. */
export const isReplaceable = ({ tipo }: PlayStep): boolean =>
  tipo === 'alineacion' || tipo === 'mvp';

/** Fields in which two devices' steps may differ although they are one event. */
const OF_ONE_DEVICE: ReadonlySet<string> = new Set(['id', 'instante', 'mitad', 'minutos_parte']);

/** A step's content, for comparison with another device's. A flag that is `false` equals one that is absent. */
const contentOf = (paso: PlayStep): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(paso).filter(([field, value]) => !OF_ONE_DEVICE.has(field) && value !== false),
  );

/**
 * Whether steps of two phones have equal content and are close enough in time to be one event. Merging them loses
 * nothing.
 */
export const isSameNote = (mine: PlayStep, theirs: PlayStep): boolean =>
  isSameContent(contentOf(mine), contentOf(theirs)) &&
  (isReplaceable(mine) ||
    distanceMs(mine, theirs) <= (isPhase(mine) ? SAME_WHISTLE_MS : SAME_PLAY_MS));

/** Whether the first of two MVP steps says nothing that the second does not: no other player, and no flag more. */
export const addsNothing = (one: PlayStep, other: PlayStep): boolean =>
  one.tipo === 'mvp' &&
  other.tipo === 'mvp' &&
  (one.jugador_id === null || one.jugador_id === other.jugador_id) &&
  (one.sin_cambios !== true || other.sin_cambios === true);

/** Relation of two phones' steps that were entered independently. */
type Relation =
  /** Different events: both count. */
  | 'ajenos'
  /** Certainly the same event. */
  | 'mismo'
  /** Possibly the same event, or contradictory: a person has to decide. */
  | 'duda';

/** Whether two events of one kind name different players, so that they are different whatever their instants. */
function nameOtherPlayers(mine: EventoStep, theirs: EventoStep): boolean {
  if (!EVENTO_STEPS[mine.tipo].differsByPlayers) return false;
  const [myPlayers, theirPlayers] = [jugadoresOfStep(mine), jugadoresOfStep(theirs)];
  return (
    !isSameContent(myPlayers, theirPlayers) && !myPlayers.some((id) => theirPlayers.includes(id))
  );
}

/** Whether the first step ends the match and the second goes on with it later. Both cannot be right. */
const endsBefore = (end: PlayStep, paso: PlayStep): boolean =>
  end.tipo === 'final' &&
  AFTER_REGULAR_TIME.some((tipo) => tipo === paso.tipo) &&
  Date.parse(end.instante) - Date.parse(paso.instante) <= SAME_WHISTLE_MS;

function relationOfKicks(mine: KickStep, theirs: KickStep): Relation {
  if (mine.lado !== theirs.lado || distanceMs(mine, theirs) > SAME_KICK_MS) return 'ajenos';
  return isSameNote(mine, theirs) ? 'mismo' : 'duda';
}

export function relationOf(mine: PlayStep, theirs: PlayStep): Relation {
  if (endsBefore(mine, theirs) || endsBefore(theirs, mine)) return 'duda';
  if (mine.tipo === 'lanzamiento' && theirs.tipo === 'lanzamiento') {
    return relationOfKicks(mine, theirs);
  }
  if (mine.tipo !== theirs.tipo) return 'ajenos';
  if (isEventoStep(mine) && isEventoStep(theirs)) {
    const isFar = distanceMs(mine, theirs) > SAME_PLAY_MS;
    return isFar || nameOtherPlayers(mine, theirs) ? 'ajenos' : 'duda';
  }
  const isSame = isSameNote(mine, theirs) || addsNothing(mine, theirs) || addsNothing(theirs, mine);
  return isSame ? 'mismo' : 'duda';
}
