import {
  PASOS_EVENTO,
  type Paso,
  type EventoStep,
  isFase,
  isEventoStep,
  jugadoresOfStep,
  type PlayStep,
  isSameContent,
} from '@club/shared';

const MINUTE_MS = 60_000;
/** Largest difference, in milliseconds, between two phones' instants for the same whistle. */
const MISMO_SILBATO_MS = 1.5 * MINUTE_MS;
/** Goals and cards of two phones this close, in milliseconds, may be the same event. */
const MISMA_JUGADA_MS = 5 * MINUTE_MS;

export const distanciaMs = (a: Paso, b: Paso): number =>
  Math.abs(Date.parse(a.instante) - Date.parse(b.instante));

/** Whether a later step of the kind replaces the earlier one (line-up, MVP), so that only each side's last one counts. */
export const isSustituible = ({ tipo }: PlayStep): boolean =>
  tipo === 'alineacion' || tipo === 'mvp';

/** A step's content, without its id, instant, half and duration: different devices may differ in those for one event. */
function contentOf(paso: PlayStep): Readonly<Record<string, unknown>> {
  const { id: _id, instante: _instante, ...content }: PlayStep & { mitad?: unknown } = paso;
  const {
    mitad: _mitad,
    minutos_parte: _parte,
    ...told
  }: typeof content & { minutos_parte?: unknown } = content;
  // A flag that is `false` equals one that is absent.
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== false));
}

/**
 * Whether steps of two phones have equal content and are close enough in time to be one event. Merging them loses
 * nothing.
 */
export const isSameNote = (mio: PlayStep, suyo: PlayStep): boolean =>
  isSameContent(contentOf(mio), contentOf(suyo)) &&
  (isSustituible(mio) ||
    distanciaMs(mio, suyo) <= (isFase(mio) ? MISMO_SILBATO_MS : MISMA_JUGADA_MS));

/** Whether an MVP step adds nothing to another: no player yields to a player, and an unset flag to a set one. */
export const addsNothing = (mio: PlayStep, suyo: PlayStep): boolean =>
  mio.tipo === 'mvp' &&
  suyo.tipo === 'mvp' &&
  (mio.jugador_id === null || mio.jugador_id === suyo.jugador_id) &&
  (mio.sin_cambios !== true || suyo.sin_cambios === true);

/** Relation of a step to one that another phone entered independently. */
type Relacion =
  /** Different events: both count. */
  | 'ajenos'
  /** Certainly the same event. */
  | 'mismo'
  /** Possibly the same event, or contradictory: somebody has to decide. */
  | 'duda';

/** Whether two events of one kind are certainly different, whatever their instants: they name different players. */
function areDistintos(mio: EventoStep, suyo: EventoStep): boolean {
  if (!PASOS_EVENTO[mio.tipo].isDeUno) return false;
  const [mios, suyos] = [jugadoresOfStep(mio), jugadoresOfStep(suyo)];
  return !isSameContent(mios, suyos) && !mios.some((id) => suyos.includes(id));
}

export function relacionOf(mio: PlayStep, suyo: PlayStep): Relacion {
  if (mio.tipo !== suyo.tipo) return 'ajenos';
  if (!isEventoStep(mio) || !isEventoStep(suyo)) {
    const isSame = isSameNote(mio, suyo) || addsNothing(mio, suyo) || addsNothing(suyo, mio);
    return isSame ? 'mismo' : 'duda';
  }
  if (areDistintos(mio, suyo)) return 'ajenos';
  return distanciaMs(mio, suyo) <= MISMA_JUGADA_MS ? 'duda' : 'ajenos';
}
