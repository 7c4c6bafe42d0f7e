import { describe, expect, it } from 'vitest';
import { demoSettings } from '../demo/index';
import { buildPartido } from '../testing/partido-builder';
import { picturePartido, pictureMvp } from './share-content';

const quien = (jugador_id: string, nombre: string) => ({
  jugador_id,
  nombre,
  nombre_con_inicial: `${nombre} Z.`,
  dorsal: 9,
  img_perfil: { disponible: false, extension: 'jpg' as const },
});
const iker = quien('a', 'Iker');
const leo = quien('b', 'Leo');

const partido = buildPartido({
  jugado: true,
  estado: 'finalizado',
  resultado: 'win',
  goles_anotados: 3,
  goles_encajados: 1,
  detalles: {
    primera_parte: [
      { evento: 'gol anotado', autor: iker, asistente: leo, minuto: 45, anadido: 2 },
      { evento: 'tarjeta amarilla', autor: iker },
    ],
    segunda_parte: [
      { evento: 'gol encajado' },
      { evento: 'gol anotado', autor: leo, asistente: iker },
      { evento: 'gol anotado', propia_puerta: true },
    ],
  },
  mvp: iker,
});
const marco = {
  club: demoSettings.nombre,
  colores: demoSettings.colores,
  camiseta: demoSettings.camiseta,
  escudo: demoSettings.escudo,
  zona_horaria: demoSettings.zona_horaria,
  escudo_version: 0,
  local: true,
  nombre_equipo: 'Atlético Robledal',
  nombre_competicion: 'Liga Comarcal',
  fecha_date: '2026-11-14T17:00:00.000Z',
  jugado: true,
  goles_anotados: 3,
  goles_encajados: 1,
};

describe('the content of a match picture', () => {
  it('is the match, and our goals with a known scorer, in playing order', () => {
    expect(picturePartido(partido, demoSettings)).toEqual({
      ...marco,
      color_equipo: '#b91c1c',
      nombre_campo: 'El Encinar',
      hora_str: '18:00',
      estado: 'finalizado',
      resultado: 'win',
      goles: [
        { jugador_id: 'a', nombre_con_inicial: 'Iker Z.', dorsal: 9, minuto: 45, anadido: 2 },
        {
          jugador_id: 'b',
          nombre_con_inicial: 'Leo Z.',
          dorsal: 9,
          minuto: undefined,
          anadido: undefined,
        },
      ],
    });
  });

  it('has no goals before the match', () => {
    expect(picturePartido({ ...partido, jugado: false }, demoSettings).goles).toEqual([]);
  });
});

describe('the content of a best player’s picture', () => {
  it('is the match and his figures', () => {
    expect(pictureMvp(partido, demoSettings)).toEqual({
      ...marco,
      nombre_con_inicial: 'Iker Z.',
      dorsal: 9,
      goles: 1,
      asistencias: 1,
    });
  });

  it('does not exist without a best player', () => {
    expect(pictureMvp({ ...partido, mvp: null }, demoSettings)).toBeUndefined();
  });
});
