import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BALANCE_FIELDS, ZERO_BALANCE } from '../rules/season-record';
import { ZERO_COUNTERS, COUNTERS } from '../vocabulary';
import { contribution } from '../rules/contribution';
import { newFila } from '../rules/estadisticas';
import { findActa, previewPartido } from '../rules/partido';
import type { Acta } from '../schemas/acta';
import { type CorrectionsDoc, equipoEstadisticasDocSchema } from '../schemas/estadisticas';
import { calendarDocSchema, estadisticasJugadoresDocSchema } from '../schemas/public';
import { EMPTY_SHEET } from '../testing/acta-arbitrary';
import {
  buildEquipoEstadisticas,
  countersArbitrary,
  buildPartidos,
  buildRecords,
  partidosArbitrary,
} from '../testing/temporada-builder';
import { buildSummary } from '../testing/partido-builder';
import { deriveTemporada, keepStoredRows, noCorrections, type TemporadaRecords } from './temporada';

const KEYS = { temporada_id: 'temporada-1', temporada_nombre: 'Temporada 2026/27' };
const JPG = { disponible: true, extension: 'jpg' as const };

const makeSquad = (names: Readonly<Record<string, string>>): TemporadaRecords['squad'] =>
  Object.fromEntries(
    Object.entries(names).map(([jugador_id, nombre_con_inicial]) => [
      jugador_id,
      { jugador_id, nombre_con_inicial, img_perfil: JPG },
    ]),
  );

/** Corrections of these players, by id. */
const corrected = (
  settings: Readonly<Record<string, Partial<typeof ZERO_COUNTERS>>>,
  fields: Partial<CorrectionsDoc> = {},
): CorrectionsDoc => ({
  ...noCorrections('temporada-1'),
  jugadores: Object.fromEntries(
    Object.entries(settings).map(([jugador_id, ajuste]) => [
      jugador_id,
      {
        jugador_id,
        jugador_nombre: `Corrected ${jugador_id}`,
        img_perfil: JPG,
        ajuste: { ...ZERO_COUNTERS, ...ajuste },
      },
    ]),
  ),
  ...fields,
});

/** A sheet with these players called up, by their names at the time. The first one scored. */
const sheet = (names: Readonly<Record<string, string>>): Acta => {
  const suplentes = Object.entries(names).map(([id, nombre_con_inicial]) =>
    buildSummary(id, { nombre_con_inicial }),
  );
  const [autor] = suplentes;
  return {
    ...EMPTY_SHEET,
    alineacion: { ...EMPTY_SHEET.alineacion, suplentes },
    detalles: {
      primera_parte: autor ? [{ evento: 'gol anotado', autor }] : [],
      segunda_parte: [],
    },
  };
};

const derive = (fields: Partial<TemporadaRecords>) => deriveTemporada(buildRecords(fields));

/** Corrections of players in the generated sheets, and of one in no sheet. */
const correctionsArbitrary = fc
  .record({
    ajustes: fc.dictionary(
      fc.constantFrom('jugador-0', 'jugador-1', 'en-ninguna'),
      fc.oneof(countersArbitrary(-5, 5), countersArbitrary(9990, 9999)),
    ),
    ganados: fc.integer({ min: -5, max: 9999 }),
  })
  .map(({ ajustes, ganados }) =>
    corrected(ajustes, { ajuste: { ...ZERO_BALANCE, ganados }, posicion: 2, num_equipos: 12 }),
  );
const squadArbitrary = fc
  .subarray(['jugador-0', 'jugador-1', 'jugador-2', 'en-ninguna', 'nuevo'])
  .map((ids) => makeSquad(Object.fromEntries(ids.map((id) => [id, `Squad ${id}`]))));
const recordsArbitrary = fc
  .record({
    isCurrent: fc.boolean(),
    partidos: partidosArbitrary,
    corrections: correctionsArbitrary,
    squad: squadArbitrary,
  })
  .map(buildRecords);

describe('the projections of a season', () => {
  it('match their schemas in any order of the matches, which are unchanged, and have the corrections as entered', () => {
    fc.assert(
      fc.property(recordsArbitrary, (records) => {
        const { calendario, equipo, jugadores } = deriveTemporada(records);
        expect(calendarDocSchema.parse(calendario)).toEqual(calendario);
        expect(equipoEstadisticasDocSchema.parse(equipo)).toEqual(equipo);
        expect(estadisticasJugadoresDocSchema.parse(jugadores)).toEqual(jugadores);
        const previews = records.partidos.map((partido) => [partido._id, previewPartido(partido)]);
        expect(calendario.partidos).toEqual(Object.fromEntries(previews));
        const settings = Object.entries(records.corrections.jugadores);
        for (const [id, { ajuste }] of settings)
          expect(jugadores.filas[id]?.ajuste).toEqual(ajuste);
        const partidos = records.partidos.toReversed();
        expect(deriveTemporada({ ...records, partidos })).toEqual({
          calendario,
          equipo,
          jugadores,
        });
      }),
    );
  });

  it('add up the sheets for every player, every pair and the team', () => {
    fc.assert(
      fc.property(partidosArbitrary, (partidos) => {
        const added = partidos.map((partido) => contribution(findActa(partido)));
        const sum = (figure: (one: (typeof added)[number]) => number | undefined) =>
          added.reduce((total, one) => total + (figure(one) ?? 0), 0);
        const { equipo, jugadores } = derive({ partidos });
        const { filas, parejas = {}, goles_con_minutos: goles = {} } = jugadores;
        const ids = new Set(added.flatMap((one) => Object.keys(one.jugadores)));
        expect(Object.keys(filas)).toEqual([...ids].sort());
        for (const { jugador_id: id, sumas } of Object.values(filas)) {
          for (const counter of COUNTERS) {
            expect(sumas[counter]).toBe(sum((one) => one.jugadores[id]?.[counter]));
          }
          expect(goles[id] ?? 0).toBe(sum((one) => one.goalsWithMinutes[id]));
        }
        const pairs = new Set(added.flatMap((one) => Object.keys(one.parejas)));
        expect(new Set(Object.keys(parejas))).toEqual(pairs);
        for (const pair of pairs) expect(parejas[pair]).toBe(sum((one) => one.parejas[pair]));
        for (const campo of BALANCE_FIELDS) {
          expect(equipo[campo]).toBe(sum((one) => one.equipo[campo]));
        }
      }),
    );
  });

  it('omit empty fields', () => {
    for (const partidos of [[], buildPartidos([null, null])]) {
      const { calendario, equipo, jugadores } = derive({
        partidos,
        squad: makeSquad({ a: 'Ana' }),
      });
      expect(Object.keys(calendario)).toEqual([...Object.keys(KEYS), 'partidos']);
      expect(equipo).toStrictEqual(buildEquipoEstadisticas());
      expect(jugadores).toStrictEqual({ ...KEYS, filas: {} });
    }
  });
});

describe('the name in a row', () => {
  const partidos = buildPartidos([
    sheet({ a: 'Old a', b: 'Old b', c: 'Old c' }),
    sheet({ a: 'New a', c: 'New c' }),
    null,
  ]);
  const records = {
    partidos: partidos.toReversed(),
    corrections: corrected({ a: {}, d: {} }),
    squad: makeSquad({ a: 'Squad a', b: 'Squad b', e: 'Squad e' }),
  };
  /** Each row's name, with a mark for a photo. Only sheets have none here. */
  const names = (isCurrent: boolean) =>
    Object.values(derive({ ...records, isCurrent }).jugadores.filas).map(
      ({ jugador_nombre: name, img_perfil }) => `${name}${img_perfil.disponible ? ' +' : ''}`,
    );

  it('comes from the squad in the current season, or from corrections or the latest sheet of a deleted player', () => {
    expect(names(true)).toEqual(['Squad a +', 'Squad b +', 'New c', 'Corrected d +']);
  });

  it('comes from the corrections in a past season, or otherwise from the latest sheet', () => {
    expect(names(false)).toEqual(['Corrected a +', 'Old b', 'New c', 'Corrected d +']);
  });

  it('is deterministic if several sheets have the same kick-off', () => {
    const fecha_date = '2026-10-01T16:00:00.000Z';
    const same = partidos.map((partido) => ({ ...partido, fecha_date }));
    const { filas } = derive({ partidos: same.toReversed() }).jugadores;
    expect(filas['a']?.jugador_nombre).toBe('New a');
  });

  it('may be that of a deleted player, who is listed in the calendar, whatever his name', () => {
    const { borrados } = derive({
      partidos: buildPartidos([sheet({ toString: 'Old', a: 'Old a' })]),
      corrections: corrected({ d: {} }),
      squad: makeSquad({ a: 'Squad a' }),
    }).calendario;
    expect(borrados).toEqual(['d', 'toString']);
    expect(
      derive({ ...records, squad: makeSquad({ a: '', b: '', c: '', d: '' }) }).calendario,
    ).not.toHaveProperty('borrados');
  });
});

describe('corrections', () => {
  it('are added to the sheets, and no visible figure is negative', () => {
    const { equipo, jugadores } = derive({
      partidos: buildPartidos([sheet({ a: 'Ana', b: 'Bea' })]),
      corrections: corrected(
        { a: { goles: 2, partidos_jugados: -3 }, b: { partidos_jugados: 1 } },
        { ajuste: { ...ZERO_BALANCE, ganados: -2, empatados: 4 } },
      ),
    });
    expect(equipo).toMatchObject({
      partidos_jugados: 1,
      ganados: 0,
      empatados: 4,
      perdidos: 0,
      sumas: { partidos_jugados: 1, ganados: 1, empatados: 0, perdidos: 0 },
      ajuste: { partidos_jugados: 0, ganados: -2, empatados: 4, perdidos: 0 },
      ranking_goles: [{ jugador_id: 'a', goles: 3 }],
      tabla_jugadores: [
        { jugador_id: 'a', goles: 3, partidos_jugados: 0 },
        { jugador_id: 'b', goles: 0, partidos_jugados: 2 },
      ],
    });
    expect(jugadores.filas['a']).toMatchObject({
      sumas: { goles: 1, partidos_jugados: 1 },
      ajuste: { goles: 2, partidos_jugados: -3 },
    });
  });

  it('make up a season without matches', () => {
    const ajuste = { partidos_jugados: 20, ganados: 12, empatados: 5, perdidos: 3 };
    const placed = { posicion: 3, num_equipos: 14, posicion_el: '2026-11-01T10:00:00.000Z' };
    const typed = { ...placed, retirado: true as const };
    const { calendario, equipo, jugadores } = derive({
      isCurrent: false,
      corrections: corrected({ a: { goles: 4 }, b: {} }, { ...typed, ajuste, archivo: 'retirado' }),
      squad: makeSquad({ a: 'Squad a', b: 'Squad b' }),
    });
    expect(calendario).toStrictEqual({ ...KEYS, partidos: {} });
    expect(equipo).toMatchObject({
      ...typed,
      ...ajuste,
      sumas: ZERO_BALANCE,
      ajuste,
      ranking_goles: [{ jugador_id: 'a', jugador_nombre: 'Corrected a', goles: 4 }],
      ranking_asistencias: [],
    });
    expect(equipo.tabla_jugadores).toHaveLength(1);
    expect(Object.keys(jugadores)).toEqual([...Object.keys(KEYS), 'filas', 'archivo']);
    expect(Object.keys(jugadores.filas)).toEqual(['a', 'b']);
  });
});

describe('a season that has ended', () => {
  it('keeps every row with name and correction, and gets a zero row for other players of the squad', () => {
    fc.assert(
      fc.property(recordsArbitrary, squadArbitrary, (given, later) => {
        const records = { ...given, isCurrent: true };
        const { filas } = deriveTemporada(records).jugadores;
        const archived = { ...records.corrections, archivo: 'puesto' as const };
        const corrections = keepStoredRows(archived, { filas }, records.squad);
        expect(corrections).not.toHaveProperty('archivo');
        expect(corrections).toMatchObject({ ...records.corrections, jugadores: {} });
        const past = deriveTemporada({ ...records, isCurrent: false, corrections, squad: later });
        const atZero = Object.values(records.squad).map(({ nombre_con_inicial, ...jugador }) =>
          newFila({ ...jugador, jugador_nombre: nombre_con_inicial }),
        );
        expect(past.jugadores.filas).toEqual({
          ...Object.fromEntries(atZero.map((row) => [row.jugador_id, row])),
          ...filas,
        });
      }),
      { numRuns: 40 },
    );
  });
});
