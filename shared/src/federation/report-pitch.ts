import { EVENTOS } from '../eventos/table';
import { campoOf, type ImpossibleReason, type Moved } from '../rules/minutes';
import type { Ask } from './report-answer';
import { isSameMinute, type OurEntry, type SheetEvent } from './report-sheet-event';

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

/**
 * The events without impossible changes. Asks about these, and about goals of players who are not on the pitch.
 */
export function checkPitch(
  events: readonly SheetEvent[],
  players: readonly OurEntry[],
  halfMinutes: number,
  ask: Ask,
): SheetEvent[] {
  const starters = players.flatMap(({ entry, id }) => (entry.isStarter ? [id] : []));
  const moved = events.map(toMoved);
  const say = (id: string, problem: string, { event }: MovedEvent) => {
    const name = players.find((one) => one.id === id)?.entry.name ?? id;
    const at = `en el minuto ${String(event.evento.minuto)}`;
    ask('minuto', `«${name}» no puede ${problem.replace('{}', at)}.`, event.source.line.number);
  };
  const { impossible } = campoOf(starters, moved, halfMinutes);
  for (const { movedPlayer, reason, jugadorId, verb } of impossible) {
    say(jugadorId, `${verb} {}: ${REASONS[reason]}`, movedPlayer);
  }
  for (const [index, goal] of moved.entries()) {
    const { autor_id: id } = goal;
    if (id === undefined || EVENTOS[goal.evento].marcador === null) continue;
    // In the minute of a change, either player may score.
    const before = moved.slice(0, index);
    const isInside = [before, before.filter((one) => !isSameMinute(one.event, goal.event))].some(
      (some) => campoOf(starters, some, halfMinutes).inside.has(id),
    );
    if (!isInside) say(id, 'marcar {}: no está en el campo', goal);
  }
  const refused = new Set(impossible.map(({ movedPlayer }) => movedPlayer.event));
  return events.filter((event) => !refused.has(event));
}
