import { describe, expect, it } from 'vitest';
import type { EventoActa } from './acta-state';
import { eventoText } from './acta-names';

const plantilla = [
  { jugador_id: 'ana', nombre_con_inicial: 'Ana P.', dorsal: 9 },
  { jugador_id: 'bea', nombre_con_inicial: 'Bea L.', dorsal: 4 },
];
const GOAL: EventoActa = { id: 1, mitad: 'primera_parte', evento: 'gol anotado' };

describe('the line of an event', () => {
  it.each<[EventoActa, string]>([
    [GOAL, 'Gol anotado'],
    [
      { ...GOAL, autor: 'ana', forma: 'corner', asistente: 'bea', minuto: 23 },
      "23' Gol anotado · Ana P. · córner · asistencia de Bea L.",
    ],
    [
      { ...GOAL, evento: 'tarjeta roja', autor: 'bea', minuto: 90, anadido: 2 },
      "90+2' Tarjeta roja · Bea L.",
    ],
    [{ ...GOAL, evento: 'gol encajado', ownGoal: true }, 'Gol encajado · en propia puerta'],
  ])('%j', (evento, text) => {
    expect(eventoText({ plantilla }, evento)).toBe(text);
  });
});
