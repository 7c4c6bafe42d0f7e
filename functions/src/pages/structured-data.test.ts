import type { Partido } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { matchData } from './structured-data';
import { demoSettings } from '@club/shared/demo';

const ORIGEN = 'https://cd-encina.example';
describe('a match for search engines', () => {
  const partido = {
    _id: 'p1',
    local: true,
    nombre_equipo: 'Rival CF',
    nombre_competicion: 'Liga',
    nombre_temporada: '2026/27',
    nombre_campo: 'El Encinar',
    fecha_date: '2026-11-14T17:00:00.000Z',
    jugado: false,
    estado: 'programado',
  } as Partido;

  it.each([
    ['programado', 'EventScheduled'],
    ['finalizado', 'EventScheduled'],
    ['aplazado', 'EventPostponed'],
    ['cancelado', 'EventCancelled'],
  ] as const)('has for the status %s the event status %s', (estado, expected) => {
    expect(matchData({ ...partido, estado }, demoSettings, ORIGEN)['eventStatus']).toBe(
      `https://schema.org/${expected}`,
    );
  });

  it('has the rival as home team of an away match', () => {
    expect(matchData({ ...partido, local: false }, demoSettings, ORIGEN)).toMatchObject({
      homeTeam: { name: 'Rival CF' },
    });
  });
});
