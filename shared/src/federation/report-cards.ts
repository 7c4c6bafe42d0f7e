import { EVENTOS } from '../eventos/table';
import { ask, type ReportQuestion } from './report-answer';
import { sayPerson } from './report-events';
import type { SheetEvent } from './report-sheet';

const isSameMinute = (a: SheetEvent, b: SheetEvent) =>
  a.part === b.part && a.evento.minuto === b.evento.minuto && a.evento.anadido === b.evento.anadido;

/**
 * The events with a second yellow card as a double one, whether the report lists it as such, as another yellow one, or
 * together with a red one. Sorted by minute.
 */
export function mergeCards(sorted: readonly SheetEvent[]): {
  readonly events: readonly SheetEvent[];
  readonly questions: readonly ReportQuestion[];
} {
  const events: SheetEvent[] = [];
  const questions: ReportQuestion[] = [];
  for (const event of sorted) {
    const { evento, source } = event;
    const isOwn = ({ evento: { autor } }: SheetEvent) =>
      autor?.jugador_id === evento.autor?.jugador_id;
    const earlier = evento.autor ? events.filter(isOwn) : [];
    const is = (kind: string) => (one: SheetEvent) => one.evento.evento === kind;
    const hasYellow = earlier.some(is('tarjeta amarilla'));
    const doubt = (tipo: ReportQuestion['tipo'], text: string) =>
      questions.push(
        ask(tipo, `«${source.person ? sayPerson(source.person) : ''}» ${text}`, source.line.number),
      );
    if (earlier.some((one) => EVENTOS[one.evento.evento].expulsa)) {
      // The red card that the second yellow one brings may have its own line.
      const isSame = earlier.some((one) => is('doble amarilla')(one) && isSameMinute(one, event));
      if (!isSame || evento.evento !== 'tarjeta roja') doubt('minuto', 'ya estaba expulsado.');
      continue;
    }
    const second = sorted.find(
      (one) => one !== event && isOwn(one) && is('tarjeta roja')(one) && isSameMinute(one, event),
    );
    if (evento.evento === 'tarjeta amarilla' && hasYellow) {
      if (!second) doubt('linea', 'tiene dos amarillas. ¿Es la segunda una doble amarilla?');
      events.push({ ...event, evento: { ...evento, evento: 'doble amarilla' } });
      continue;
    }
    if (source.isSecond && !hasYellow) doubt('linea', 'tiene una segunda amarilla sin la primera.');
    events.push(event);
  }
  return { events, questions };
}
