import { describe, expect, it } from 'vitest';
import { type ReceivedNotification, chooseShown, readNotification } from './shown';

const aviso = (fields: Partial<ReceivedNotification> = {}): ReceivedNotification => ({
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
    expect(chooseShown(aviso(), undefined)).toEqual({ aviso: aviso(), isNew: true });
    const later = aviso({ id: 'a2', orden: 11 });
    expect(chooseShown(later, aviso())).toEqual({ aviso: later, isNew: true });
  });

  it('shows the last one again, silently, after a duplicate or a late one', () => {
    expect(chooseShown(aviso(), aviso())).toEqual({ aviso: aviso(), isNew: false });
    const last = aviso({ id: 'a2', orden: 11, titulo: 'Gol anulado' });
    expect(chooseShown(aviso(), last)).toEqual({ aviso: last, isNew: false });
  });

  it.each([
    [aviso(), true],
    [{ ...aviso(), url: 'https://example.com/' }, false],
    [{ ...aviso(), url: '//example.com/' }, false],
    [{ ...aviso(), url: '/\\example.com/' }, false],
    [{ ...aviso(), titulo: undefined }, false],
    ['text', false],
    [null, false],
  ])('%j is a valid notification: %s', (message, expected) =>
    expect(readNotification(message) !== undefined).toBe(expected),
  );
});
