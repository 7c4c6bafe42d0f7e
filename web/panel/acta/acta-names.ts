import {
  capitalise,
  EVENTOS,
  type Fila,
  type Forma,
  type Period,
  type EventoKind,
} from '@club/shared';
import { type ActaState, type EventoData, nameOf } from './acta-state';

/** Row names in the position select (regla 40). */
export const POSITION_NAMES: Readonly<Record<Fila, string>> = {
  delanteros: 'Delantero',
  mediocentros: 'Mediocentro',
  defensas: 'Defensa',
  portero: 'Portero',
  suplentes: 'Sustituto',
};

/** Row headings in the live summary (regla 40). */
export const FILA_NAMES: Readonly<Record<Fila, string>> = {
  delanteros: 'DELANTEROS',
  mediocentros: 'MEDIOS',
  defensas: 'DEFENSAS',
  portero: 'PORTERO',
  suplentes: 'BANQUILLO',
};

export const eventoName = (evento: EventoKind): string => capitalise(EVENTOS[evento].nombre);

export const GOAL_KIND_NAMES: Readonly<Record<Forma, string>> = {
  derecha: 'Derecha',
  izquierda: 'Izquierda',
  cabeza: 'Cabeza',
  falta: 'Falta',
  penalti: 'Penalti',
  corner: 'Córner',
  otro: 'Otro',
};

export const HALF_NAMES: Readonly<Record<Period, string>> = {
  primera_parte: 'Primera parte',
  segunda_parte: 'Segunda parte',
  prorroga_1: 'Prórroga, 1.ª parte',
  prorroga_2: 'Prórroga, 2.ª parte',
};

/** `12'`, `90+2'`; empty without a minute. */
function minuteText({ minuto, anadido }: EventoData): string {
  if (minuto === undefined) return '';
  return `${String(minuto)}${anadido === undefined ? '' : `+${String(anadido)}`}'`;
}

/** One-line text of an event: minute, kind, players and details. */
export function eventoText(state: Pick<ActaState, 'plantilla'>, evento: EventoData): string {
  const details = [
    evento.autor !== undefined && nameOf(state, evento.autor),
    evento.forma && GOAL_KIND_NAMES[evento.forma].toLowerCase(),
    evento.asistente !== undefined && `asistencia de ${nameOf(state, evento.asistente)}`,
    evento.sale !== undefined && `sale ${nameOf(state, evento.sale)}`,
    evento.entra !== undefined && `entra ${nameOf(state, evento.entra)}`,
    evento.ownGoal === true && 'en propia puerta',
  ].filter((part) => typeof part === 'string');
  const head = [minuteText(evento), eventoName(evento.evento)].filter((part) => part !== '');
  return [head.join(' '), ...details].join(' · ');
}
