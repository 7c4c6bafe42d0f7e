import { EVENTOS } from '../eventos/table';
import { campoOf, type ImpossibleReason, type Moved } from '../rules/minutes';
import { ask, type ReportQuestion } from './report-answer';
import type { OurEntry, SheetEvent } from './report-sheet';

const REASONS: Readonly<Record<ImpossibleReason, string>> = {
  'cambio-expulsado': 'está expulsado',
  'cambio-ya-en-el-campo': 'ya está en el campo',
  'cambio-fuera-del-campo': 'no está en el campo',
};

interface MovedEvent extends Moved {
  readonly event: SheetEvent;
}

const toMoved = (event: SheetEvent): MovedEvent => {
  const { evento, minuto, autor, entra, sale: goesOff } = event.evento;
  return {
    event,
    evento,
    mitad: event.part === 'primera_parte' ? event.part : 'segunda_parte',
    minuto: minuto ?? undefined,
    autor_id: autor?.jugador_id,
    entra_id: entra?.jugador_id,
    sale_id: goesOff?.jugador_id,
  };
};

/** What cannot have been: changes of players who are not on the pitch, goals of players who are not. */
export function checkPitch(
  events: readonly SheetEvent[],
  players: readonly OurEntry[],
  halfMinutes: number,
): { readonly impossible: ReadonlySet<SheetEvent>; readonly questions: readonly ReportQuestion[] } {
  const starters = players.flatMap(({ entry, id }) => (entry.isStarter && id !== null ? [id] : []));
  const moved = events.map(toMoved);
  const name = (id: string) => players.find((one) => one.id === id)?.entry.name ?? id;
  const { impossible } = campoOf(starters, moved, halfMinutes);
  const questions = impossible.map(({ movedPlayer: { event, minuto }, reason, jugadorId, verb }) =>
    ask(
      'minuto',
      `«${name(jugadorId)}» no puede ${verb} en el minuto ${String(minuto)}: ${REASONS[reason]}.`,
      event.source.line.number,
    ),
  );
  for (const [index, { event, autor_id: id }] of moved.entries()) {
    if (id === undefined || EVENTOS[event.evento.evento].marcador === null) continue;
    // In the minute of a change, either player may score.
    const isSame = (one: MovedEvent) =>
      one.event.part === event.part &&
      one.minuto === event.evento.minuto &&
      one.event.evento.anadido === event.evento.anadido;
    const before = moved.slice(0, index).filter((one) => !isSame(one));
    const inside = [before, moved.slice(0, index)].map(
      (some) => campoOf(starters, some, halfMinutes).inside,
    );
    if (inside.some((one) => one.has(id))) continue;
    const text = `«${name(id)}» no puede marcar en el minuto ${String(event.evento.minuto)}: no está en el campo.`;
    questions.push(ask('minuto', text, event.source.line.number));
  }
  return { impossible: new Set(impossible.map(({ movedPlayer }) => movedPlayer.event)), questions };
}
