import { describe, expect, it } from 'vitest';
import type { PartidoPreview } from '../records/partido';
import { buildPartido } from '../testing/partido-builder';
import { daysUntil, moment } from './moment';
import { previewPartido } from './partido';

const preview = (id: string, date: string, fields: Partial<PartidoPreview> = {}) => ({
  ...previewPartido(buildPartido({ _id: id, fecha_date: date })),
  ...fields,
});
const UNPLAYED = { jugado: false, resultado: '', estado: 'programado' } as const;
const PLAYED = { jugado: true, resultado: 'win', estado: 'finalizado' } as const;

// Kick-off at 12:00 in Madrid.
const past = preview('pasado', '2026-11-08T11:00:00.000Z', PLAYED);
const ultimo = preview('ultimo', '2026-11-15T11:00:00.000Z', PLAYED);
const proximo = preview('proximo', '2026-11-22T11:00:00.000Z', UNPLAYED);
const distant = preview('lejano', '2026-11-29T11:00:00.000Z', UNPLAYED);
const season = [distant, ultimo, proximo, past];

const at = (instant: string, partidos: readonly PartidoPreview[] = season) => {
  const found = moment(new Date(instant), partidos);
  return 'partido' in found ? `${found.tipo} ${found.partido.partido_id}` : found.tipo;
};

describe('the main item of the home page', () => {
  it.each(
    Object.entries({
      // At once, and for 48 hours.
      'resultado ultimo': ['2026-11-15T12:50:00.000Z', '2026-11-17T10:59:59.999Z'],
      'proximo proximo': ['2026-11-17T11:00:00.000Z', '2026-11-21T22:59:59.999Z'],
      // From midnight in Madrid, even after kick-off time.
      'hoy proximo': ['2026-11-21T23:00:00.000Z', '2026-11-22T22:59:59.999Z'],
      // The match of the day before has no sheet.
      'proximo lejano': ['2026-11-22T23:00:00.000Z', '2026-11-28T22:59:59.999Z'],
      fuera: ['2026-12-24T11:00:00.000Z'],
    }),
  )('is %s from one instant to another', (expected, instants) => {
    for (const instant of instants) expect([instant, at(instant)]).toEqual([instant, expected]);
  });

  it('is the live match above all, whatever its date', () => {
    const inPlay = { ...past, ...UNPLAYED, estado: 'en_juego' } as const;
    expect(at('2026-11-22T11:30:00.000Z', [inPlay, ultimo, proximo])).toBe('en_juego pasado');
  });

  it('is today’s match before another result of today, and its own result once it is played', () => {
    const tarde = preview('tarde', '2026-11-22T17:00:00.000Z', UNPLAYED);
    const manana = { ...proximo, ...PLAYED };
    expect(at('2026-11-22T13:00:00.000Z', [manana, tarde])).toBe('hoy tarde');
    expect(at('2026-11-22T19:00:00.000Z', [manana, { ...tarde, ...PLAYED }])).toBe(
      'resultado tarde',
    );
  });

  it('is a result from kick-off on, never of an unplayed match', () => {
    const kickOff = '2026-11-15T11:00:00.000Z';
    expect(at(kickOff, [ultimo, distant])).toBe('resultado ultimo');
    expect(at('2026-11-14T11:00:00.000Z', [past, ultimo, distant])).toBe('proximo lejano');
  });

  it('ignores postponed and cancelled matches', () => {
    const off = { ...proximo, estado: 'aplazado' } as const;
    const gone = { ...distant, estado: 'cancelado' } as const;
    expect(at('2026-11-22T09:00:00.000Z', [off, gone])).toBe('fuera');
  });

  it('uses the club’s clock', () => {
    const night = new Date('2026-11-21T23:30:00.000Z');
    expect(moment(night, season, 'Europe/Madrid').tipo).toBe('hoy');
    expect(moment(night, season, 'Atlantic/Canary').tipo).toBe('proximo');
  });

  it('is nothing without matches', () => {
    expect(moment(new Date('2026-11-22T11:00:00.000Z'), [])).toEqual({ tipo: 'fuera' });
  });
});

describe('the days until a match', () => {
  it.each([
    ['2026-11-21T23:00:00.000Z', 0],
    ['2026-11-21T22:59:00.000Z', 1],
    ['2026-11-15T11:00:00.000Z', 7],
  ])('at %s are %i', (instant, days) => {
    expect(daysUntil(new Date(instant), proximo)).toBe(days);
  });

  it('are whole numbers across the end of summer time', () => {
    const november = { fecha_date: '2026-11-01T11:00:00.000Z' };
    expect(daysUntil(new Date('2026-10-24T22:30:00.000Z'), november)).toBe(7);
  });
});
