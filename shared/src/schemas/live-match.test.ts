import { describe, expect, it } from 'vitest';
import { EVENTOS, EVENTO_KINDS } from '../eventos/table';
import { liveMatchDocSchema, stepSchema } from './live-match';

const instante = '2026-03-01T11:00:00.000Z';

describe('a correction', () => {
  it('is a field of the step that undoes the event', () => {
    const paso = { id: 'c', instante, tipo: 'anular', paso_id: 'viejo', sustituto_id: 'nuevo' };
    expect(stepSchema.parse(paso)).toEqual(paso);
  });

  it('in an older log without the field is read from the step’s id, alone and in a document', () => {
    const old = { id: 'corrige-nuevo', instante, tipo: 'anular', paso_id: 'viejo' };
    const read = { ...old, sustituto_id: 'nuevo' };
    expect(stepSchema.parse(old)).toEqual(read);
    expect(stepSchema.parse(read)).toEqual(read);
    const doc = { partido_id: 'p', version: 1, jugadores: {}, actualizado: instante };
    expect(liveMatchDocSchema.parse({ ...doc, pasos: [old] }).pasos).toEqual([read]);
  });

  it('is not allowed in other steps', () => {
    const redo = { id: 'corrige-x', instante, tipo: 'rehacer', paso_id: 'y' };
    expect(stepSchema.parse(redo)).toEqual(redo);
    expect(stepSchema.safeParse({ ...redo, sustituto_id: 'x' }).success).toBe(false);
    const undo = { id: 'a', instante, tipo: 'anular', paso_id: 'y' };
    expect(stepSchema.parse(undo)).toEqual(undo);
  });
});

it.each(EVENTO_KINDS)('a card is a card, «%s» or not', (evento) => {
  const paso = { id: 'a', instante, tipo: 'tarjeta', evento };
  expect(stepSchema.safeParse(paso).success).toBe(EVENTOS[evento].paso === 'tarjeta');
});
