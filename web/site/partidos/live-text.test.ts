import { deriveLiveMatch, type Evento, type Step } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { announcementOf, liveStatusOf } from './live-text';
import { samplePlayer } from './sample-match';

const at = (clock: string) => `2026-03-01T${clock}.000Z`;
const phase = (tipo: 'comienzo' | 'descanso' | 'segunda_parte' | 'final', clock: string): Step => ({
  id: tipo,
  tipo,
  instante: at(clock),
});
const START = phase('comienzo', '11:00:00');
const HALF_TIME = phase('descanso', '11:46:00');
const SECOND = phase('segunda_parte', '12:00:00');
const FINAL = phase('final', '12:50:00');

const textAt = (pasos: readonly Step[], clock: string, actualizado = at(clock)) =>
  liveStatusOf(deriveLiveMatch(pasos), { actualizado }, new Date(at(clock)), 'Europe/Madrid');

describe('text next to the score of a live match', () => {
  it.each([
    ['Por empezar', '11:00:00', []],
    ["34'", '11:33:10', [START]],
    ["45+2'", '11:46:30', [START]],
    ['Descanso', '11:50:00', [START, HALF_TIME]],
    ["46'", '12:00:30', [START, HALF_TIME, SECOND]],
    ['Final', '12:55:00', [START, HALF_TIME, SECOND, FINAL]],
  ])('is «%s» at %s', (text, clock, pasos) =>
    expect(textAt(pasos, clock)).toEqual({ text, isForgotten: false }),
  );

  it('says since when there are no updates if nothing was entered for hours', () => {
    expect(textAt([START], '15:40:00', at('11:30:00'))).toEqual({
      text: 'Sin noticias desde las 12:30',
      isForgotten: true,
    });
    const dayBefore = '2026-02-28T11:30:00.000Z';
    expect(textAt([START], '11:30:00', dayBefore).text).toBe(
      'Sin noticias desde el 28 de febrero de 2026',
    );
  });
});

const KICKS = [
  { id: 'tanda', tipo: 'tanda', instante: at('14:00:00') },
  { id: 'k1', tipo: 'lanzamiento', lado: 'club', gol: true, instante: at('14:01:00') },
  { id: 'k2', tipo: 'lanzamiento', lado: 'rival', gol: false, instante: at('14:02:00') },
] as const satisfies readonly Step[];

describe('screen-reader announcement of a live match', () => {
  const partido = {
    local: false,
    nombre_equipo: 'Atlético Robledal',
    color_equipo: '#b91c1c',
    goles_anotados: 1,
    goles_encajados: 0,
    jugado: false,
    estado: 'en_juego',
    resultado: '',
  } as const;

  it('has phase and score, home side first', () =>
    expect(announcementOf(partido, { fase: 'descanso' }, undefined, 'CD Encina')).toBe(
      'Descanso: Atlético Robledal 0 - 1 CD Encina',
    ));

  it('has the kicks of a shoot-out and the last one', () => {
    const current = deriveLiveMatch([START, ...KICKS]);
    const shown = { ...partido, goles_encajados: 1, tanda: { anotados: 1, encajados: 0 } };
    expect(announcementOf(shown, current, undefined, 'CD Encina')).toBe(
      'Tanda de penaltis: Atlético Robledal 1-1 (0-1 p.) CD Encina. Último: Penalti de Atlético Robledal: fallado',
    );
    expect(textAt([START, ...KICKS], '14:02:30').text).toBe('Tanda de penaltis');
  });

  it('has the last event with player and minute', () => {
    const goal: Evento = {
      evento: 'gol anotado',
      autor: samplePlayer(9, 'Ximo L.'),
      minuto: 45,
      anadido: 2,
    };
    expect(announcementOf(partido, { fase: 'primera_parte' }, goal, 'CD Encina')).toBe(
      'Primera parte: Atlético Robledal 0 - 1 CD Encina. Último: gol nuestro, Ximo L., minuto 45+2',
    );
  });
});
