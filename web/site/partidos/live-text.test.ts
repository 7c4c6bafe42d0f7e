import { deriveLiveMatch, type Evento, type Paso } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { announcementOf, vivoOf } from './live-text';

const at = (clock: string) => `2026-03-01T${clock}.000Z`;
const fase = (tipo: 'comienzo' | 'descanso' | 'segunda_parte' | 'final', clock: string): Paso => ({
  id: tipo,
  tipo,
  instante: at(clock),
});
const COMIENZO = fase('comienzo', '11:00:00');
const DESCANSO = fase('descanso', '11:46:00');
const SEGUNDA = fase('segunda_parte', '12:00:00');
const FINAL = fase('final', '12:50:00');

const textAt = (pasos: readonly Paso[], clock: string, actualizado = at(clock)) =>
  vivoOf(deriveLiveMatch(pasos), { actualizado }, new Date(at(clock)), 'Europe/Madrid');

describe('text next to the score of a live match', () => {
  it.each([
    [[], '11:00:00', 'Por empezar'],
    [[COMIENZO], '11:33:10', "34'"],
    [[COMIENZO], '11:46:30', "45+2'"],
    [[COMIENZO, DESCANSO], '11:50:00', 'Descanso'],
    [[COMIENZO, DESCANSO, SEGUNDA], '12:00:30', "46'"],
    [[COMIENZO, DESCANSO, SEGUNDA, FINAL], '12:55:00', 'Final'],
  ])('case %#', (pasos, clock, texto) => {
    expect(textAt(pasos, clock)).toEqual({ texto, isForgotten: false });
  });

  it('says since when there are no updates if nothing was entered for hours', () => {
    expect(textAt([COMIENZO], '15:40:00', at('11:30:00'))).toEqual({
      texto: 'Sin noticias desde las 12:30',
      isForgotten: true,
    });
    const dayBefore = '2026-02-28T11:30:00.000Z';
    expect(textAt([COMIENZO], '11:30:00', dayBefore).texto).toBe(
      'Sin noticias desde el 28 de febrero de 2026',
    );
  });
});

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

  it('has phase and score, home side first', () => {
    expect(announcementOf(partido, { fase: 'descanso' }, undefined, 'CD Encina')).toBe(
      'Descanso: Atlético Robledal 0 - 1 CD Encina',
    );
  });

  it('has the last event with player and minute', () => {
    const goal: Evento = {
      evento: 'gol anotado',
      autor: {
        jugador_id: 'j1',
        nombre: 'Ximo',
        nombre_con_inicial: 'Ximo L.',
        dorsal: 9,
        img_perfil: { disponible: false, extension: 'jpg' },
      },
      minuto: 45,
      anadido: 2,
    };
    expect(announcementOf(partido, { fase: 'primera_parte' }, goal, 'CD Encina')).toBe(
      'Primera parte: Atlético Robledal 0 - 1 CD Encina. Último: gol nuestro, Ximo L., minuto 45+2',
    );
  });
});
