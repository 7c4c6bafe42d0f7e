import { describe, expect, it } from 'vitest';
import { ZERO_COUNTERS } from '../vocabulary';
import { withActa } from '../rules/partido';
import { allTimeDocSchema } from '../schemas/all-time';
import { EMPTY_SHEET } from '../testing/acta-arbitrary';
import { buildFila } from '../testing/temporada-builder';
import { buildPartido, buildSummary } from '../testing/partido-builder';
import {
  deriveAllTimeClub,
  deriveAllTimeSlice,
  EMPTY_ALL_TIME,
  withAllTimeSlice,
} from './all-time';

describe('a season’s slice of the all-time document', () => {
  const gol = (id: string) => ({ evento: 'gol anotado' as const, autor: buildSummary(id) });
  const partido = withActa(buildPartido({ _id: 'p1', fecha_date: '2026-10-01T16:00:00.000Z' }), {
    ...EMPTY_SHEET,
    detalles: {
      primera_parte: [gol('a'), gol('b'), { evento: 'gol encajado' }, gol('b')],
      segunda_parte: [gol('a'), { evento: 'gol anotado' }],
    },
  });

  it('has a line for each played match, with its top scorer: if tied, who got there first', () => {
    const { partidos } = deriveAllTimeSlice([partido, buildPartido({ _id: 'p2' })], { filas: {} });
    const { equipo_id, nombre_equipo, nombre_competicion, local } = partido;
    const known = [equipo_id, nombre_equipo, nombre_competicion, local];
    expect(partidos).toEqual({ p1: [1790870400, '01-10-2026', ...known, 5, 1, 'b', 2] });
  });

  it('has a line for each player whose corrected figures are not all zero', () => {
    const ajuste = { ...ZERO_COUNTERS, partidos_jugados: 7, goles: 6, asistencias: 5, mvp: 4 };
    const cards = { tarjetas_amarillas: 3, tarjetas_rojas: -1 };
    const sumas = { ...ZERO_COUNTERS, goles: 1, minutos: 90 };
    const { filas } = deriveAllTimeSlice([], {
      filas: {
        a: buildFila({ sumas, ajuste: { ...ajuste, ...cards } }),
        gone: buildFila({ sumas, ajuste: { ...ZERO_COUNTERS, goles: -2 } }),
        zero: buildFila(),
      },
    });
    expect(filas).toEqual({ a: ['Marcos L.', 7, 7, 5, 4, 3, 0] });
  });

  it('is empty without matches and figures, unless an archive was deleted', () => {
    const nothing = { partidos: undefined, filas: undefined, sin_archivo: undefined };
    const unplayed = [buildPartido()];
    const rows = { a: buildFila() };
    expect(deriveAllTimeSlice(unplayed, { filas: rows })).toEqual(nothing);
    expect(deriveAllTimeSlice(unplayed, { filas: rows, archivo: 'puesto' })).toEqual(nothing);
    expect(deriveAllTimeSlice(unplayed, { filas: rows, archivo: 'retirado' })).toEqual({
      ...nothing,
      sin_archivo: true,
    });
  });
});

describe('the all-time document', () => {
  it('has each season’s latest slice, whatever its id, and nothing of a removed slice', () => {
    const sumas = { ...ZERO_COUNTERS, goles: 1 };
    const slice = (id: string) => deriveAllTimeSlice([], { filas: { [id]: buildFila({ sumas }) } });
    const writes = [
      ['t1', slice('a')],
      ['toString', slice('b')],
      ['t2', slice('c')],
      ['t1', slice('d')],
      ['t2', undefined],
    ] as const;
    const doc = writes.reduce(
      (historia, [id, part]) => withAllTimeSlice(historia, id, part),
      EMPTY_ALL_TIME,
    );
    const rows = { t1: slice('d').filas, toString: slice('b').filas };
    expect(doc).toStrictEqual({ ...EMPTY_ALL_TIME, filas: rows });
    expect(allTimeDocSchema.parse(doc)).toEqual(doc);
  });

  it('has the club’s seasons, and the players who have a page', () => {
    const temporadas = [{ _id: 't1', nombre: 'Temporada 2026/27' }];
    const posicion = { del: true, mc: false, def: false, por: false, order_code: 1 };
    const others = { apellido1: '', alias: '', edad: 27, activo: true, posicion };
    const jugador = { ...buildSummary('a'), ...others };
    expect(deriveAllTimeClub({ temporadas }, { jugadores: { a: jugador } })).toEqual({
      temporadas,
      nombres: { a: 'a' },
    });
    expect(deriveAllTimeClub(undefined, undefined)).toEqual({ temporadas: [], nombres: {} });
  });
});
