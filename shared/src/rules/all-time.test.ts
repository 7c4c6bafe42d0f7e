import { describe, expect, it } from 'vitest';
import { allTimeSchema } from '../schemas/all-time';
import { buildAllTime } from '../testing/all-time-builder';
import { buildPreview } from '../testing/partido-builder';
import { deriveCareer, deriveRival, earlierMeetings, toAllTime, deriveAllTime } from './all-time';

const playedOn = (
  id: string,
  day: string,
  [favor, contra]: readonly [number, number],
  rival: string,
  scorer?: readonly [id: string, goles: number],
) => {
  const temporada = day < '2026-07' ? '2025/26' : '2026/27';
  return { id, temporada, day, favor, contra, rival, ...(scorer && { goleador: scorer }) };
};

const PARTIDOS = [
  playedOn('a', '2025-10-05', [2, 0], 'Norte'),
  playedOn('b', '2025-10-12', [1, 1], 'Sur'),
  playedOn('c', '2025-10-19', [5, 1], 'Norte', ['nico', 3]),
  playedOn('d', '2025-10-26', [0, 4], 'Sur'),
  playedOn('e', '2026-10-04', [1, 0], 'Norte'),
  playedOn('f', '2026-10-11', [4, 0], 'Este'),
  playedOn('g', '2026-10-18', [3, 2], 'Norte', ['iker', 3]),
] as const;

describe('all-time figures', () => {
  const { totales, records, rivales, temporadas } = deriveAllTime(buildAllTime(PARTIDOS));

  it('add up the matches of all seasons, and count the seasons that have any', () => {
    const results = { jugados: 7, ganados: 5, empatados: 1, perdidos: 1 };
    expect(totales).toEqual({ temporadas: 2, ...results, goles_favor: 16, goles_contra: 8 });
    expect(temporadas.map(({ jugados: played }) => played)).toEqual([4, 3]);
    const empty = buildAllTime([], { temporadas: ['2024/25'] });
    expect(toAllTime(empty).totales).toMatchObject({ temporadas: 0, jugados: 0 });
  });

  it('have the largest win by goal difference, then by our goals, then the first', () => {
    expect(records.mayor_victoria).toMatchObject({ partido_id: 'c', temporada_nombre: '2025/26' });
    expect(records.mayor_derrota?.partido_id).toBe('d');
  });

  it('have the first of the longest runs, across seasons', () => {
    const run = (desde: string, hasta: string) => ({
      partidos: 3,
      desde: { partido_id: desde },
      hasta: { partido_id: hasta },
    });
    expect(records.racha_invicta).toMatchObject(run('a', 'c'));
    expect(records.racha_victorias).toMatchObject(run('e', 'g'));
  });

  it('have the top scorer of one match: the first if tied', () => {
    expect(records.mas_goles_en_un_partido).toMatchObject({
      jugador_id: 'nico',
      goles: 3,
      partido: { partido_id: 'c' },
    });
  });

  it('have a row per rival, most matches first', () => {
    const rows = rivales.map(
      ({ nombre, ...row }) => `${nombre} ${String(row.ganados)}/${String(row.jugados)}`,
    );
    expect(rows).toEqual(['Norte 4/4', 'Sur 0/2', 'Este 1/1']);
  });

  it('list the matches against a rival in other seasons', () => {
    const found = earlierMeetings(
      buildAllTime(PARTIDOS),
      { nombre_equipo: 'Norte', fecha_date: '2026-10-18T10:00:00.000Z' },
      '2026/27',
    );
    expect(found.map(({ partido_id: id }) => id)).toEqual(['c', 'a']);
  });
});

describe('the record against a rival', () => {
  const season = [
    buildPreview(20, '', { nombre_equipo: 'Norte' }),
    buildPreview(18, '', { nombre_equipo: 'Norte' }),
    buildPreview(19, '', { nombre_equipo: 'Norte', estado: 'cancelado' }),
    buildPreview(17, 'win', { nombre_equipo: 'Norte' }),
    buildPreview(16, '', { nombre_equipo: 'C.D. Ávila' }),
  ];
  const against = (slug: string) => deriveRival(buildAllTime(PARTIDOS), season, slug);
  const ids = (partidos: readonly { readonly partido_id: string }[] = []) =>
    partidos.map(({ partido_id: id }) => id);

  it('has every match of all seasons, latest first, and the season’s matches to come', () => {
    const norte = against('norte');
    expect(norte).toMatchObject({
      nombre: 'Norte',
      totales: { temporadas: 2, jugados: 4, ganados: 4, goles_favor: 11, goles_contra: 3 },
      records: { mayor_victoria: { partido_id: 'c' }, mayor_derrota: null },
    });
    expect(ids(norte?.meetings)).toEqual(['g', 'e', 'c', 'a']);
    expect(ids(norte?.coming)).toEqual(['p18', 'p20']);
    expect(against('sur')).toMatchObject({ coming: [], sample: undefined });
  });

  it('exists from the first match in the calendar on', () => {
    expect(against('c-d-avila')).toMatchObject({ nombre: 'C.D. Ávila', meetings: [] });
    expect(against('oeste')).toBeUndefined();
    expect(against('')).toBeUndefined();
  });
});

describe('players of all time', () => {
  const doc = buildAllTime([], {
    temporadas: ['2024/25', '2025/26', '2026/27'],
    filas: {
      '2024/25': {
        nico: ['Nicolás P.', 9999, 4, 1, 0, 1, 0],
        iker: ['Iker A.', 10, 5, 0, 2, 0, 1],
      },
      '2025/26': { nico: ['Nico P.', 9999, 3, 0, 1, 0, 0], ana: ['Ana B.', 12, 7, 0, 0, 0, 0] },
      '2026/27': { nico: ['Nico P.', 2, 0, 0, 0, 0, 0] },
    },
    nombres: { ana: 'Anita B.' },
  });
  const names = (statistic: 'partidos' | 'goles' | 'mvp', of = doc) =>
    toAllTime(of).jugadores[statistic].map(
      (one) => `${one.jugador_nombre} ${String(one[statistic])}`,
    );

  it('are ordered by the figure, then by fewer matches; zeros are left out', () => {
    const { jugadores } = toAllTime(doc);
    expect(allTimeSchema.shape.jugadores.parse(jugadores)).toEqual(jugadores);
    expect(names('partidos')).toEqual(['Nico P. 20000', 'Anita B. 12', 'Iker A. 10']);
    expect(names('goles')).toEqual(['Anita B. 7', 'Nico P. 7', 'Iker A. 5']);
    expect(names('mvp')).toEqual(['Iker A. 2', 'Nico P. 1']);
  });

  it('have their current names or, once deleted, those of their last season, without a page', () => {
    const [nico, ana] = deriveAllTime(doc).jugadores;
    expect(nico).toMatchObject({ jugador_nombre: 'Nico P.', en_plantilla: false, temporadas: 3 });
    expect(ana).toMatchObject({ jugador_nombre: 'Anita B.', en_plantilla: true });
  });

  it('lose the figures of a deleted archive, unless its season is current', () => {
    const without = { ...doc, sin_archivo: { '2025/26': true as const } };
    expect(names('goles', without)).toEqual(['Iker A. 5', 'Nico P. 4']);
    expect(names('partidos', { ...doc, sin_archivo: { '2026/27': true } })).toEqual(
      names('partidos'),
    );
  });

  it('have a career, latest season first', () => {
    const career = deriveCareer(doc, 'nico').map(
      ({ nombre, goles }) => `${nombre} ${String(goles)}`,
    );
    expect(career).toEqual(['2026/27 0', '2025/26 3', '2024/25 4']);
    expect(deriveCareer(doc, 'nadie')).toEqual([]);
  });
});
