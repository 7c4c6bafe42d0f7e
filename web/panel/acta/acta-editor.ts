import {
  type EndpointInput,
  type endpoints,
  EVENTOS,
  ROWS,
  type Fila,
  goalsOf,
  hasChanges,
  isGoalOurs,
  type Period,
  perRow,
  type ShootOut,
  startersOf,
} from '@club/shared';
import {
  type ActaState,
  INITIAL_DRAFT,
  type EventoActa,
  type EventoData,
  type ActaRows,
  isExtraPeriod,
  type ShootOutData,
} from './acta-state';
import { isComplete, onlyValid } from './evento-rules';
import { STARTERS, startersIn } from './positions';

export type ActaAction =
  /** Moves the player to a row. `null` removes him from the sheet, with his events, assists and MVP. */
  | { readonly type: 'posicion'; readonly jugadorId: string; readonly fila: Fila | null }
  /** Swaps two players. If only one of them is called up, he leaves the sheet and the other takes his row. */
  | { readonly type: 'cambiar'; readonly uno: string; readonly otro: string }
  /** Lines up all these players at once; whoever else is on the bench stays there. Ignored if anybody starts. */
  | { readonly type: 'alineacion'; readonly alineacion: ActaRows }
  | { readonly type: 'borrador'; readonly cambios: Partial<EventoData> }
  | { readonly type: 'anadir-evento' }
  | { readonly type: 'quitar-evento'; readonly id: number }
  | { readonly type: 'mvp'; readonly jugadorId: string | null }
  | { readonly type: 'captain'; readonly jugadorId: string | null }
  /** Ignored while extra time has events. */
  | { readonly type: 'extra-time'; readonly extraTime: boolean }
  | { readonly type: 'shoot-out'; readonly shootOut: ShootOutData | null }
  | { readonly type: 'sin-cambios'; readonly sinCambios: boolean }
  /** Replaces the whole sheet, with the saved one or with a draft. */
  | { readonly type: 'abrir'; readonly state: ActaState };

const withoutPlayer = (alineacion: ActaRows, jugadorId: string): ActaRows =>
  perRow((fila) => alineacion[fila].filter((id) => id !== jugadorId));

/** Whether the player is the event's author, or comes on or goes off in it. */
const isOf =
  (jugadorId: string) =>
  ({ autor, entra, sale: goesOff }: EventoActa): boolean =>
    [autor, entra, goesOff].includes(jugadorId);

/** What removing a player from the sheet also removes. */
export interface RemovalEffects {
  readonly eventos: readonly EventoActa[];
  /** Number of other players' goals that lose their assistant. */
  readonly asistencias: number;
  readonly isMvp: boolean;
  readonly isCaptain: boolean;
}

/** What 'No convocado' will remove besides the player's place; `undefined` if nothing (regla 41). */
export function removalEffects(state: ActaState, jugadorId: string): RemovalEffects | undefined {
  const effects = {
    eventos: state.eventos.filter(isOf(jugadorId)),
    asistencias: state.eventos.filter(({ asistente }) => asistente === jugadorId).length,
    isMvp: state.mvp === jugadorId,
    isCaptain: state.captain === jugadorId,
  };
  const { eventos, asistencias, isMvp, isCaptain } = effects;
  const isNothing = eventos.length === 0 && asistencias === 0 && !isMvp && !isCaptain;
  return isNothing ? undefined : effects;
}

function place(state: ActaState, jugadorId: string, fila: Fila | null): ActaState {
  const others = withoutPlayer(state.alineacion, jugadorId);
  if (fila !== null) {
    if (state.alineacion[fila].includes(jugadorId)) return state;
    return { ...state, alineacion: { ...others, [fila]: [...others[fila], jugadorId] } };
  }
  const next = {
    ...state,
    alineacion: others,
    eventos: state.eventos
      .filter((evento) => !isOf(jugadorId)(evento))
      .map((evento) =>
        evento.asistente === jugadorId ? { ...evento, asistente: undefined } : evento,
      ),
    mvp: state.mvp === jugadorId ? null : state.mvp,
  };
  return { ...next, borrador: onlyValid(next, state.borrador) };
}

const isCalledUp = ({ alineacion }: ActaState, jugadorId: string): boolean =>
  ROWS.some((fila) => alineacion[fila].includes(jugadorId));

/** The player who leaves the sheet when these two swap; `undefined` if both or neither are called up. */
export function leavingBy(state: ActaState, uno: string, otherPlayer: string): string | undefined {
  const [isUno, isOther] = [isCalledUp(state, uno), isCalledUp(state, otherPlayer)];
  if (isUno === isOther) return undefined;
  return isUno ? uno : otherPlayer;
}

function exchange(state: ActaState, uno: string, otherPlayer: string): ActaState {
  const leaving = leavingBy(state, uno, otherPlayer);
  const other = (id: string) => (id === uno ? otherPlayer : id === otherPlayer ? uno : id);
  const next = {
    ...state,
    alineacion: perRow((fila) => state.alineacion[fila].map(other)),
  };
  return leaving === undefined ? next : place(next, leaving, null);
}

function addEvento(state: ActaState): ActaState {
  const { borrador: draft, siguienteId } = state;
  if (!isComplete(state, draft)) return state;
  return {
    ...state,
    eventos: [...state.eventos, { ...draft, id: siguienteId }],
    sinCambios: state.sinCambios && !EVENTOS[draft.evento].relevo,
    siguienteId: siguienteId + 1,
    // The half stays: events are usually entered in order.
    borrador: { ...INITIAL_DRAFT, mitad: draft.mitad },
  };
}

/** The new line-up, with everybody else of the bench still on it. */
function withBench(state: ActaState, alineacion: ActaRows): ActaState {
  const starting = new Set(startersOf(alineacion));
  const bench = new Set([...state.alineacion.suplentes, ...alineacion.suplentes]);
  const suplentes = [...bench].filter((id) => !starting.has(id));
  return { ...state, alineacion: { ...alineacion, suplentes } };
}

export const hasExtraEvents = ({ eventos }: Pick<ActaState, 'eventos'>): boolean =>
  eventos.some(({ mitad }) => isExtraPeriod(mitad));

function withExtraTime(state: ActaState, extraTime: boolean): ActaState {
  if (!extraTime && hasExtraEvents(state)) return state;
  const next = { ...state, extraTime };
  return { ...next, borrador: onlyValid(next, state.borrador) };
}

/** The new state. Only a starter is captain. */
export function actaReducer(state: ActaState, action: ActaAction): ActaState {
  const next = reduce(state, action);
  const { captain, alineacion } = next;
  if (captain === null || startersOf(alineacion).includes(captain)) return next;
  return { ...next, captain: null };
}

function reduce(state: ActaState, action: ActaAction): ActaState {
  switch (action.type) {
    case 'posicion':
      return place(state, action.jugadorId, action.fila);
    case 'cambiar':
      return exchange(state, action.uno, action.otro);
    case 'alineacion':
      // Somebody lined up since may already have events.
      return startersIn(state.alineacion) > 0 ? state : withBench(state, action.alineacion);
    case 'borrador':
      return { ...state, borrador: onlyValid(state, { ...state.borrador, ...action.cambios }) };
    case 'anadir-evento':
      return addEvento(state);
    case 'quitar-evento':
      return { ...state, eventos: state.eventos.filter(({ id }) => id !== action.id) };
    case 'mvp': {
      const { jugadorId } = action;
      const isPossible = jugadorId === null || isCalledUp(state, jugadorId);
      return isPossible ? { ...state, mvp: jugadorId } : state;
    }
    case 'captain':
      return { ...state, captain: action.jugadorId };
    case 'extra-time':
      return withExtraTime(state, action.extraTime);
    case 'shoot-out':
      return { ...state, shootOut: action.shootOut };
    case 'sin-cambios':
      return { ...state, sinCambios: action.sinCambios && !hasChanges(state.eventos) };
    case 'abrir':
      return action.state;
  }
}

const ref = (jugadorId: string) => ({ jugador_id: jugadorId });

function eventoBody(evento: EventoActa) {
  const { autor, forma, asistente, entra, sale: goesOff, minuto, anadido } = evento;
  return {
    evento: evento.evento,
    ...(autor !== undefined && { autor: { ...ref(autor), ...(forma && { forma }) } }),
    ...(asistente !== undefined && { asistente: ref(asistente) }),
    ...(entra !== undefined && { entra: ref(entra) }),
    ...(goesOff !== undefined && { sale: ref(goesOff) }),
    ...(minuto !== undefined && { minuto }),
    ...(anadido !== undefined && { anadido }),
    ...(evento.ownGoal === true && { propia_puerta: true }),
  };
}

/** Whether the score allows a shoot-out (regla 99). */
export function isLevel({ eventos }: Pick<ActaState, 'eventos'>): boolean {
  const goles = goalsOf(eventos);
  return goles.goles_anotados === goles.goles_encajados;
}

/** The shoot-out to save: none without a level score, `undefined` while it lacks a number or a winner. */
export function shootOutOf({
  eventos,
  shootOut,
}: Pick<ActaState, 'eventos' | 'shootOut'>): ShootOut | null | undefined {
  if (!shootOut || !isLevel({ eventos })) return null;
  const { anotados, encajados } = shootOut;
  if (anotados === undefined || encajados === undefined || anotados === encajados) return undefined;
  return { anotados, encajados };
}

/** Request body that saves the sheet over `version` of its match. */
export function toBody(
  state: ActaState,
  version: number,
): EndpointInput<typeof endpoints.updatePartido> {
  const { alineacion, eventos, mvp, captain, extraTime, sinCambios } = state;
  const half = (mitad: Period) =>
    eventos.filter((evento) => evento.mitad === mitad).map(eventoBody);
  return {
    alineacion: perRow((fila) => alineacion[fila].map(ref)),
    detalles: {
      primera_parte: half('primera_parte'),
      segunda_parte: half('segunda_parte'),
      ...(extraTime && { prorroga_1: half('prorroga_1'), prorroga_2: half('prorroga_2') }),
    },
    mvp: mvp === null ? null : ref(mvp),
    capitan: captain,
    tanda: shootOutOf(state) ?? null,
    sin_cambios: sinCambios,
    version,
  };
}

/** Whether both states would send the same body. The event that is still in the form is ignored. */
export function isSameActa(a: ActaState, b: ActaState): boolean {
  const content = (state: ActaState) => JSON.stringify([toBody(state, 0), shootOutOf(state) ?? {}]);
  return content(a) === content(b);
}

/** Content of the summary before saving (regla 42). */
export interface ActaSummary {
  readonly scored: number;
  readonly encajados: number;
  readonly convocados: number;
  readonly goalsWithoutAuthor: number;
  readonly shootOut?: ShootOut | null | undefined;
}

export function summarize(state: ActaState): ActaSummary {
  const { alineacion, eventos } = state;
  const goles = goalsOf(eventos);
  return {
    scored: goles.goles_anotados,
    encajados: goles.goles_encajados,
    convocados: ROWS.reduce((sum, fila) => sum + alineacion[fila].length, 0),
    goalsWithoutAuthor: eventos.filter((evento) => isGoalOurs(evento) && evento.autor === undefined)
      .length,
    shootOut: shootOutOf(state) ?? null,
  };
}

/** One line that lists what the sheet still lacks. None of it is required for saving. */
export function whatIsMissing(
  { alineacion, mvp }: Pick<ActaState, 'alineacion' | 'mvp'>,
  { goalsWithoutAuthor }: Pick<ActaSummary, 'goalsWithoutAuthor'>,
): string {
  const left = STARTERS - startersIn(alineacion);
  const parts = [
    left === 1 && 'un titular',
    left > 1 && `${String(left)} titulares`,
    left <= 0 && alineacion.portero.length === 0 && 'portero',
    goalsWithoutAuthor === 1 && 'autor de un gol',
    goalsWithoutAuthor > 1 && `autor de ${String(goalsWithoutAuthor)} goles`,
    mvp === null && 'MVP',
  ].filter((part) => typeof part === 'string');
  if (parts.length === 0) return 'No falta nada';
  return `Falta${left > 1 || parts.length > 1 ? 'n' : ''}: ${parts.join(', ')}`;
}
