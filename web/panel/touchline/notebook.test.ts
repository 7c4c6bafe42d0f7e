import { type JugadorPreview, type Paso, type Posicion, NO_IMAGE } from '@club/shared';
import { describe, expect, it } from 'vitest';
import {
  type Notebook,
  notebookSchema,
  filasElegidas,
  type TouchlineJugador,
  openNotebook,
  pendientesOf,
  NO_SERVER,
  withJugadores,
} from './notebook';
import { PARTIDO } from './testing/server';

const INSTANTE = '2026-11-21T16:00:00.000Z';
const NINGUNA: Posicion = { por: false, def: false, mc: false, del: false };
const jugador = (id: string, posicion: Partial<Posicion>): JugadorPreview => ({
  jugador_id: id,
  nombre: 'Nombre',
  apellido1: 'Apellido',
  nombre_con_inicial: `${id} A.`,
  alias: 'Alias',
  img_perfil: NO_IMAGE,
  dorsal: 7,
  edad: 27,
  activo: true,
  posicion: { ...NINGUNA, ...posicion, order_code: 0 },
});
const gol = (id: string): Paso => ({ id, instante: INSTANTE, tipo: 'gol_anotado' });
const EMPTY = openNotebook(PARTIDO, [], () => 'una');
const VACIA = { delanteros: [], mediocentros: [], defensas: [], portero: [], suplentes: [] };

describe('a new notebook', () => {
  it('has what the screen shows of the match, and no steps', () => {
    expect(EMPTY).toStrictEqual({
      partido_id: 'p1',
      generacion: 'una',
      intentado: false,
      partido: {
        temporada_id: 't1',
        local: true,
        nombre_equipo: 'Atlético Robledal',
        nombre_competicion: 'Liga Comarcal',
        nombre_campo: 'El Encinar',
        fecha_date: INSTANTE,
        hora_str: '17:00',
      },
      plantilla: [],
      pasos: [],
      servidor: { version: 0, actualizado: '', pasos: [] },
      distintos: [],
      borrador: null,
      alineacion: null,
      cierre: null,
    });
  });

  it('has the length of the match’s halves', () => {
    const { partido } = openNotebook({ ...PARTIDO, minutos_parte: 30 }, [], () => 'una');
    expect(partido.minutos_parte).toBe(30);
  });

  it.each([
    ['a goalkeeper', { por: true }, 'portero'],
    ['a defender', { def: true }, 'defensas'],
    ['a midfielder', { mc: true }, 'mediocentros'],
    ['a forward', { del: true }, 'delanteros'],
    ['a player of all positions', { por: true, def: true, mc: true, del: true }, 'portero'],
    ['a forward and defender', { def: true, del: true }, 'defensas'],
    ['a forward and midfielder', { mc: true, del: true }, 'mediocentros'],
    ['a player without position', {}, 'mediocentros'],
  ])('lists %s in the first of his positions’ rows', (_name, posicion, fila) => {
    expect(openNotebook(PARTIDO, [jugador('ana', posicion)], () => 'una').plantilla).toStrictEqual([
      { jugador_id: 'ana', nombre_con_inicial: 'ana A.', dorsal: 7, fila },
    ]);
  });

  it('keeps the order of the squad', () => {
    const activos = [jugador('bea', { del: true }), jugador('ana', { por: true })];
    const { plantilla } = openNotebook(PARTIDO, activos, () => 'una');
    expect(plantilla.map(({ jugador_id: id }) => id)).toEqual(['bea', 'ana']);
  });

  it('survives a round trip through storage', () => {
    const cuaderno = openNotebook(PARTIDO, [jugador('ana', { por: true })], () => 'una');
    expect(notebookSchema.parse(JSON.parse(JSON.stringify(cuaderno)))).toEqual(cuaderno);
  });
});

describe('an older notebook', () => {
  it('has no log generation, and may have been sent', () => {
    const { generacion: _generacion, intentado: _intentado, ...older } = EMPTY;
    expect(notebookSchema.parse(older)).toMatchObject({ generacion: '', intentado: true });
  });

  it.each([
    ['gol', 'gol_anotado'],
    ['gol_encajado', 'gol_encajado'],
    ['tarjeta', 'tarjeta'],
  ])('reads a half-entered event «%s» as «%s»', (tipo, expected) => {
    const borrador = { tipo, instante: INSTANTE };
    expect(notebookSchema.parse({ ...EMPTY, borrador }).borrador).toEqual({
      tipo: expected,
      instante: INSTANTE,
    });
  });

  it('is refused with an unknown kind of event', () => {
    const borrador = { tipo: 'saque', instante: INSTANTE };
    expect(notebookSchema.safeParse({ ...EMPTY, borrador }).success).toBe(false);
  });
});

describe('players named only by the live match', () => {
  const PLANTILLA: TouchlineJugador[] = [
    { jugador_id: 'ana', nombre_con_inicial: 'Ana P.', dorsal: 1, fila: 'portero' },
  ];
  const resumen = (id: string, dorsal: number) => ({
    jugador_id: id,
    nombre_con_inicial: `${id} Q.`,
    nombre: id,
    dorsal,
    img_perfil: NO_IMAGE,
  });

  it('are added after the squad, as substitutes', () => {
    const jugadores = { ana: resumen('ana', 99), bea: resumen('bea', 4) };
    expect(withJugadores(PLANTILLA, jugadores)).toStrictEqual([
      ...PLANTILLA,
      { jugador_id: 'bea', nombre_con_inicial: 'bea Q.', dorsal: 4, fila: 'suplentes' },
    ]);
  });

  it('are none when all are in the squad', () => {
    expect(withJugadores(PLANTILLA, { ana: resumen('ana', 99) })).toEqual(PLANTILLA);
    expect(withJugadores(PLANTILLA, {})).toEqual(PLANTILLA);
  });
});

describe('unsent steps', () => {
  it.each([
    ['all before the first send', ['a', 'b'], [], ['a', 'b']],
    ['none once the server has them', ['a', 'b'], ['a', 'b'], []],
    ['those that the server lacks, in order', ['a', 'b', 'c'], ['b'], ['a', 'c']],
    ['none if only the server has more', ['a'], ['a', 'z'], []],
  ])('are %s', (_name, own, sent, expected) => {
    const servidor = { ...NO_SERVER, pasos: sent.map(gol) };
    expect(pendientesOf({ pasos: own.map(gol), servidor }).map(({ id }) => id)).toEqual(expected);
  });
});

describe('the line-up', () => {
  const DEL_DIARIO = {
    delanteros: ['ana'],
    mediocentros: ['bea'],
    defensas: ['cris'],
    portero: ['dani'],
    suplentes: ['eva', 'fran'],
  };
  const AQUI = { ...VACIA, portero: ['ana'] };
  const noted: Notebook = {
    ...EMPTY,
    pasos: [{ id: 'l', instante: INSTANTE, tipo: 'alineacion', filas: DEL_DIARIO }],
  };

  it.each<[string, Notebook, Notebook['alineacion']]>([
    ['empty without a line-up step', EMPTY, VACIA],
    ['the log’s', noted, DEL_DIARIO],
    ['the one being edited', { ...EMPTY, alineacion: AQUI }, AQUI],
    ['the one being edited, instead of the log’s', { ...noted, alineacion: AQUI }, AQUI],
    ['empty if that was edited so', { ...noted, alineacion: VACIA }, VACIA],
  ])('is %s', (_name, cuaderno, expected) => {
    expect(filasElegidas(cuaderno)).toEqual(expected);
  });

  it('can be changed without changing the log', () => {
    filasElegidas(noted).suplentes.push('gala');
    expect(DEL_DIARIO.suplentes).toEqual(['eva', 'fran']);
    filasElegidas(EMPTY).portero.push('gala');
    expect(filasElegidas(EMPTY).portero).toEqual([]);
  });
});
