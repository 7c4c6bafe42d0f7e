import { describe, expect, it } from 'vitest';
import { CLUB_FILE_SCHEMA, type ClubFile, clubFileSchema } from '../schemas/club-file';
import type { Partido } from '../records/partido';
import { NO_IMAGE } from '../schemas/base';
import { EMPTY_SHEET } from '../testing/acta-arbitrary';
import { buildPartido, buildSummary } from '../testing/partido-builder';
import { clubFileProblems, upgradeClub } from './club-file';
import { ZERO_COUNTERS } from '../vocabulary';
import { withActa } from './partido';
import { ZERO_BALANCE } from './season-record';

const INSTANT = '2026-11-21T12:00:00.000Z';

const marcos = buildSummary('j1', { nombre: 'Marcos', nombre_con_inicial: 'Marcos L.' });

const jugador = (id: string, nombre: string): ClubFile['jugadores'][number] => ({
  _id: id,
  nombre,
  apellido1: 'López',
  apellido2: '',
  nombre_con_inicial: `${nombre} L.`,
  alias: '',
  img_perfil: NO_IMAGE,
  img_banner: NO_IMAGE,
  dorsal: 9,
  altura: 175,
  pais: 'España',
  pie: 'Derecho',
  trayectoria: '',
  fecha_nac: '2000-02-29',
  activo: true,
  posicion: { por: false, def: false, mc: false, del: true },
  clave_externa: `clave-${id}`,
});
const row = (jugador_id: string, nombre: string, sumas: object = {}, ajuste: object = {}) => ({
  jugador_id,
  jugador_nombre: `${nombre} L.`,
  img_perfil: NO_IMAGE,
  sumas: { ...ZERO_COUNTERS, ...sumas },
  ajuste: { ...ZERO_COUNTERS, ...ajuste },
});
const played = { partidos_jugados: 1, goles: 1, porterias_imbatidas: 1, titularidades: 1 };
const marcosRow = row('j1', 'Marcos', played, { goles: 4 });
const brunoRow = row('j2', 'Bruno');

const won = withActa(buildPartido({ _id: 'p1', clave_externa: 'clave-p1' }), {
  ...EMPTY_SHEET,
  alineacion: { ...EMPTY_SHEET.alineacion, delanteros: [marcos] },
  detalles: { primera_parte: [{ evento: 'gol anotado', autor: marcos }], segunda_parte: [] },
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
      ajuste: ZERO_BALANCE,
      estadisticas: [],
    },
    {
      _id: 'temporada-1',
      nombre: 'Temporada 2026/27',
      posicion: null,
      num_equipos: null,
      ajuste: ZERO_BALANCE,
      estadisticas: [marcosRow, brunoRow],
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

const listProblems = (file: ClubFile) => [...clubFileProblems(file, file.imagenes)];
const twice = <T>(records: readonly T[]): T[] => [...records, ...records.slice(0, 1)];
const withPartido = (fields: Partial<Partido>): ClubFile => ({
  ...sound,
  partidos: [{ ...won, ...fields }, pendiente],
});
const withTemporada = (fields: Partial<ClubFile['temporadas'][number]>): ClubFile => ({
  ...sound,
  temporadas: sound.temporadas.map((one, index) => (index === 1 ? { ...one, ...fields } : one)),
});
const withPending = (fields: Partial<Partido>): ClubFile => ({
  ...sound,
  partidos: [won, { ...pendiente, ...fields }],
});

describe('the file of a club', () => {
  it('is valid if it is consistent, with manual corrections', () => {
    expect(clubFileSchema.safeParse(sound).error).toBeUndefined();
    expect(listProblems(sound)).toEqual([]);
  });

  const twiceAt = (place: string, id: string) =>
    `la fila ${place}: el identificador «${id}» está dos veces`;
  const score = 'no es lo que suman sus goles';
  const [first, second] = ['la fila 1 de los partidos', 'la fila 2 de los partidos'];
  const unplayed = `${second}: no se ha jugado y tiene resultado`;
  const rows = 'las estadísticas de la fila 2 de las temporadas';
  const bruno = { ...jugador('j2', 'Bruno'), apellido1: 'Díaz' };
  const seasons = (fields: object) => sound.temporadas.map((one) => ({ ...one, ...fields }));
  it.each<[string | readonly string[], ClubFile]>([
    [
      'la fila 2 de las temporadas: el nombre «Temporada 2026/27» está dos veces',
      { ...sound, temporadas: seasons({ nombre: won.nombre_temporada }) },
    ],
    [twiceAt('2 de los rivales', 'equipo-1'), { ...sound, equipos: twice(sound.equipos) }],
    [twiceAt('2 de las noticias', 'n1'), { ...sound, noticias: twice(sound.noticias) }],
    [
      [
        twiceAt('3 de los jugadores', 'j1'),
        'la fila 3 de los jugadores: la clave externa «clave-j1» está dos veces',
      ],
      { ...sound, jugadores: twice(sound.jugadores) },
    ],
    [
      'la fila 3 de las imágenes: la imagen «jugador-perfil-j1» está dos veces',
      { ...sound, imagenes: twice(sound.imagenes) },
    ],
    [
      'el dueño de la imagen de la fila 2 de las imágenes: no existe «n1»',
      { ...sound, imagenes: sound.imagenes.map((one) => ({ ...one, tipo: 'jugador-banner' })) },
    ],
    [
      'el nombre con inicial de la fila 2 de los jugadores: debería ser «Bruno D.»',
      { ...sound, jugadores: [jugador('j1', 'Marcos'), bruno] },
    ],
    [
      `la temporada de ${second}: no hay ninguna temporada «otra»`,
      withPending({ temporada_id: 'otra' }),
    ],
    [
      'el nombre de la temporada de la fila 1 de los partidos: la temporada se llama «Temporada 2026/27»',
      withPartido({ nombre_temporada: 'Temporada 2025/26' }),
    ],
    // Strings that differ from the instant (regla 23).
    [`la hora de ${first}: debería ser 18:00`, withPartido({ hora_str: '10:00' })],
    [`la fecha de ${first}: debería ser 14-11-2026`, withPartido({ fecha_str: '15-11-2026' })],
    // A score that differs from the goals (regla 34), and a best player who was not called up (regla 32).
    [`${first}: los goles anotados: ${score}`, withPartido({ goles_anotados: 2 })],
    [`${first}: el resultado: ${score}`, withPartido({ resultado: 'draw' })],
    [`${first}: No existe el jugador «j2».`, withPartido({ mvp: { ...marcos, jugador_id: 'j2' } })],
    [unplayed, withPending({ goles_anotados: 0 })],
    [
      `el MVP de las sumas de las fichas de la fila 2 de ${rows}: sus fichas suman 0`,
      withTemporada({ estadisticas: [marcosRow, row('j2', 'Bruno', { mvp: 1 })] }),
    ],
    [
      `${rows}: falta el jugador «j1», que sale en las fichas`,
      withTemporada({ estadisticas: [brunoRow] }),
    ],
    [
      `la fila 3 de ${rows}: el jugador «j2» está dos veces`,
      withTemporada({ estadisticas: [marcosRow, brunoRow, brunoRow] }),
    ],
    [
      'la corrección a mano de la fila 2 de las temporadas: deja el balance demasiado alto',
      withTemporada({ ajuste: { ...ZERO_BALANCE, ganados: 10_000 } }),
    ],
  ])('is invalid: %s', (problems, file) => {
    expect(listProblems(file)).toEqual([problems].flat());
  });

  it('may give a played match any status, which is read as finished (regla 24)', () => {
    const file = withPartido({ estado: 'aplazado' });
    expect(listProblems(file)).toEqual([]);
    const states = upgradeClub(file).partidos.map(({ estado }) => estado);
    expect(states).toEqual(['finalizado', 'programado']);
  });

  it('may be in `club/2`, with the figures of that format only', () => {
    // A list by hand, so that this test fails if a figure that is added later is required in older files.
    const names = ['partidos_jugados', 'goles', 'asistencias', 'porterias_imbatidas'];
    names.push('tarjetas_amarillas', 'tarjetas_rojas', 'goles_encajados', 'mvp');
    names.push('titularidades', 'minutos', 'partidos_con_minutos');
    const zeros = Object.fromEntries(names.map((name) => [name, 0]));
    const estadisticas = [
      { ...marcosRow, sumas: { ...zeros, ...played }, ajuste: zeros },
      { ...brunoRow, sumas: zeros, ajuste: zeros },
    ];
    const [before, current] = sound.temporadas;
    const temporadas = [before, { ...current, estadisticas }];
    const file = clubFileSchema.parse({ ...sound, schema: 'club/2', temporadas });
    expect(listProblems(file)).toEqual([]);
  });

  it('may have several players and matches without an external key, and a correction of 9999 wins', () => {
    const anonymous = <T extends object>(one: T) => ({ ...one, clave_externa: undefined });
    const { partidos, jugadores } = sound;
    const file = withTemporada({ ajuste: { ...ZERO_BALANCE, ganados: 9999 } });
    expect(
      listProblems({
        ...file,
        partidos: partidos.map(anonymous),
        jugadores: jugadores.map(anonymous),
      }),
    ).toEqual([]);
  });
});
