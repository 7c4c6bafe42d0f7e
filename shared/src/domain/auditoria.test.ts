import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Acta } from '../schemas/acta';
import type { Partido } from '../registros/partido';
import { actaArbitrary, findSquadPlayer } from '../testing/acta-arbitrary';
import { buildEquipoEstadisticas } from '../testing/equipo-estadisticas-builder';
import { buildPartido } from '../testing/partido-builder';
import { CONTADORES } from '../vocabulario';
import { auditTemporada, type TemporadaGuardada } from './auditoria';
import { addBalance, CAMPOS_BALANCE, correctBalance, sumasOf, withBalance } from './balance';
import { borradosOf } from './borrados';
import { contribution } from './contribution';
import {
  applyDelta,
  correctFila,
  type Filas,
  rankingAsistencias,
  rankingGoles,
  tablaJugadores,
} from './estadisticas';
import { fichasContadas } from './fichas-contadas';
import { recountHistoria } from './historia';
import { nextGames } from './next-games';
import { addParejas, mejorPareja, type Parejas } from './pareja';
import { ALINEACION_VACIA, DETALLES_VACIOS } from './acta';
import { previewPartido, withActa } from './partido';
import { tramosByPartido } from './tramos';

const CERO = { partidos_jugados: 0, ganados: 0, empatados: 0, perdidos: 0 };

/** A current season as the transactions leave it, its matches played with these sheets, or unplayed. */
function build(actas: readonly (Acta | null)[]): TemporadaGuardada {
  const partidos = actas.map((acta, index): Partido => {
    const unplayed = buildPartido({
      _id: `partido-${String(index)}`,
      fecha_date: `2026-10-${String(index + 1).padStart(2, '0')}T16:00:00.000Z`,
    });
    return acta ? withActa(unplayed, acta) : unplayed;
  });
  const contributions = actas.map((acta) => contribution(acta));
  const filas = contributions.reduce<Filas>(
    (rows, delta) =>
      applyDelta(rows, delta, (id) => ({
        jugador_id: id,
        jugador_nombre: findSquadPlayer(id)?.nombre_con_inicial ?? '',
        img_perfil: { disponible: false, extension: 'jpg' },
      })),
    {},
  );
  const parejas = contributions.reduce<Parejas>(
    (sums, contributed) => addParejas(sums, contributed.parejas),
    {},
  );
  const goles = contributions.reduce<Parejas>(
    (sums, { golesConMinutos }) => addParejas(sums, golesConMinutos),
    {},
  );
  const mejor = mejorPareja(parejas, filas);
  const sumas = contributions.reduce((sum, { equipo }) => addBalance(sum, equipo), CERO);
  const previews = partidos.map(previewPartido);
  const claves = { temporada_id: 'temporada-1', temporada_nombre: 'Temporada 2026/27' };
  const temporadas = [{ _id: 'temporada-1', nombre: 'Temporada 2026/27' }];
  const plantilla = { jugadores: {} };
  const estadisticas = { ...claves, filas: { ...filas } };
  return {
    temporada: { _id: 'temporada-1', nombre: 'Temporada 2026/27' },
    temporadas,
    historia: recountHistoria({
      club: { temporadas },
      plantilla,
      partidos,
      estadisticas: [estadisticas],
    }),
    isActual: true,
    partidos,
    calendario: {
      ...claves,
      tramos: tramosByPartido(partidos),
      partidos: Object.fromEntries(previews.map((preview) => [preview.partido_id, preview])),
      borrados: borradosOf(filas, {}),
    },
    equipo: {
      ...withBalance(buildEquipoEstadisticas(), sumas, CERO),
      ranking_goles: rankingGoles(filas),
      ranking_asistencias: rankingAsistencias(filas),
      tabla_jugadores: tablaJugadores(filas),
      ...(mejor && { mejor_pareja: mejor }),
    },
    jugadores: {
      ...claves,
      filas: { ...filas },
      parejas,
      goles_con_minutos: goles,
      fichas: fichasContadas(partidos),
    },
    nextGames: nextGames(previews),
    squad: [],
    plantilla,
  };
}

const actas = fc.array(fc.option(actaArbitrary), { minLength: 1, maxLength: 9 });

const withFilas = (season: TemporadaGuardada, filas: Filas): TemporadaGuardada => ({
  ...season,
  jugadores: { ...season.jugadores, filas: { ...filas } },
  equipo: {
    ...season.equipo,
    ranking_goles: rankingGoles(filas),
    ranking_asistencias: rankingAsistencias(filas),
    tabla_jugadores: tablaJugadores(filas),
  },
  historia: recountHistoria({
    club: { temporadas: [...season.temporadas] },
    plantilla: season.plantilla,
    partidos: season.partidos,
    estadisticas: [{ ...season.jugadores, filas: { ...filas } }],
  }),
});

describe('the auditor', () => {
  it('finds nothing in a season that is what its sheets say', () => {
    fc.assert(
      fc.property(actas, (sheets) => {
        expect(auditTemporada(build(sheets))).toEqual({
          temporada_id: 'temporada-1',
          temporada_nombre: 'Temporada 2026/27',
          correcta: true,
          diferencias: [],
          ajustes: [],
        });
      }),
    );
  });

  it('finds any player’s figure that is one off', () => {
    fc.assert(
      fc.property(actas, fc.nat(), fc.constantFrom(...CONTADORES), (sheets, index, contador) => {
        const season = build(sheets);
        const { filas } = season.jugadores;
        const ids = Object.keys(filas);
        const id = ids[index % Math.max(1, ids.length)] ?? '';
        const fila = filas[id];
        fc.pre(fila !== undefined);
        const off = { ...fila, sumas: { ...fila.sumas, [contador]: fila.sumas[contador] + 1 } };
        const { diferencias } = auditTemporada(withFilas(season, { ...filas, [id]: off }));
        expect(diferencias).toEqual([
          {
            lugar: 'fila',
            id,
            campo: contador,
            esperado: fila.sumas[contador],
            guardado: fila.sumas[contador] + 1,
          },
        ]);
      }),
    );
  });

  it('finds any figure of the record that is one off', () => {
    fc.assert(
      fc.property(actas, fc.constantFrom(...CAMPOS_BALANCE), (sheets, campo) => {
        const season = build(sheets);
        const equipo = { ...season.equipo, [campo]: season.equipo[campo] + 1 };
        const { diferencias } = auditTemporada({ ...season, equipo });
        expect(diferencias.map((one) => [one.lugar, one.campo])).toEqual([
          ['balance', campo],
          ['balance', 'sumas'],
        ]);
      }),
    );
  });

  it('finds whatever all time has of a season and its sheets do not say', () => {
    const season = build([null]);
    const [partido] = season.partidos;
    const lost = { ...season.historia, temporadas: [] };
    const left = { ...season.historia, filas: { otra: {} } };
    const linea = recountHistoria({
      club: undefined,
      plantilla: undefined,
      partidos: partido ? [{ ...partido, jugado: true }] : [],
      estadisticas: [season.jugadores],
    }).partidos;
    const places = (historia: TemporadaGuardada['historia']) =>
      auditTemporada({ ...season, historia }).diferencias.map((one) => [one.lugar, one.campo]);
    expect(places(lost)).toEqual([['historia', 'temporadas']]);
    expect(places(left)).toEqual([['historia', 'sobran']]);
    expect(places({ ...season.historia, partidos: linea })).toEqual([['historia', 'partidos']]);
  });

  it('lists corrections by hand apart, whatever they are', () => {
    fc.assert(
      fc.property(actas, fc.nat({ max: 50 }), fc.nat({ max: 50 }), (sheets, goles, ganados) => {
        const season = build(sheets);
        const [fila] = Object.values(season.jugadores.filas);
        fc.pre(fila !== undefined);
        const corrected = withFilas(season, {
          ...season.jugadores.filas,
          [fila.jugador_id]: correctFila(fila, { goles }),
        });
        const equipo = correctBalance(corrected.equipo, { ganados });
        const { diferencias, ajustes } = auditTemporada({ ...corrected, equipo });
        expect(diferencias).toEqual([]);
        expect(ajustes.map((one) => [one.lugar, one.campo, one.esperado, one.guardado])).toEqual([
          ...(ganados === sumasOf(season.equipo).ganados
            ? []
            : [['balance', 'ganados', season.equipo.ganados, ganados]]),
          ...(goles === fila.sumas.goles ? [] : [['fila', 'goles', fila.sumas.goles, goles]]),
        ]);
      }),
    );
  });
});

describe('of one season the auditor finds', () => {
  const season = build([null, null]);
  const [first] = season.partidos;
  const preview = first && previewPartido(first);
  if (!first || !preview) throw new Error('the season has two matches');
  const NADIE: Acta = { alineacion: ALINEACION_VACIA, detalles: DETALLES_VACIOS, mvp: null };
  const filas = (id: string, lugar: string) => [expect.objectContaining({ id, lugar }) as unknown];
  const jugador = {
    _id: 'jugador-1',
    nombre: 'Marcos',
    apellido1: 'López',
    apellido2: '',
    nombre_con_inicial: 'Marcos L.',
    alias: '',
    img_perfil: { disponible: false, extension: 'jpg' as const },
    img_banner: { disponible: false, extension: 'jpg' as const },
    dorsal: 9,
    altura: 175,
    pais: 'España',
    pie: 'Derecho' as const,
    trayectoria: '',
    edad: 27,
    posicion: { del: true, mc: false, def: false, por: false },
    activo: true,
  };

  it.each<[string, Partial<TemporadaGuardada>, unknown[]]>([
    [
      'a match whose score is not its events’',
      { partidos: [{ ...first, goles_anotados: 1 }, ...season.partidos.slice(1)] },
      [
        ...filas(first._id, 'partido'),
        ...filas(first._id, 'calendario'),
        ...filas(first._id, 'next_games'),
      ],
    ],
    [
      'a match with a sheet that is said to be put off',
      {
        partidos: [{ ...withActa(first, NADIE), estado: 'aplazado' }, ...season.partidos.slice(1)],
      },
      expect.arrayContaining([
        {
          lugar: 'partido',
          id: first._id,
          campo: 'estado',
          esperado: 'finalizado',
          guardado: 'aplazado',
        },
      ]) as unknown[],
    ],
    [
      'a match that the calendar lacks',
      { calendario: { ...season.calendario, partidos: {} } },
      season.partidos.flatMap(({ _id }) => filas(_id, 'calendario')),
    ],
    [
      'a match in the calendar that is gone, however it is called',
      {
        calendario: {
          ...season.calendario,
          partidos: { ...season.calendario.partidos, toString: preview },
        },
      },
      filas('toString', 'calendario'),
    ],
    [
      'a next game that is not what the calendar says',
      { nextGames: [{ ...preview, hora_str: '03:00' }, ...season.nextGames.slice(1)] },
      filas(first._id, 'next_games'),
    ],
    [
      'a next game of another season',
      { nextGames: [...season.nextGames, { ...preview, partido_id: 'otro' }] },
      filas('otro', 'next_games'),
    ],
    [
      'goals of a match that fell at another time',
      {
        calendario: {
          ...season.calendario,
          tramos: {
            [first._id]: { parte: 45, favor: [1, 0, 0, 0, 0, 0], contra: [0, 0, 0, 0, 0, 0] },
          },
        },
      },
      filas(first._id, 'tramos'),
    ],
    [
      'what somebody did in a match that is not played',
      {
        jugadores: {
          ...season.jugadores,
          fichas: {
            [first._id]: {
              fecha_date: first.fecha_date,
              fecha_str: first.fecha_str,
              nombre_equipo: first.nombre_equipo,
              encajados: 0,
              jugadores: {},
            },
          },
        },
      },
      filas(first._id, 'fichas'),
    ],
    ['a player whom the squad lacks', { squad: [jugador] }, filas('jugador-1', 'plantilla')],
    [
      'a ranking that is not its rows’',
      {
        equipo: {
          ...season.equipo,
          ranking_goles: [
            {
              jugador_id: 'jugador-1',
              jugador_nombre: 'Marcos L.',
              img_perfil: { disponible: false, extension: 'jpg' },
              goles: 1,
            },
          ],
        },
      },
      filas('temporada-1', 'ranking_goles'),
    ],
    [
      'a name that is not the season’s',
      { equipo: { ...season.equipo, temporada_nombre: 'Otra' } },
      filas('temporada-1', 'balance'),
    ],
  ])('%s', (_what, broken, expected) => {
    const { correcta, diferencias } = auditTemporada({ ...season, ...broken });
    expect(correcta).toBe(false);
    expect(diferencias).toEqual(expected);
  });

  it('nothing wrong in a list of next games that was changed by hand, and nothing of it in a past season', () => {
    const short = { ...season, nextGames: season.nextGames.slice(1) };
    expect(auditTemporada(short)).toMatchObject({
      correcta: true,
      ajustes: [{ lugar: 'next_games' }],
    });
    expect(auditTemporada({ ...short, isActual: false })).toMatchObject({
      correcta: true,
      ajustes: [],
    });
  });
});
