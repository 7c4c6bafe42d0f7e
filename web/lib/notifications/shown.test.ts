import { describe, expect, it } from 'vitest';
import { type ReceivedNotification, chooseShown, readNotification } from './shown';

const GOAL: ReceivedNotification = {
  id: 'a1',
  tag: 'partido-1',
  orden: 10,
  titulo: '¡Gol!',
  cuerpo: 'CD Encina 1–0 Rival',
  url: '/partidos/1',
};
const LATER = { ...GOAL, id: 'a2', orden: 11, titulo: 'Gol anulado' };

describe('notification that a device shows (regla 81)', () => {
  it.each([
    ['the first one', GOAL, undefined, { notification: GOAL, isNew: true }],
    ['a later one', LATER, GOAL, { notification: LATER, isNew: true }],
    ['silently the last one after a duplicate', GOAL, GOAL, { notification: GOAL, isNew: false }],
    ['silently the last one after a late one', GOAL, LATER, { notification: LATER, isNew: false }],
  ])('is %s', (_which, received, last, expected) =>
    expect(chooseShown(received, last)).toEqual(expected),
  );

  it.each([
    [GOAL, true],
    [{ ...GOAL, url: 'https://example.com/' }, false],
    [{ ...GOAL, url: '//example.com/' }, false],
    [{ ...GOAL, url: '/\\example.com/' }, false],
    [{ ...GOAL, titulo: undefined }, false],
    ['text', false],
    [null, false],
  ])('%j is valid: %s', (message, expected) =>
    expect(readNotification(message) !== undefined).toBe(expected),
  );
});
