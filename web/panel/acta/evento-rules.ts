import {
  simulateMatch,
  EVENTOS,
  countedMinute,
  PERIODS,
  type ImpossibleReason,
  listStarters,
} from '@club/shared';
import {
  type ActaState,
  listCalledUp,
  type ActaEvento,
  type EventoData,
  type ActaJugador,
  findJugadorName,
  listPeriods,
} from './acta-state';

/** Who is on the pitch after these events, and which of their substitutions are impossible. */
function pitchAfter(state: ActaState, eventos: readonly ActaEvento[]) {
  const withIds = eventos.map((evento) => ({
    ...evento,
    autor_id: evento.autor,
    entra_id: evento.entra,
    sale_id: evento.sale,
  }));
  return simulateMatch(listStarters(state.alineacion), withIds, state.halfMinutes, state.extraTime);
}

/** Who is on the pitch just before an added event, which comes after the other events of its minute. */
function pitchBefore(state: ActaState, added: EventoData) {
  const toCountedMinute = (evento: EventoData) => countedMinute(evento, state.halfMinutes);
  const isBefore = (evento: EventoData) => {
    if (evento.mitad === added.mitad) return toCountedMinute(evento) <= toCountedMinute(added);
    return PERIODS.indexOf(evento.mitad) < PERIODS.indexOf(added.mitad);
  };
  return pitchAfter(state, state.eventos.filter(isBefore));
}

const REASONS: Readonly<Record<ImpossibleReason, string>> = {
  'cambio-expulsado': 'está expulsado',
  'cambio-ya-en-el-campo': 'ya está en el campo',
  'cambio-fuera-del-campo': 'no está en el campo',
};

/** Substitutions that contradict the line-up or each other: event id and reason. The server would refuse them. */
export function findImpossibleSubstitutions(state: ActaState): ReadonlyMap<number, string> {
  const { impossible } = pitchAfter(state, state.eventos);
  return new Map(
    impossible.map(({ substitution, reason, jugadorId, verb }) => [
      substitution.id,
      `${findJugadorName(state, jugadorId)} no puede ${verb}: ${REASONS[reason]} en ese minuto.`,
    ]),
  );
}

/** What can be chosen for an event as entered so far. Leaves out what the server refuses (regla 32). */
export function choicesFor(state: ActaState, evento: EventoData) {
  const called = listCalledUp(state);
  const eventoClass = EVENTOS[evento.evento];
  const expelled = new Set(
    state.eventos.filter((other) => EVENTOS[other.evento].expulsa).map(({ autor }) => autor),
  );
  const hasAuthor = evento.autor !== undefined;
  const pitch =
    eventoClass.relevo && evento.minuto !== undefined ? pitchBefore(state, evento) : undefined;
  return {
    /** Players who can go off or come on at the minute of the substitution. Without a minute, none. */
    goingOff: called.filter(({ jugador_id: id }) => pitch?.onPitch.has(id)),
    comingOn: called.filter(
      ({ jugador_id: id }) => pitch && !pitch.onPitch.has(id) && !pitch.sentOff.has(id),
    ),
    /** Players who can be the author. None if this kind of event has no author. */
    authors: called.filter(
      ({ jugador_id: id }) =>
        eventoClass.autor !== 'nadie' && !(eventoClass.expulsa && expelled.has(id)),
    ),
    assistants: called.filter(
      ({ jugador_id: id }) => eventoClass.asistente && hasAuthor && id !== evento.autor,
    ),
    canHaveForma: eventoClass.forma && hasAuthor,
    canBeOwnGoal: eventoClass.propia_puerta !== null && !hasAuthor,
    /** A card needs an author. A goal does not: the scorer may be unknown, or a rival who scored an own goal. */
    needsAuthor: eventoClass.autor === 'debe',
  };
}

/** The event without the values that its kind, its author, the line-up or the match's periods do not allow. */
export function withoutInvalid(state: ActaState, evento: EventoData): EventoData {
  const isAmong = (jugadores: readonly ActaJugador[], id: string | undefined) =>
    jugadores.some(({ jugador_id: other }) => other === id);
  const { authors } = choicesFor(state, evento);
  const autor = isAmong(authors, evento.autor) ? evento.autor : undefined;
  const choices = choicesFor(state, { ...evento, autor });
  return {
    mitad: listPeriods(state).includes(evento.mitad) ? evento.mitad : 'segunda_parte',
    evento: evento.evento,
    autor,
    forma: choices.canHaveForma ? evento.forma : undefined,
    asistente: isAmong(choices.assistants, evento.asistente) ? evento.asistente : undefined,
    entra: isAmong(choices.comingOn, evento.entra) ? evento.entra : undefined,
    sale: isAmong(choices.goingOff, evento.sale) ? evento.sale : undefined,
    minuto: evento.minuto,
    anadido: evento.minuto === undefined ? undefined : evento.anadido,
    ownGoal: choices.canBeOwnGoal && evento.ownGoal === true ? true : undefined,
  };
}

/** Whether the event can be added: a substitution has its minute and both players, a card its player. */
export function isComplete(state: ActaState, evento: EventoData): boolean {
  if (EVENTOS[evento.evento].relevo) {
    return [evento.minuto, evento.entra, evento.sale].every((value) => value !== undefined);
  }
  return !choicesFor(state, evento).needsAuthor || evento.autor !== undefined;
}
