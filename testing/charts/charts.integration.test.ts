import { endpoints, type Partido } from '@club/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figuresOf, type ReadFigure } from '../../functions/src/testing/read-html';
import { startPages, type TestPages } from '../../functions/src/testing/start-pages';
import { runImport } from '../../scripts/import/run-import';
import { readSeasonFile } from '../../scripts/import/season-file';
import { seedDemo } from '../../scripts/platform/seed-demo';
import { watchMatch } from '../../shared/src/testing/minute-by-minute';
import { adminClient } from '../admin-client';
import { hasRealSeasons, readMinutesTruth, realMinutesPath, realSeasonPath } from '../real-seasons';
import { type Sheet, sheetsOfFile, sheetsOfPartidos } from './sheets';
import {
  ofJugador,
  homeAndAway,
  course,
  goalsPer15Minutes,
  goalsPerPartido,
  years,
  points,
  type Tabla,
} from './tables';

/** Maximum time to import a season on a busy machine. */
const LONG_MS = 600_000;

/** A club with its pages, and its sheets as independent data. */
interface Club {
  readonly pagina: TestPages;
  readonly temporadas: readonly {
    readonly id: string;
    readonly nombre: string;
    readonly sheets: readonly Sheet[];
  }[];
  /** Key in the independent data of a match or a player, by id. */
  readonly claves: ReadonlyMap<string, string>;
}

/** Imports the seasons of a file through the API, with minutes. */
async function realClub(name: 'betis-2017-18'): Promise<Club> {
  const page = await startPages();
  const { api } = page;
  const file = await readSeasonFile(realSeasonPath(name), { minutes: realMinutesPath(name) });
  await runImport({ api: adminClient(api), file });
  const { matches } = await readMinutesTruth(name);
  const minutes = new Map(
    matches.map(({ id, players }) => [
      id,
      new Map(players.map(({ playerKey, minutos }) => [playerKey, minutos])),
    ]),
  );
  const temporadas = await api.succeed(endpoints.fetchTemporadas);
  const records = [
    ...(await api.succeed(endpoints.fetchPartidos)),
    ...(await api.succeed(endpoints.fetchJugadores)),
  ];
  return {
    pagina: page,
    temporadas: file.seasons.map((season) => ({
      id: temporadas.find(({ nombre }) => nombre === season.name)?._id ?? '',
      nombre: season.name,
      sheets: sheetsOfFile(season, (id) => minutes.get(id) ?? null),
    })),
    claves: new Map(records.map(({ _id, clave_externa: clave = '' }) => [_id, clave])),
  };
}

/** Minutes of a demo sheet, counted independently. `null` if unknown. */
function minutesOf(partido: Partido): Sheet['minutos'] {
  const { primera_parte: one, segunda_parte: other } = partido.detalles;
  const hasChanges = [...one, ...other].some(({ evento }) => evento === 'cambio');
  if (!hasChanges && !partido.sin_cambios) return null;
  const seen = watchMatch(partido, partido.minutos_parte ?? 45);
  return new Map([...seen].map(([id, { minutos }]) => [id, minutos]));
}

async function demoClub(): Promise<Club> {
  const page = await startPages();
  const { api } = page;
  let ids = 0;
  const newId = () => `demo${String((ids += 1)).padStart(16, '0')}`;
  await seedDemo({ db: api.db, now: () => api.clock.now, newId } as Parameters<typeof seedDemo>[0]);
  const partidos = await api.succeed(endpoints.fetchPartidos);
  const temporadas = await api.succeed(endpoints.fetchTemporadas);
  const jugadores = await api.succeed(endpoints.fetchJugadores);
  return {
    pagina: page,
    temporadas: temporadas.map(({ _id: id, nombre }) => ({
      id,
      nombre,
      sheets: sheetsOfPartidos(
        partidos.filter(({ temporada_id: temporada }) => temporada === id),
        minutesOf,
      ),
    })),
    claves: new Map([...partidos, ...jugadores].map(({ _id }) => [_id, _id])),
  };
}

const CLUBS: readonly (readonly [name: string, make: () => Promise<Club>, isThere: boolean])[] = [
  ['the demonstration', demoClub, true],
  ['betis-2017-18', () => realClub('betis-2017-18'), hasRealSeasons()],
];

describe.each(CLUBS.filter(([, , isThere]) => isThere))('the charts of %s', (_name, make) => {
  let club: Club;
  beforeAll(async () => {
    club = await make();
  }, LONG_MS);
  afterAll(() => club.pagina.stop());

  /** The charts in the HTML of a page, without JavaScript. */
  async function read(path: string): Promise<readonly ReadFigure[]> {
    const { status, html } = await club.pagina.get(path);
    expect(status, path).toBe(200);
    const figures = figuresOf(html);
    for (const { title, finding, label } of figures) {
      expect(finding, title).toMatch(/\.$/);
      expect(label).toBe(`${title}. ${finding}`);
    }
    return figures;
  }
  const tableOf = (figures: readonly ReadFigure[], title: string): Tabla | undefined =>
    figures.find((figure) => figure.title === title)?.rows;
  const idOf = (clave: string) =>
    [...club.claves].find(([, one]) => one === clave)?.[0] ?? `no record ${clave}`;

  it('of each season have the figures of its sheets', async () => {
    const { nombre } = await club.pagina.api.succeed(endpoints.fetchAjustes);
    expect(club.temporadas.length).toBeGreaterThan(0);
    for (const { id, sheets } of club.temporadas) {
      expect(sheets.length, id).toBeGreaterThanOrEqual(3);
      const figures = await read(`/estadisticas?temporada=${id}`);
      expect(tableOf(figures, 'Puntos'), id).toEqual(points(sheets, nombre));
      expect(tableOf(figures, 'Goles por partido'), id).toEqual(goalsPerPartido(sheets));
      expect(tableOf(figures, 'Goles cada 15 minutos'), id).toEqual(goalsPer15Minutes(sheets));
      expect(tableOf(figures, 'En casa y fuera'), id).toEqual(homeAndAway(sheets));
    }
  });

  it('of league positions have the entered ones', async () => {
    const { api } = club.pagina;
    const id = club.temporadas.at(-1)?.id ?? '';
    const [competicion] = await api.succeed(endpoints.fetchCompeticiones);
    const team = (nombre: string, pts: number) => ({
      ...{ nombre, pj: 9, g: 3, e: 3, p: 3, gf: 9, gc: 9, pts },
      ...(nombre === 'Nosotros' && { es_nuestro: true }),
    });
    const enter = (filas: readonly object[]) =>
      api.succeed(endpoints.updateClasificacion, {
        id,
        body: { competicion_id: competicion?._id, filas },
      });
    api.clock.now = new Date('2027-01-10T12:00:00Z');
    await enter([team('Uno', 9), team('Otro', 8), team('Nosotros', 7)]);
    api.clock.now = new Date('2027-02-14T12:00:00Z');
    await enter([team('Nosotros', 12), team('Uno', 9)]);
    const rows = tableOf(await read(`/estadisticas?temporada=${id}`), 'Puesto en la liga');
    expect(rows?.at(0)).toEqual(['Día', 'Puesto', 'Equipos']);
    expect(rows?.slice(-2)).toEqual([
      ['dom, 10 ene', '3º', '3'],
      ['dom, 14 feb', '1º', '2'],
    ]);
  });

  it('of each match have its goals in order', async () => {
    const played = club.temporadas.flatMap(({ sheets }) => sheets);
    for (const sheet of played) {
      const rows = tableOf(await read(`/partidos/${idOf(sheet.clave)}`), 'Evolución del marcador');
      expect(rows ?? null, `${sheet.dia} ${sheet.rival}`).toEqual(course(sheet));
    }
    expect(played.filter((sheet) => course(sheet) !== null).length).toBeGreaterThan(3);
  });

  it('of all seasons have the played ones', async () => {
    const rows = tableOf(await read('/historia'), 'Los años del club');
    expect(rows).toEqual(club.temporadas.length > 1 ? years(club.temporadas) : undefined);
  });

  it('of each player of the season have his matches, and no empty charts', async () => {
    const sheets = club.temporadas.at(-1)?.sheets ?? [];
    const jugadores = await club.pagina.api.succeed(endpoints.fetchJugadores);
    const seen: string[] = [];
    for (const { _id, posicion } of jugadores) {
      const figures = await read(`/jugador/${_id}`);
      const shown = new Map(figures.map(({ title, rows }) => [title, rows]));
      const expected = ofJugador(sheets, club.claves.get(_id) ?? '', posicion.por);
      expect(Object.fromEntries(shown), _id).toEqual(Object.fromEntries(expected));
      seen.push(...expected.keys());
    }
    expect(new Set(seen)).toContain('Goles y asistencias');
    expect(new Set(seen)).toContain('Goles encajados');
    expect(seen.includes('Minutos')).toBe(sheets.filter(({ minutos }) => minutos).length >= 3);
  });
});
