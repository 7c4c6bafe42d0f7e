import { EVENTOS } from '@club/shared';
import { type ActaState, convocadosOf, type EventoDatos, type JugadorActa } from './acta-state';

/** What can be chosen for an event as it stands (regla 32: what a sheet must not say). */
export interface EventoChoices {
  /** Whom the event can be attributed to; empty for what has no author. */
  readonly autores: readonly JugadorActa[];
  readonly asistentes: readonly JugadorActa[];
  readonly canHaveForma: boolean;
  readonly canBePropiaPuerta: boolean;
  /** A card is always somebody's; a goal may be the rival's own or nobody's known. */
  readonly needsAutor: boolean;
}

/** The choices that the editor offers for an event. */
export function choicesFor(state: ActaState, evento: EventoDatos): EventoChoices {
  const called = convocadosOf(state);
  const clase = EVENTOS[evento.evento];
  const expelled = new Set(
    state.eventos.filter((other) => EVENTOS[other.evento].expulsa).map(({ autor }) => autor),
  );
  const hasAutor = evento.autor !== undefined;
  return {
    autores:
      clase.autor === 'nadie'
        ? []
        : clase.expulsa
          ? called.filter(({ jugador_id: id }) => !expelled.has(id))
          : called,
    asistentes:
      clase.asistente && hasAutor ? called.filter(({ jugador_id: id }) => id !== evento.autor) : [],
    canHaveForma: clase.forma && hasAutor,
    canBePropiaPuerta: clase.propia_puerta !== null && !hasAutor,
    needsAutor: clase.autor === 'debe',
  };
}

/** The event without what its kind, its author or the line-up do not admit. */
export function onlyValid(state: ActaState, evento: EventoDatos): EventoDatos {
  const isAmong = (jugadores: readonly JugadorActa[], id: string | undefined) =>
    jugadores.some(({ jugador_id: other }) => other === id);
  const { autores } = choicesFor(state, evento);
  const autor = isAmong(autores, evento.autor) ? evento.autor : undefined;
  const choices = choicesFor(state, { ...evento, autor });
  return {
    mitad: evento.mitad,
    evento: evento.evento,
    autor,
    forma: choices.canHaveForma ? evento.forma : undefined,
    asistente: isAmong(choices.asistentes, evento.asistente) ? evento.asistente : undefined,
    minuto: evento.minuto,
    anadido: evento.minuto === undefined ? undefined : evento.anadido,
    propiaPuerta: choices.canBePropiaPuerta && evento.propiaPuerta === true ? true : undefined,
  };
}

/** Whether the event can be added as it stands. */
export function isComplete(state: ActaState, evento: EventoDatos): boolean {
  return !choicesFor(state, evento).needsAutor || evento.autor !== undefined;
}
