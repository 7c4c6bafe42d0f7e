import { type Position, perRow, type LiveEvento, type Fila } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { buildPartido, buildSummary } from '../../../shared/src/testing/partido-builder';
import { buildJugador, toPreview } from '../testing/club';
import {
  type Notebook,
  notebookSchema,
  chosenRows,
  type TouchlineJugador,
  createNotebook,
  NO_SERVER_LOG,
  withJugadores,
  withCallUpAndSuspensions,
  jugadoresToChoose,
  groupByRow,
} from './notebook';

const INSTANT = '2026-11-21T16:00:00.000Z';
const PARTIDO = buildPartido({ temporada_id: 't1', fecha_date: INSTANT });
const NONE: Position = { por: false, def: false, mc: false, del: false };
const active = (_id: string, posicion: Partial<Position>) =>
  toPreview(
    buildJugador({
      _id,
      nombre: _id,
      apellido1: 'Arias',
      dorsal: 7,
      posicion: { ...NONE, ...posicion },
    }),
  );
/** A player of the squad, in this row. */
const called = (id: string, row: Fila): TouchlineJugador => ({
  jugador_id: id,
  nombre_con_inicial: id,
  dorsal: 1,
  fila: row,
});
const EMPTY = createNotebook(PARTIDO, [], () => 'una');

describe('a new notebook', () => {
  it('has only what the screen shows of the match, and no steps', () => {
    expect(EMPTY).toMatchObject({
      generacion: 'una',
      intentado: false,
      pasos: [],
      servidor: NO_SERVER_LOG,
    });
    const { partido } = createNotebook({ ...PARTIDO, minutos_parte: 30 }, [], () => 'una');
    expect(partido).toStrictEqual({
      minutos_parte: 30,
      temporada_id: 't1',
      local: true,
      nombre_equipo: 'Atlético Robledal',
      nombre_competicion: 'Liga Comarcal',
      nombre_campo: 'El Encinar',
      fecha_date: INSTANT,
      hora_str: '17:00',
    });
  });

  it.each([
    ['a goalkeeper', { por: true }, 'portero'],
    ['a defender', { def: true }, 'defensas'],
    ['a forward', { del: true }, 'delanteros'],
    ['a player of all positions', { por: true, def: true, mc: true, del: true }, 'portero'],
    ['a forward and midfielder', { mc: true, del: true }, 'mediocentros'],
    ['a player without position', {}, 'mediocentros'],
  ])('lists %s in the first of his positions’ rows', (_name, posicion, row) => {
    expect(createNotebook(PARTIDO, [active('ana', posicion)], () => 'una').plantilla).toStrictEqual(
      [{ jugador_id: 'ana', nombre_con_inicial: 'ana A.', dorsal: 7, fila: row }],
    );
  });

  it('keeps the order of the squad, and survives a round trip through storage', () => {
    const squad = [active('bea', { del: true }), active('ana', { por: true })];
    const notebook = createNotebook(PARTIDO, squad, () => 'una');
    expect(notebook.plantilla.map(({ jugador_id: id }) => id)).toEqual(['bea', 'ana']);
    expect(notebookSchema.parse(JSON.parse(JSON.stringify(notebook)))).toEqual(notebook);
  });
});

it('an older notebook’s sheet is derived again from its log', () => {
  const cierre = { clave: 'una', cuerpo: { alineacion: {}, version: 3 } };
  expect(notebookSchema.parse({ ...EMPTY, cierre })).toEqual({ ...EMPTY, cierre: {} });
});

it('an older notebook’s half-entered «gol» is read, unlike an unknown kind of event', () => {
  const read = (tipo: string) =>
    notebookSchema.safeParse({ ...EMPTY, borrador: { tipo, instante: INSTANT } });
  expect(read('gol').data?.borrador?.tipo).toBe('gol_anotado');
  expect(read('saque').success).toBe(false);
});

it('players named only by the live match are added after the squad, as substitutes', () => {
  const jugadores = {
    ana: buildSummary('ana', { dorsal: 99 }),
    bea: buildSummary('bea', { nombre_con_inicial: 'Bea Q.', dorsal: 4 }),
  };
  expect(withJugadores([called('ana', 'portero')], jugadores)).toStrictEqual([
    called('ana', 'portero'),
    { jugador_id: 'bea', nombre_con_inicial: 'Bea Q.', dorsal: 4, fila: 'suplentes' },
  ]);
});

describe('the line-up', () => {
  const OF_THE_LOG = {
    delanteros: ['ana'],
    mediocentros: ['bea'],
    defensas: ['cris'],
    portero: ['dani'],
    suplentes: ['eva', 'fran'],
  };
  const EDITED = { ...perRow<string[]>(() => []), portero: ['ana'] };
  const published: Notebook = {
    ...EMPTY,
    pasos: [{ id: 'l', instante: INSTANT, tipo: 'alineacion', filas: OF_THE_LOG }],
  };

  it('is the one being edited, else a copy of the log’s, else empty', () => {
    expect(chosenRows({ ...published, alineacion: EDITED })).toEqual(EDITED);
    chosenRows(published).suplentes.push('gala');
    expect(chosenRows(published)).toEqual(OF_THE_LOG);
    expect(OF_THE_LOG.suplentes).toEqual(['eva', 'fran']);
    chosenRows(EMPTY).portero.push('gala');
    expect(chosenRows(EMPTY)).toEqual(perRow(() => []));
  });

  it('gets the players of a call-up that arrives late on its bench, once', () => {
    const plantilla = ['ana', 'bea', 'cris', 'dani'].map((id) => called(id, 'portero'));
    const convocados = ['ana', 'bea', 'cris', 'dani', 'gone'];
    const sancionados = [
      { jugador_id: 'dani', nombre_con_inicial: 'dani', motivo: 'roja' as const },
    ];
    const withAnswers = (notebook: Notebook) =>
      withCallUpAndSuspensions(notebook, { convocados, sancionados });
    const edited = withAnswers({ ...EMPTY, plantilla, alineacion: EDITED });
    expect(edited.alineacion).toEqual({ ...EDITED, suplentes: ['bea', 'cris'] });
    // Whoever was taken out since stays out.
    expect(withAnswers({ ...edited, alineacion: EDITED }).alineacion).toEqual(EDITED);
    // Once a line-up was published, an edited one is not changed.
    expect(withAnswers({ ...published, plantilla, alineacion: EDITED }).alineacion).toEqual(EDITED);
    const { suplentes } = chosenRows(withAnswers({ ...EMPTY, plantilla }));
    expect(suplentes).toEqual(['ana', 'bea', 'cris']);
  });
});

const plantilla = [
  called('portera', 'portero'),
  called('central', 'defensas'),
  called('punta', 'delanteros'),
  called('banco', 'delanteros'),
  called('casa', 'defensas'),
];
const alineacion = {
  delanteros: ['punta'],
  mediocentros: [],
  defensas: ['central'],
  portero: ['portera'],
  suplentes: ['banco'],
};
const cambio = (sale_id: string, entra_id: string) =>
  ({ paso_id: sale_id, evento: 'cambio', sale_id, entra_id }) as LiveEvento;

const offeredAfter = (eventos: readonly LiveEvento[]) =>
  groupByRow(jugadoresToChoose({ plantilla }, { alineacion, eventos }))
    .map(([row, some]) => `${row ?? ''} ${some.map(({ jugador_id: id }) => id).join(' ')}`)
    .join(', ');

describe('the players offered by a touchline question', () => {
  it('are the called-up ones by row, forwards first', () => {
    expect(offeredAfter([])).toBe(
      'delanteros punta, defensas central, portero portera, suplentes banco',
    );
  });

  it('swap rows when one comes on for the other, and again when that is reversed', () => {
    expect(offeredAfter([cambio('central', 'banco')])).toBe(
      'delanteros punta, defensas banco, portero portera, suplentes central',
    );
    const reversed = [cambio('central', 'banco'), cambio('banco', 'central')];
    expect(offeredAfter(reversed)).toEqual(offeredAfter([]));
  });

  it('are the whole squad while there is no line-up', () => {
    const everybody = jugadoresToChoose({ plantilla }, { alineacion: null, eventos: [] });
    expect(everybody).toEqual(plantilla);
    expect(groupByRow(everybody)).toEqual([[undefined, plantilla]]);
  });
});
