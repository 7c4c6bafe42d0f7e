import { describe, expect, it } from 'vitest';
import { CLUB_FILE_SCHEMA, type ClubFile, clubFileSchema } from '../schemas/club-file';
import type { Partido } from '../records/partido';
import { buildPartido } from '../testing/partido-builder';
import { type ClubWithPhotos, clubFileProblems, clubPartProblems, presentClub } from './club-file';
import { ZERO_COUNTERS } from '../vocabulary';
import { withActa } from './partido';

const INSTANT = '2026-11-21T12:00:00.000Z';
const WITHOUT_PHOTO = { disponible: false, extension: 'jpg' } as const;
const NOTHING = { partidos_jugados: 0, ganados: 0, empatados: 0, perdidos: 0 };

const marcos = {
  jugador_id: 'j1',
  nombre: 'Marcos',
  nombre_con_inicial: 'Marcos L.',
  dorsal: 9,
  img_perfil: WITHOUT_PHOTO,
};

const jugador = (id: string, nombre: string): ClubFile['jugadores'][number] => ({
  _id: id,
  nombre,
  apellido1: 'López',
  apellido2: '',
  nombre_con_inicial: `${nombre} L.`,
  alias: '',
  img_perfil: WITHOUT_PHOTO,
  img_banner: WITHOUT_PHOTO,
  dorsal: 9,
  altura: 175,
  pais: 'España',
  pie: 'Derecho',
  trayectoria: '',
  posicion: { por: false, def: false, mc: false, del: true },
  activo: true,
  clave_externa: `clave-${id}`,
  fecha_nac: '2000-02-29',
});

const won = withActa(buildPartido({ _id: 'p1', clave_externa: 'clave-p1' }), {
  alineacion: {
    delanteros: [marcos],
    mediocentros: [],
    defensas: [],
    portero: [],
    suplentes: [],
  },
  detalles: { primera_parte: [{ evento: 'gol anotado', autor: marcos }], segunda_parte: [] },
  mvp: null,
});
const pendiente = buildPartido({ _id: 'p2', clave_externa: 'clave-p2' });

/** A valid club that contains everything that a file can hold. */
const sound: ClubFile = {
  schema: CLUB_FILE_SCHEMA,
  exportado: INSTANT,
  ultimo_cambio: INSTANT,
  temporadas: [
    {
      _id: 'temporada-0',
      nombre: 'Temporada 2025/26',
      posicion: 3,
      num_equipos: 12,
      ajuste: NOTHING,
      estadisticas: [],
    },
    {
      _id: 'temporada-1',
      nombre: 'Temporada 2026/27',
      posicion: null,
      num_equipos: null,
      ajuste: NOTHING,
      estadisticas: [
        {
          jugador_id: 'j1',
          jugador_nombre: 'Marcos L.',
          img_perfil: WITHOUT_PHOTO,
          sumas: {
            ...ZERO_COUNTERS,
            partidos_jugados: 1,
            goles: 1,
            porterias_imbatidas: 1,
            titularidades: 1,
          },
          ajuste: { ...ZERO_COUNTERS, goles: 4 },
        },
        {
          jugador_id: 'j2',
          jugador_nombre: 'Bruno L.',
          img_perfil: WITHOUT_PHOTO,
          sumas: ZERO_COUNTERS,
          ajuste: ZERO_COUNTERS,
        },
      ],
    },
  ],
  equipos: [{ _id: 'equipo-1', nombre: 'Atlético Robledal', color_hex: '#b91c1c' }],
  competiciones: [
    {
      _id: 'competicion-1',
      nombre: 'Liga Comarcal',
      minutos_parte: 45,
      goles_incomparecencia: 3,
      ciclo_amarillas: null,
    },
  ],
  campos: [{ _id: 'campo-1', nombre: 'El Encinar' }],
  jugadores: [jugador('j1', 'Marcos'), jugador('j2', 'Bruno')],
  partidos: [won, pendiente],
  noticias: [
    {
      _id: 'n1',
      titulo: 'Victoria',
      contenido: 'Texto',
      fecha_date: INSTANT,
      fecha_str: '21-11-2026',
      media: [],
    },
  ],
  imagenes: [
    { tipo: 'jugador-perfil', registro_id: 'j1', cuando: INSTANT, jpeg_base64: '' },
    { tipo: 'noticia', registro_id: 'n1', cuando: INSTANT, jpeg_base64: '' },
  ],
};

const problemsOf = (file: ClubWithPhotos) => [...clubFileProblems(file)];
const twice = <T>(records: readonly T[]): T[] => [...records, ...records.slice(0, 1)];
const withPartido = (fields: Partial<Partido>): ClubFile => ({
  ...sound,
  partidos: [{ ...won, ...fields }, pendiente],
});
const withTemporada = (fields: Partial<ClubFile['temporadas'][number]>): ClubFile => ({
  ...sound,
  temporadas: sound.temporadas.map((one, index) => (index === 1 ? { ...one, ...fields } : one)),
});
const [marcosRow, brunoRow] = sound.temporadas[1]?.estadisticas ?? [];
if (!marcosRow || !brunoRow) throw new Error('the club has two rows');

describe('the file of a club', () => {
  it('is valid if it is consistent, with manual corrections', () => {
    expect(clubFileSchema.safeParse(sound).error).toBeUndefined();
    expect(problemsOf(sound)).toEqual([]);
  });

  it.each<[string, ClubFile, string[]]>([
    [
      'two seasons with one id',
      { ...sound, temporadas: sound.temporadas.map((one) => ({ ...one, _id: 'temporada-1' })) },
      [
        'la fila 2 de las temporadas: el identificador «temporada-1» está dos veces',
        // The first of two consecutive errors: the player's row is missing.
        'las estadísticas de la fila 1 de las temporadas: falta el jugador «j1», que sale en las fichas',
      ],
    ],
    [
      'two seasons with one name',
      {
        ...sound,
        temporadas: sound.temporadas.map((one) => ({ ...one, nombre: won.nombre_temporada })),
      },
      ['la fila 2 de las temporadas: el nombre «Temporada 2026/27» está dos veces'],
    ],
    ...(
      [
        ['equipos', 'los rivales', 'equipo-1'],
        ['competiciones', 'las competiciones', 'competicion-1'],
        ['campos', 'los campos', 'campo-1'],
        ['noticias', 'las noticias', 'n1'],
      ] as const
    ).map(([list, label, id]): [string, ClubFile, string[]] => [
      `one of its ${list} twice`,
      { ...sound, [list]: twice<{ readonly _id: string }>(sound[list]) },
      [`la fila 2 de ${label}: el identificador «${id}» está dos veces`],
    ]),
    [
      'a player twice',
      { ...sound, jugadores: twice(sound.jugadores) },
      [
        'la fila 3 de los jugadores: el identificador «j1» está dos veces',
        'la fila 3 de los jugadores: la clave externa «clave-j1» está dos veces',
      ],
    ],
    [
      'a match twice',
      { ...sound, partidos: [won, pendiente, pendiente] },
      [
        'la fila 3 de los partidos: el identificador «p2» está dos veces',
        'la fila 3 de los partidos: la clave externa «clave-p2» está dos veces',
      ],
    ],
    [
      'a photo twice',
      { ...sound, imagenes: twice(sound.imagenes) },
      ['la fila 3 de las imágenes: la imagen «jugador-perfil-j1» está dos veces'],
    ],
    [
      'a photo of an unknown player, with the id of a news item',
      {
        ...sound,
        imagenes: sound.imagenes.map((picture) => ({ ...picture, tipo: 'jugador-banner' })),
      },
      ['el dueño de la imagen de la fila 2 de las imágenes: no existe «n1»'],
    ],
    [
      'a photo of an unknown news item, with the id of a player',
      {
        ...sound,
        imagenes: sound.imagenes.slice(0, 1).map((picture) => ({ ...picture, tipo: 'noticia' })),
      },
      ['el dueño de la imagen de la fila 1 de las imágenes: no existe «j1»'],
    ],
    [
      'a short name that does not match the surname',
      {
        ...sound,
        jugadores: [jugador('j1', 'Marcos'), { ...jugador('j2', 'Bruno'), apellido1: 'Díaz' }],
      },
      ['el nombre con inicial de la fila 2 de los jugadores: debería ser «Bruno D.»'],
    ],
    [
      'a match of an unknown season',
      { ...sound, partidos: [won, { ...pendiente, temporada_id: 'otra' }] },
      ['la temporada de la fila 2 de los partidos: no hay ninguna temporada «otra»'],
    ],
    [
      'a match with the name of another season',
      withPartido({ nombre_temporada: 'Temporada 2025/26' }),
      [
        'el nombre de la temporada de la fila 1 de los partidos: la temporada se llama «Temporada 2026/27»',
      ],
    ],
    [
      'a time that differs from the instant (regla 23)',
      withPartido({ hora_str: '10:00' }),
      ['la hora de la fila 1 de los partidos: debería ser 18:00'],
    ],
    [
      'a date that differs from the instant (regla 23)',
      withPartido({ fecha_str: '15-11-2026' }),
      ['la fecha de la fila 1 de los partidos: debería ser 14-11-2026'],
    ],
    [
      'a score that differs from the goals (regla 34)',
      withPartido({ goles_anotados: 2 }),
      ['la fila 1 de los partidos: los goles anotados: no es lo que suman sus goles'],
    ],
    [
      'conceded goals that are not among the events (regla 34)',
      withPartido({ goles_encajados: 1 }),
      ['la fila 1 de los partidos: los goles encajados: no es lo que suman sus goles'],
    ],
    [
      'a result that differs from the score (regla 34)',
      withPartido({ resultado: 'draw' }),
      ['la fila 1 de los partidos: el resultado: no es lo que suman sus goles'],
    ],
    [
      'a best player who was not called up (regla 32)',
      withPartido({ mvp: { ...marcos, jugador_id: 'j2' } }),
      ['la fila 1 de los partidos: No existe el jugador «j2».'],
    ],
    [
      'a score without a match',
      { ...sound, partidos: [won, { ...pendiente, goles_anotados: 0 }] },
      ['la fila 2 de los partidos: no se ha jugado y tiene resultado'],
    ],
    [
      'conceded goals without a match',
      { ...sound, partidos: [won, { ...pendiente, goles_encajados: 0 }] },
      ['la fila 2 de los partidos: no se ha jugado y tiene resultado'],
    ],
    [
      'a result without a match',
      { ...sound, partidos: [won, { ...pendiente, resultado: 'win' }] },
      ['la fila 2 de los partidos: no se ha jugado y tiene resultado'],
    ],
    [
      'figures that differ from the sheets',
      withTemporada({
        estadisticas: [marcosRow, { ...brunoRow, sumas: { ...ZERO_COUNTERS, mvp: 1 } }],
      }),
      [
        'el MVP de las sumas de las fichas de la fila 2 de las estadísticas de la fila 2 de las temporadas: sus fichas suman 0',
      ],
    ],
    [
      'a player in the sheets without figures',
      withTemporada({ estadisticas: [brunoRow] }),
      [
        'las estadísticas de la fila 2 de las temporadas: falta el jugador «j1», que sale en las fichas',
      ],
    ],
    [
      'a repeated row of figures',
      withTemporada({ estadisticas: [marcosRow, brunoRow, brunoRow] }),
      [
        'la fila 3 de las estadísticas de la fila 2 de las temporadas: el jugador «j2» está dos veces',
      ],
    ],
    [
      'a record above the number of matches',
      withTemporada({ ajuste: { ...NOTHING, ganados: 9999 } }),
      ['la corrección a mano de la fila 2 de las temporadas: deja el balance demasiado alto'],
    ],
  ])('is invalid with %s', (_what, file, problems) => {
    expect(problemsOf(file)).toEqual(problems);
  });

  it('of an earlier format gets its played matches as finished, whatever they say (regla 24)', () => {
    const file = withPartido({ estado: 'aplazado' });
    expect(problemsOf(file)).toEqual([]);
    expect(presentClub(file).partidos.map(({ estado }) => estado)).toEqual([
      'finalizado',
      'programado',
    ]);
  });

  it('may have a record with the number of matches that are shown', () => {
    expect(problemsOf(withTemporada({ ajuste: { ...NOTHING, ganados: 9998 } }))).toEqual([]);
  });

  it('may have several players and matches without an external key', () => {
    const anonymous = <T extends { clave_externa?: string | undefined }>({
      clave_externa: _,
      ...rest
    }: T) => rest;
    const file = {
      ...sound,
      partidos: sound.partidos.map(anonymous),
      jugadores: sound.jugadores.map(anonymous),
    };
    expect(problemsOf(file)).toEqual([]);
  });

  it('gives the same result with its photos in a separate list', () => {
    const picture = { cuando: INSTANT, huella: '0123456789abcdef', bytes: 3 };
    const fotos = [{ ...picture, tipo: 'jugador-perfil', registro_id: 'nadie' } as const];
    const club = { ...sound, imagenes: [] as [] };
    expect([...clubPartProblems({ schema: 'club-lineas/1', club, fotos })]).toEqual([
      'el dueño de la imagen de la fila 1 de las imágenes: no existe «nadie»',
    ]);
  });
});
