import { describe, expect, it } from 'vitest';
import {
  deriveAllTimeClub,
  deriveAllTimeSlice,
  EMPTY_ALL_TIME,
  pick,
  withAllTimeSlice,
  deriveTemporada,
  noCorrections,
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
import { auditPartido, compareProjections, type Projections } from './audit';
import { findSquadPlayer, EMPTY_SHEET } from '../../../../shared/src/testing/acta-arbitrary';
import { buildPartidos, buildRecords } from '../../../../shared/src/testing/temporada-builder';

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

/** The projections of a season whose squad is one player. */
function build(fields: Partial<TemporadaRecords>) {
  const jugadores = { [jugador._id]: previewJugador(jugador._id, jugador, jugador.edad) };
  const records = { ...buildRecords(fields), squad: jugadores };
  const { temporada, partidos } = records;
  const derived = deriveTemporada(records);
  const club = deriveAllTimeClub({ temporadas: [temporada] }, { jugadores });
  const slice = deriveAllTimeSlice(partidos, derived.jugadores);
  return {
    ...derived,
    plantilla: { jugadores },
    historia: withAllTimeSlice({ ...EMPTY_ALL_TIME, ...club }, temporada._id, slice),
    portada: {
      next_games: nextGames(partidos.map(previewPartido)),
      resumen: {
        ...pick(derived.equipo, 'posicion', 'num_equipos'),
        goleador: derived.equipo.ranking_goles[0],
      },
      noticias: [],
    },
    proximos: undefined,
    cards: [],
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
  const partidos = buildPartidos([acta, null]);
  const season = build({
    partidos,
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

  const { temporada } = buildRecords({});
  const now = new Date(0).toISOString();
  const club = { temporadas: [temporada], temporada_actual: temporada, ultimo_cambio: now };
  const differences = (stored: Projections) =>
    compareProjections(club, temporada._id, season, stored);
  const { historia, plantilla, portada } = season;
  /** All variants of a document in which something inside one of its fields is damaged. */
  const damagedFields = (doc: object) =>
    Object.entries(doc).flatMap(([field, value]) =>
      damages(value).map((damaged) => ({ ...doc, [field]: damaged })),
    );

  it.each<[keyof Projections, readonly unknown[]]>([
    ['calendario', damages(season.calendario)],
    ['equipo', damages(season.equipo)],
    ['jugadores', damages(season.jugadores)],
    ['historia', damagedFields(historia)],
    ['plantilla', damagedFields(plantilla)],
    // Without the last variant, a field that no front page has.
    ['portada', damages(pick(portada, 'next_games', 'resumen')).slice(0, -1)],
  ])('finds anything missing, changed or added in its %s', (part, damaged) => {
    expect(differences(season)).toEqual([]);
    expect(damaged.length).toBeGreaterThan(10);
    const unseen = damaged.filter((one) => differences({ ...season, [part]: one }).length === 0);
    expect(unseen).toEqual([]);
  });

  it.each([
    ['calendario', calendarDocSchema],
    ['equipo', equipoEstadisticasDocSchema],
    ['jugadores', estadisticasJugadoresDocSchema],
  ] as const)('has every field of its %s', (doc, schema) => {
    expect(Object.keys(season[doc]).sort()).toEqual(Object.keys(schema.shape).sort());
  });

  const [first] = partidos;
  if (!first) throw new Error('the season has a match');
  const { _id: id } = first;

  it.each([
    ['goles_anotados', 9],
    ['estado', 'aplazado'],
    ['hora_str', '03:00'],
  ])('finds a match whose %s contradicts its sheet or its date', (field, value) => {
    expect(auditPartido(first, temporada)).toEqual([]);
    expect(auditPartido({ ...first, [field]: value }, temporada)).toMatchObject([
      { lugar: 'partido', id, campo: field },
    ]);
  });

  it('says where the difference is, even under the name of an inherited property', () => {
    const [toString] = portada.next_games;
    if (!toString) throw new Error('there is a next game');
    const stored = { ...season.calendario.partidos, toString };
    expect(
      differences({ ...season, calendario: { ...season.calendario, partidos: stored } }),
    ).toMatchObject([{ lugar: 'calendario', id: 'toString', campo: '*' }]);
  });
});
