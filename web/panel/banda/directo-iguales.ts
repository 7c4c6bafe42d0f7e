import {
  PASOS_EVENTO,
  type Paso,
  type PasoEvento,
  isFase,
  isPasoEvento,
  jugadoresOfPaso,
  type PasoDeJuego,
  isSameContent,
} from '@club/shared';

const MINUTE_MS = 60_000;
/** Two phones that saw one kick-off or whistle; their clocks and thumbs differ by no more. */
const MISMO_SILBATO_MS = 1.5 * MINUTE_MS;
/** Goals and cards of two phones this close may be one. */
const MISMA_JUGADA_MS = 5 * MINUTE_MS;

/** Milliseconds between the instants of two steps. */
export const distanciaMs = (a: Paso, b: Paso): number =>
  Math.abs(Date.parse(a.instante) - Date.parse(b.instante));

/** A line-up or a best player replaces the one before: of each side only the last one says anything. */
export const isSustituible = ({ tipo }: PasoDeJuego): boolean =>
  tipo === 'alineacion' || tipo === 'mvp';

/** What a step tells of the match, without which device told it and when; the half follows from when. */
function contentOf(paso: PasoDeJuego): Readonly<Record<string, unknown>> {
  const { id: _id, instante: _instante, ...content }: PasoDeJuego & { mitad?: unknown } = paso;
  const {
    mitad: _mitad,
    minutos_parte: _parte,
    ...told
  }: typeof content & { minutos_parte?: unknown } = content;
  // A flag that is not set says no more than one that is not there.
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== false));
}

/**
 * Whether two phones' steps tell the same: kind, team, players and how, within the minutes in which it can be one event.
 * Then nothing of either is lost by taking one for the other.
 */
export const isMismoApunte = (mio: PasoDeJuego, suyo: PasoDeJuego): boolean =>
  isSameContent(contentOf(mio), contentOf(suyo)) &&
  (isSustituible(mio) ||
    distanciaMs(mio, suyo) <= (isFase(mio) ? MISMO_SILBATO_MS : MISMA_JUGADA_MS));

/**
 * Whether a choice of the best player says nothing that another one does not say: nobody chosen gives way to somebody,
 * and so does a flag that is not set.
 */
export const addsNothing = (mio: PasoDeJuego, suyo: PasoDeJuego): boolean =>
  mio.tipo === 'mvp' &&
  suyo.tipo === 'mvp' &&
  (mio.jugador_id === null || mio.jugador_id === suyo.jugador_id) &&
  (mio.sin_cambios !== true || suyo.sin_cambios === true);

/** How a step of one phone stands to one that another entered without knowing of it. */
type Relacion =
  /** They tell of different things: both count. */
  | 'ajenos'
  /** They are one, without a doubt. */
  | 'mismo'
  /** They may be one, or cannot both hold: a person has to say. */
  | 'duda';

/** Whether two events of one kind are two, whenever they were noted. */
function areDistintos(mio: PasoEvento, suyo: PasoEvento): boolean {
  if (!PASOS_EVENTO[mio.tipo].isDeUno) return false;
  const [mios, suyos] = [jugadoresOfPaso(mio), jugadoresOfPaso(suyo)];
  return !isSameContent(mios, suyos) && !mios.some((id) => suyos.includes(id));
}

/** Whether two steps are one, two, or that is for a person to say. */
export function relacionOf(mio: PasoDeJuego, suyo: PasoDeJuego): Relacion {
  if (mio.tipo !== suyo.tipo) return 'ajenos';
  if (!isPasoEvento(mio) || !isPasoEvento(suyo)) {
    const isSame = isMismoApunte(mio, suyo) || addsNothing(mio, suyo) || addsNothing(suyo, mio);
    return isSame ? 'mismo' : 'duda';
  }
  if (areDistintos(mio, suyo)) return 'ajenos';
  return distanciaMs(mio, suyo) <= MISMA_JUGADA_MS ? 'duda' : 'ajenos';
}
