import { describe, expect, it } from 'vitest';
import { accessText, STATE_TEXT, invitationText, ROLES } from './account-text';

describe('the text of the last access', () => {
  /** 18:30 in Madrid, 17:30 in the Canary Islands. */
  const NOW = new Date('2026-11-21T17:30:00.000Z');

  it('says so if the account was never used', () => {
    expect(accessText(null, NOW, 'Europe/Madrid')).toBe('Aún no ha entrado');
  });

  it.each([
    ['2026-11-21T17:05:00.000Z', 'Entró hoy a las 18:05'],
    ['2026-11-20T23:00:00.000Z', 'Entró hoy a las 00:00'],
    ['2026-11-20T22:59:59.000Z', 'Entró ayer a las 23:59'],
    ['2026-11-19T23:00:00.000Z', 'Entró ayer a las 00:00'],
    ['2026-11-19T22:59:00.000Z', 'Entró hace 2 días'],
    ['2026-11-18T12:00:00.000Z', 'Entró hace 3 días'],
    ['2026-11-07T23:00:00.000Z', 'Entró hace 13 días'],
    ['2026-11-07T22:59:00.000Z', 'Entró el 7 de noviembre de 2026'],
    ['2026-11-06T23:30:00.000Z', 'Entró el 7 de noviembre de 2026'],
    ['2025-01-31T12:00:00.000Z', 'Entró el 31 de enero de 2025'],
    // The server's clock is ahead of this device's.
    ['2026-11-22T08:07:00.000Z', 'Entró hoy a las 09:07'],
  ])('%s', (ultimo, text) => {
    expect(accessText(ultimo, NOW, 'Europe/Madrid')).toBe(text);
  });

  it('uses the time zone of the islands', () => {
    const told = (ultimo: string) => accessText(`2026-11-${ultimo}.000Z`, NOW, 'Atlantic/Canary');
    const latest = ['21T17:05:00', '20T23:00:00'].map(told);
    expect(latest).toEqual(['Entró hoy a las 17:05', 'Entró ayer a las 23:00']);
    const older = ['07T23:00:00', '06T23:30:00'].map(told);
    expect(older).toEqual(['Entró el 7 de noviembre de 2026', 'Entró el 6 de noviembre de 2026']);
  });

  it('counts a day of 25 hours as one day', () => {
    const now = new Date('2026-10-26T08:00:00.000Z');
    expect(accessText('2026-10-24T22:30:00.000Z', now, 'Europe/Madrid')).toBe(
      'Entró ayer a las 00:30',
    );
  });

  it('counts days in the club’s time zone, not in UTC', () => {
    const now = new Date('2026-11-21T23:30:00.000Z');
    expect(accessText('2026-11-21T22:00:00.000Z', now, 'Europe/Madrid')).toBe(
      'Entró ayer a las 23:00',
    );
    expect(accessText('2026-11-21T22:00:00.000Z', now, 'Atlantic/Canary')).toBe(
      'Entró hoy a las 22:00',
    );
  });
});

it('roles are listed with what they may do, the lesser one first', () => {
  expect(ROLES).toEqual([
    ['2', 'Ayudante', 'Apunta los partidos de la temporada actual: la ficha y desde la banda.'],
    ['1', 'Administrador', 'Lo lleva todo: plantilla, partidos, noticias, ajustes y cuentas.'],
  ]);
});

it('account states are shown with their meaning', () => {
  expect(STATE_TEXT).toEqual({
    activa: 'Activa',
    pendiente: 'Pendiente: aún no ha abierto su enlace',
    desactivada: 'Desactivada: no puede entrar',
  });
});

it('an invitation names the club, the user and how long it is valid', () => {
  expect(invitationText('CD Encina', 'pepe', 'https://club.example/alta#abc')).toBe(
    'CD Encina: tu usuario es «pepe». Elige tu contraseña aquí (vale una sola vez y durante 72 horas): https://club.example/alta#abc',
  );
});
