import { eventoName, GOAL_KIND_NAMES } from './acta-names';
import { type ActaState, type EventoActa, nombreOf } from './acta-state';

/** `12'`, `90+2'`; empty without a minute. */
function minuteText({ minuto, anadido }: EventoActa): string {
  if (minuto === undefined) return '';
  return `${String(minuto)}${anadido === undefined ? '' : `+${String(anadido)}`}'`;
}

/** One-line text of an event: minute, kind, players and details. */
export function eventoText(state: Pick<ActaState, 'plantilla'>, evento: EventoActa): string {
  const details = [
    evento.autor !== undefined && nombreOf(state, evento.autor),
    evento.forma && GOAL_KIND_NAMES[evento.forma].toLowerCase(),
    evento.asistente !== undefined && `asistencia de ${nombreOf(state, evento.asistente)}`,
    evento.sale !== undefined && `sale ${nombreOf(state, evento.sale)}`,
    evento.entra !== undefined && `entra ${nombreOf(state, evento.entra)}`,
    evento.propiaPuerta === true && 'en propia puerta',
  ].filter((part) => typeof part === 'string');
  const head = [minuteText(evento), eventoName(evento.evento)].filter((part) => part !== '');
  return [head.join(' '), ...details].join(' · ');
}
