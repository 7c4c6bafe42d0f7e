import { describe, expect, it } from 'vitest';
import type { Partido } from './records/partido';
import { sharePicturePath } from './share-paths';
import { buildPartido } from './testing/partido-builder';
import { buildSummary } from './testing/summary-builder';
import { demoSettings } from './demo/index';

const quien = (nombre: string) => buildSummary('a', { nombre, nombre_con_inicial: nombre });
const played = (fields: Partial<Partido> = {}): Partido =>
  buildPartido({
    jugado: true,
    resultado: 'win',
    goles_anotados: 1,
    goles_encajados: 0,
    detalles: {
      primera_parte: [{ evento: 'gol anotado', autor: quien('Iker Z.'), minuto: 12 }],
      segunda_parte: [],
    },
    mvp: quien('Iker Z.'),
    ...fields,
  });
const goal = (nombre: string): Partial<Partido> => ({
  detalles: {
    primera_parte: [{ evento: 'gol anotado', autor: quien(nombre), minuto: 12 }],
    segunda_parte: [],
  },
});

describe('the URL of a share picture', () => {
  it.each<Partial<Partido>>([
    goal('Iker'),
    { goles_encajados: 3 },
    { resultado: 'draw' },
    { estado: 'en_juego' },
    { fecha_date: '2031-01-01T10:00:00.000Z' },
    { hora_str: '23:59' },
    { nombre_campo: 'Otro' },
    { nombre_competicion: 'Otra' },
    { nombre_equipo: 'Otro' },
    { color_equipo: '#123456' },
    { local: !played().local },
  ])('of a match changes with %o', (fields) => {
    expect(sharePicturePath('partido', played(fields), demoSettings)).not.toBe(
      sharePicturePath('partido', played(), demoSettings),
    );
  });

  it.each<[string, Partial<Partido>]>([
    ['his name', { mvp: quien('Iker') }],
    ['his number', { mvp: { ...quien('Iker Z.'), dorsal: 3 } }],
    ['his goals', { detalles: { primera_parte: [], segunda_parte: [] } }],
    ['nobody', { mvp: null }],
  ])('of the best player changes with %s', (_what, fields) => {
    expect(sharePicturePath('mvp', played(fields), demoSettings)).not.toBe(
      sharePicturePath('mvp', played(), demoSettings),
    );
  });

  it('is stable while its content is: other changes of the match keep it', () => {
    const { mvp: _mvp, ...others } = played();
    expect(sharePicturePath('partido', { ...others, mvp: null, version: 17 }, demoSettings)).toBe(
      sharePicturePath('partido', played(), demoSettings),
    );
    expect(
      sharePicturePath('mvp', { ...played(), version: 17, nombre_campo: 'Otro' }, demoSettings),
    ).toBe(sharePicturePath('mvp', played(), demoSettings));
  });
});
