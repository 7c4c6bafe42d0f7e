import { describe, expect, it } from 'vitest';
import { type ReceivedNotification, chooseShown, readNotification } from './shown';

const buildNotification = (fields: Partial<ReceivedNotification> = {}): ReceivedNotification => ({
  id: 'a1',
  tag: 'partido-1',
  orden: 10,
  titulo: '¡Gol!',
  cuerpo: 'CD Encina 1–0 Rival',
  url: '/partidos/1',
  ...fields,
});

describe('notification that a device shows (regla 81)', () => {
  it('shows the first notification of a match and replaces it with later ones', () => {
    expect(chooseShown(buildNotification(), undefined)).toEqual({
      notification: buildNotification(),
      isNew: true,
    });
    const later = buildNotification({ id: 'a2', orden: 11 });
    expect(chooseShown(later, buildNotification())).toEqual({ notification: later, isNew: true });
  });

  it('shows the last one again, silently, after a duplicate or a late one', () => {
    expect(chooseShown(buildNotification(), buildNotification())).toEqual({
      notification: buildNotification(),
      isNew: false,
    });
    const last = buildNotification({ id: 'a2', orden: 11, titulo: 'Gol anulado' });
    expect(chooseShown(buildNotification(), last)).toEqual({ notification: last, isNew: false });
  });

  it.each([
    [buildNotification(), true],
    [{ ...buildNotification(), url: 'https://example.com/' }, false],
    [{ ...buildNotification(), url: '//example.com/' }, false],
    [{ ...buildNotification(), url: '/\\example.com/' }, false],
    [{ ...buildNotification(), titulo: undefined }, false],
    ['text', false],
    [null, false],
  ])('%j is a valid notification: %s', (message, expected) =>
    expect(readNotification(message) !== undefined).toBe(expected),
  );
});
