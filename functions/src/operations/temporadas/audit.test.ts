import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deriveAllTimeClub,
  deriveAllTimeSlice,
  EMPTY_ALL_TIME,
  withAllTimeSlice,
  deriveTemporada,
  noCorrections,
  type TemporadaProjections,
  type TemporadaRecords,
  equipoEstadisticasDocSchema,
  calendarDocSchema,
  estadisticasJugadoresDocSchema,
  ZERO_BALANCE,
  ZERO_COUNTERS,
  previewJugador,
  nextGames,
  previewPartido,
} from '@club/shared';
import { auditTemporada, type StoredTemporada } from './audit';
import { findSquadPlayer, EMPTY_SHEET } from '../../../../shared/src/testing/acta-arbitrary';
import {
  buildPartidos,
  buildRecords,
  partidosArbitrary,
} from '../../../../shared/src/testing/temporada-builder';

const WITHOUT_PHOTO = { disponible: false, extension: 'jpg' as const };
const jugador = {
  _id: 'jugador-1',
  nombre: 'Marcos',
  apellido1: 'López',
  apellido2: '',
  nombre_con_inicial: 'Marcos L.',
  alias: '',
  img_perfil: WITHOUT_PHOTO,
  img_banner: WITHOUT_PHOTO,
  dorsal: 9,
  altura: 175,
  pais: 'España',
  pie: 'Derecho' as const,
  trayectoria: '',
  edad: 27,
  posicion: { del: true, mc: false, def: false, por: false },
  activo: true,
};

/** A consistent season as stored, with a squad of one player. */
function build(fields: Partial<TemporadaRecords>): StoredTemporada & TemporadaProjections {
  const jugadores = { [jugador._id]: previewJugador(jugador._id, jugador, jugador.edad) };
  const records = { ...buildRecords(fields), squad: jugadores };
  const { temporada, partidos } = records;
  const derived = deriveTemporada(records);
  const club = deriveAllTimeClub({ temporadas: [temporada] }, { jugadores });
  const slice = deriveAllTimeSlice(partidos, derived.jugadores);
  return {
    ...records,
    ...derived,
    temporadas: [temporada],
    historia: withAllTimeSlice({ ...EMPTY_ALL_TIME, ...club }, temporada._id, slice),
    nextGames: nextGames(partidos.map(previewPartido)),
    squad: [jugador],
    plantilla: { jugadores },
  };
}

const correct = (goles: number, ganados: number): TemporadaRecords['corrections'] => ({
  ...noCorrections('temporada-1'),
  ajuste: { ...ZERO_BALANCE, ganados },
  jugadores: {
    'jugador-0': {
      jugador_id: 'jugador-0',
      jugador_nombre: 'Nico A.',
      img_perfil: WITHOUT_PHOTO,
      ajuste: { ...ZERO_COUNTERS, goles },
    },
  },
});

const places = (stored: StoredTemporada) =>
  auditTemporada(stored).diferencias.map(({ lugar, id, campo }) => [lugar, id, campo]);

describe('the auditor', () => {
  it('finds nothing in a consistent season, and lists corrections separately', () => {
    const figure = fc.integer({ min: -9, max: 50 });
    fc.assert(
      fc.property(
        fc.boolean(),
        partidosArbitrary,
        figure,
        figure,
        (isCurrent, partidos, goles, ganados) => {
          const corrections = correct(goles, ganados);
          const season = build({ isCurrent, partidos, corrections });
          const { sumas } = season.jugadores.filas['jugador-0'] ?? { sumas: ZERO_COUNTERS };
          const won = partidos.filter(({ resultado }) => resultado === 'win').length;
          const ajuste = (lugar: string, id: string, campo: string, sum: number, on: number) =>
            on === 0 ? [] : [{ lugar, id, campo, esperado: sum, guardado: Math.max(0, sum + on) }];
          expect(auditTemporada(season)).toEqual({
            temporada_id: 'temporada-1',
            temporada_nombre: 'Temporada 2026/27',
            correcta: true,
            diferencias: [],
            ajustes: [
              ...ajuste('balance', 'temporada-1', 'ganados', won, ganados),
              ...ajuste('fila', 'jugador-0', 'goles', sumas.goles, goles),
            ],
          });
        },
      ),
      { numRuns: 40 },
    );
  });
});

/** All variants of a value in which one part, at any depth, is missing, changed or added. */
function damages(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const parts: readonly unknown[] = value;
    return parts.flatMap((part, place) => [
      parts.toSpliced(place, 1),
      ...damages(part).map((damaged) => parts.with(place, damaged)),
    ]);
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value);
    const one = fields.flatMap(([name, field]) => [
      Object.fromEntries(fields.filter(([other]) => other !== name)),
      ...damages(field).map((damaged) => ({ ...value, [name]: damaged })),
    ]);
    return [...one, { ...value, de_mas: 1 }];
  }
  if (typeof value === 'number') return [value + 1];
  return [typeof value === 'boolean' ? !value : `${String(value)}x`];
}

describe('the auditor, in a season with everything,', () => {
  const [a, b] = [findSquadPlayer('jugador-0'), findSquadPlayer('jugador-1')];
  if (!a || !b) throw new Error('the squad has two players');
  const gol = { evento: 'gol anotado' as const, autor: a, asistente: b, minuto: 12 };
  const card = { evento: 'tarjeta roja' as const, autor: b };
  const acta = {
    ...EMPTY_SHEET,
    alineacion: { ...EMPTY_SHEET.alineacion, delanteros: [a, b] },
    detalles: { primera_parte: [gol, gol], segunda_parte: [card] },
    sin_cambios: true as const,
  };
  const instant = { fecha_date: '2026-10-20T10:00:00.000Z', fecha_str: '20-10-2026' };
  const season = build({
    partidos: buildPartidos([acta, null]),
    corrections: {
      ...correct(1, 1),
      posicion: 2,
      num_equipos: 12,
      posicion_el: instant.fecha_date,
      retirado: true,
      archivo: 'puesto',
      clasificacion: {
        ...instant,
        competicion_id: 'competicion-1',
        nombre_competicion: 'Liga Comarcal',
        filas: [],
        version: 1,
        curso: [{ ...instant, posicion: 2, num_equipos: 12 }],
      },
    },
  });

  const { historia, plantilla, nextGames: games } = season;
  /** All variants of a document in which something inside one of its fields is damaged. */
  const damagedFields = (doc: object) =>
    Object.entries(doc).flatMap(([field, value]) =>
      damages(value).map((damaged) => ({ ...doc, [field]: damaged })),
    );

  it.each<[keyof StoredTemporada, readonly unknown[]]>([
    ['calendario', damages(season.calendario)],
    ['equipo', damages(season.equipo)],
    ['jugadores', damages(season.jugadores)],
    ['historia', damagedFields(historia)],
    ['plantilla', damagedFields(plantilla)],
    ['nextGames', damages(games)],
  ])('finds anything missing, changed or added in its %s', (part, damaged) => {
    expect(auditTemporada(season).correcta).toBe(true);
    expect(damaged.length).toBeGreaterThan(10);
    const unseen = damaged.filter((one) => auditTemporada({ ...season, [part]: one }).correcta);
    expect(unseen).toEqual([]);
  });

  it.each([
    ['calendario', calendarDocSchema],
    ['equipo', equipoEstadisticasDocSchema],
    ['jugadores', estadisticasJugadoresDocSchema],
  ] as const)('has every field of its %s', (doc, schema) => {
    expect(Object.keys(season[doc]).sort()).toEqual(Object.keys(schema.shape).sort());
  });

  const [first, second] = season.partidos;
  if (!first || !second) throw new Error('the season has two matches');
  const { _id: id } = first;

  it.each([
    ['goles_anotados', 9],
    ['estado', 'aplazado'],
    ['hora_str', '03:00'],
  ])('finds a match whose %s contradicts its sheet or its date', (field, value) => {
    expect(places(build({ partidos: [{ ...first, [field]: value }, second] }))).toEqual([
      ['partido', id, field],
    ]);
  });

  it('says where the difference is, even under the name of an inherited property', () => {
    expect(places({ ...season, partidos: [first, { ...second, hora_str: '03:00' }] })).toEqual([
      ['partido', second._id, 'hora_str'],
      ['calendario', second._id, 'hora_str'],
      ['next_games', second._id, 'hora_str'],
    ]);
    const [toString] = games;
    if (!toString) throw new Error('there is a next game');
    const partidos = { ...season.calendario.partidos, toString };
    expect(places({ ...season, calendario: { ...season.calendario, partidos } })).toEqual([
      ['calendario', 'toString', '*'],
    ]);
  });

  it('finds nothing in a list of next games that was changed by hand, nor for a past season', () => {
    const chosen = { ...season, nextGames: games.slice(1), chosen: [second._id] };
    expect(auditTemporada(chosen)).toMatchObject({ correcta: true });
    expect(auditTemporada(chosen).ajustes).toContainEqual(
      expect.objectContaining({ lugar: 'next_games' }),
    );
    const past = auditTemporada({ ...chosen, isCurrent: false });
    expect(past.ajustes.map(({ lugar }) => lugar)).not.toContain('next_games');
  });
});
