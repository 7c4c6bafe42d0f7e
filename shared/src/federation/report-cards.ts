import { EVENTOS } from '../eventos/table';
import type { Ask } from './report-answer';
import { sayPerson } from './report-events';
import { isSameMinute, type SheetEvent } from './report-sheet-event';

const isKind = (kind: SheetEvent['evento']['evento']) => (event: SheetEvent) =>
  event.evento.evento === kind;

/**
 * The events with a second yellow card as a double one, whether the report lists it as such, as another yellow one, or
 * together with a red one. Sorted by minute.
 */
export function mergeCards(sorted: readonly SheetEvent[], ask: Ask): SheetEvent[] {
  const events: SheetEvent[] = [];
  for (const event of sorted) {
    const { evento, source } = event;
    const id = evento.autor?.jugador_id;
    const own = (one: SheetEvent) => id !== undefined && one.evento.autor?.jugador_id === id;
    const earlier = events.filter(own);
    const hasYellow = earlier.some(isKind('tarjeta amarilla'));
    const say = (tipo: 'minuto' | 'linea', text: string) => {
      ask(tipo, `«${source.person ? sayPerson(source.person) : ''}» ${text}`, source.line.number);
    };
    const expulsion = earlier.find((one) => EVENTOS[one.evento.evento].expulsa);
    if (expulsion) {
      // The red card of a double yellow one may have its own line.
      const isSame = isKind('doble amarilla')(expulsion) && isSameMinute(expulsion, event);
      if (!isSame || !isKind('tarjeta roja')(event)) say('minuto', 'ya estaba expulsado.');
    } else if (isKind('tarjeta amarilla')(event) && hasYellow) {
      const isSentOff = sorted.some(
        (one) => own(one) && isKind('tarjeta roja')(one) && isSameMinute(one, event),
      );
      if (!isSentOff) say('linea', 'tiene dos amarillas. ¿Es la segunda una doble amarilla?');
      events.push({ ...event, evento: { ...evento, evento: 'doble amarilla' } });
    } else {
      if (source.isSecond && !hasYellow) say('linea', 'tiene una segunda amarilla sin la primera.');
      events.push(event);
    }
  }
  return events;
}
