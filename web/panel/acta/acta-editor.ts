import {
  type EndpointInput,
  type endpoints,
  EXTRA_PERIODS,
  ROWS,
  type Fila,
  countGoalsBySide,
  hasSubstitutions,
  isGoalOurs,
  type Period,
  perRow,
  type ShootOut,
  listStarters,
} from '@club/shared';
import {
  type ActaChange,
  type ActaContent,
  type ActaState,
  INITIAL_DRAFT,
  type ActaEvento,
  type ActaRows,
  findPlayerRow,
  movePlayer,
} from './acta-state';
import { findImpossibleSubstitutions, isComplete, withoutInvalid } from './evento-rules';
import { STARTERS } from './positions';

/** The sheet after a change. Values that the change makes invalid are dropped. */
export function changeActa(state: ActaState, change: ActaChange): ActaState {
  const next = { ...state, ...(typeof change === 'function' ? change(state) : change) };
  const { alineacion, captain } = next;
  const valid = {
    ...next,
    captain: captain !== null && listStarters(alineacion).includes(captain) ? captain : null,
    extraTime: next.extraTime || hasExtraEvents(next),
    sinCambios: next.sinCambios && !hasSubstitutions(next.eventos),
  };
  return { ...valid, borrador: withoutInvalid(valid, next.borrador) };
}

/** Whether the player is the event's author, or comes on or goes off in it. */
const involvesJugador = ({ autor, entra, sale: goesOff }: ActaEvento, jugadorId: string): boolean =>
  [autor, entra, goesOff].includes(jugadorId);

/** What the sheet loses with a player who is removed from it; `undefined` if nothing but his place (regla 41). */
export function removalEffects(state: ActaState, jugadorId: string) {
  const eventos = state.eventos.filter((evento) => involvesJugador(evento, jugadorId));
  /** Number of goals that lose their assistant. */
  const { length: assists } = state.eventos.filter(({ asistente }) => asistente === jugadorId);
  const isMvp = state.mvp === jugadorId;
  const isCaptain = state.captain === jugadorId;
  const isNothing = eventos.length === 0 && assists === 0 && !isMvp && !isCaptain;
  return isNothing ? undefined : { eventos, assists, isMvp, isCaptain };
}

export type RemovalEffects = NonNullable<ReturnType<typeof removalEffects>>;

/** Moves a player to a row. `null` removes him from the sheet, with his events, assists and MVP. */
export function placePlayer(
  { alineacion, eventos, mvp }: ActaState,
  jugadorId: string,
  targetRow: Fila | null,
): Partial<ActaState> {
  if (targetRow !== null) {
    const isThere = alineacion[targetRow].includes(jugadorId);
    return isThere ? {} : { alineacion: movePlayer(alineacion, jugadorId, targetRow) };
  }
  return {
    alineacion: movePlayer(alineacion, jugadorId, undefined),
    eventos: eventos
      .filter((evento) => !involvesJugador(evento, jugadorId))
      .map((evento) =>
        evento.asistente === jugadorId ? { ...evento, asistente: undefined } : evento,
      ),
    mvp: mvp === jugadorId ? null : mvp,
  };
}

/** Swaps two players. If only one of them is called up, he is removed from the sheet and the other takes his row. */
export function swapPlayers(state: ActaState, one: string, other: string): Partial<ActaState> {
  const swapped = new Map([
    [one, other],
    [other, one],
  ]);
  const alineacion = perRow((row) => state.alineacion[row].map((id) => swapped.get(id) ?? id));
  const leaving = findLeaving(state, { alineacion });
  return leaving === undefined
    ? { alineacion }
    : placePlayer({ ...state, alineacion }, leaving, null);
}

/** The player whom a change removes from the line-up; `undefined` if none. */
export const findLeaving = (
  before: Pick<ActaState, 'alineacion'>,
  after: Pick<ActaState, 'alineacion'>,
): string | undefined =>
  ROWS.flatMap((row) => before.alineacion[row]).find(
    (id) => findPlayerRow(after.alineacion, id) === undefined,
  );

/** Adds the event of the form to the list, if it is complete. */
export function addEvento(state: ActaState): Partial<ActaState> {
  const { borrador: draft, eventos, siguienteId } = state;
  if (!isComplete(state, draft)) return {};
  return {
    eventos: [...eventos, { ...draft, id: siguienteId }],
    siguienteId: siguienteId + 1,
    // The next event starts in the same half: events are usually entered in order.
    borrador: { ...INITIAL_DRAFT, mitad: draft.mitad },
  };
}

/** Takes over a copied line-up. Players on the bench stay called up. Changes nothing if the sheet has starters. */
export function lineUp(state: ActaState, alineacion: ActaRows): Partial<ActaState> {
  // They were lined up while the copy was loaded, and may already have events.
  if (listStarters(state.alineacion).length > 0) return {};
  const starting = new Set(listStarters(alineacion));
  const bench = new Set([...state.alineacion.suplentes, ...alineacion.suplentes]);
  return {
    alineacion: { ...alineacion, suplentes: [...bench].filter((id) => !starting.has(id)) },
  };
}

export const hasExtraEvents = ({ eventos }: Pick<ActaState, 'eventos'>): boolean =>
  eventos.some(({ mitad }) => EXTRA_PERIODS.some((period) => period === mitad));

const toReference = (jugadorId: string | undefined) =>
  jugadorId === undefined ? undefined : { jugador_id: jugadorId };

const toEventoBody = ({ evento, autor, forma, ownGoal, ...other }: ActaEvento) => ({
  evento,
  autor: autor === undefined ? undefined : { jugador_id: autor, forma },
  asistente: toReference(other.asistente),
  entra: toReference(other.entra),
  sale: toReference(other.sale),
  minuto: other.minuto,
  anadido: other.anadido,
  propia_puerta: ownGoal === true ? true : undefined,
});

/** Whether the score allows a shoot-out (regla 99). */
export function isLevel({ eventos }: Pick<ActaState, 'eventos'>): boolean {
  const goles = countGoalsBySide(eventos);
  return goles.goles_anotados === goles.goles_encajados;
}

/** The shoot-out to save: `null` for none, `undefined` while it lacks a number or a winner. */
export function shootOutToSave({
  eventos,
  shootOut,
}: Pick<ActaState, 'eventos' | 'shootOut'>): ShootOut | null | undefined {
  if (!shootOut || !isLevel({ eventos })) return null;
  const { anotados, encajados } = shootOut;
  if (anotados === undefined || encajados === undefined || anotados === encajados) return undefined;
  return { anotados, encajados };
}

/** Request body that saves the sheet over `version` of its match. */
export function toActaBody(
  state: ActaState,
  version: number,
): EndpointInput<typeof endpoints.updatePartido> {
  const { alineacion, eventos, mvp, captain, extraTime, sinCambios } = state;
  const inPeriod = (mitad: Period) =>
    eventos.filter((evento) => evento.mitad === mitad).map(toEventoBody);
  return {
    alineacion: perRow((row) => alineacion[row].map((id) => ({ jugador_id: id }))),
    detalles: {
      primera_parte: inPeriod('primera_parte'),
      segunda_parte: inPeriod('segunda_parte'),
      ...(extraTime && { prorroga_1: inPeriod('prorroga_1'), prorroga_2: inPeriod('prorroga_2') }),
    },
    mvp: mvp === null ? null : { jugador_id: mvp },
    capitan: captain,
    tanda: shootOutToSave(state) ?? null,
    sin_cambios: sinCambios,
    version,
  };
}

/** Whether both sheets have the same content. Incomplete shoot-outs are compared, events still in the form are not. */
export function isSameActa(a: ActaState, b: ActaState): boolean {
  const anyVersion = 0;
  const content = (state: ActaState) =>
    JSON.stringify([toActaBody(state, anyVersion), isLevel(state) && state.shootOut]);
  return content(a) === content(b);
}

export type ActaSummary = ReturnType<typeof summarizeActa>;

/** Content of the dialog that confirms a save (regla 42). */
export function summarizeActa(state: ActaContent) {
  const { alineacion, eventos } = state;
  return {
    ...countGoalsBySide(eventos),
    tanda: shootOutToSave(state) ?? undefined,
    calledUp: ROWS.flatMap((row) => alineacion[row]).length,
    goalsWithoutAuthor: eventos.filter((evento) => isGoalOurs(evento) && evento.autor === undefined)
      .length,
  };
}

/** Why the sheet cannot be saved yet; `undefined` if it can. */
export function findActaProblem(state: ActaState): string | undefined {
  const { size: impossible } = findImpossibleSubstitutions(state);
  if (impossible === 1) {
    return 'Hay un cambio que no puede ser: corrígelo o quítalo antes de guardar.';
  }
  if (impossible > 1) {
    return `Hay ${String(impossible)} cambios que no pueden ser: corrígelos o quítalos antes de guardar.`;
  }
  return shootOutToSave(state) === undefined ? 'Completa la tanda de penaltis.' : undefined;
}

/** One line that lists what the sheet still lacks. None of it is required for saving. */
export function whatIsMissing(
  { alineacion, mvp }: Pick<ActaState, 'alineacion' | 'mvp'>,
  { goalsWithoutAuthor }: Pick<ActaSummary, 'goalsWithoutAuthor'>,
): string {
  const missingStarters = STARTERS - listStarters(alineacion).length;
  const parts = [
    missingStarters === 1 && 'un titular',
    missingStarters > 1 && `${String(missingStarters)} titulares`,
    missingStarters <= 0 && alineacion.portero.length === 0 && 'portero',
    goalsWithoutAuthor === 1 && 'autor de un gol',
    goalsWithoutAuthor > 1 && `autor de ${String(goalsWithoutAuthor)} goles`,
    mvp === null && 'MVP',
  ].filter((part) => typeof part === 'string');
  if (parts.length === 0) return 'No falta nada';
  const verb = missingStarters > 1 || parts.length > 1 ? 'Faltan' : 'Falta';
  return `${verb}: ${parts.join(', ')}`;
}
