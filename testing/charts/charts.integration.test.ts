import { endpoints, type Partido } from '@club/shared';
import { beforeAll, describe, expect, it } from 'vitest';
import { figuresOf, type ReadFigure } from '../../functions/src/testing/read-html';
import { forAllTests } from '../../functions/src/testing/standing';
import { startPages } from '../../functions/src/testing/start-pages';
import { seedDemo } from '../../scripts/platform/seed-demo';
import { watchMatch } from '../../shared/src/testing/minute-by-minute';
import { type Sheet, sheetsOf } from './sheets';
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

interface Season {
  readonly id: string;
  readonly nombre: string;
  readonly sheets: readonly Sheet[];
}

/** Minutes of a demo sheet, counted independently. `null` if unknown. */
function minutesOf(partido: Partido): Sheet['minutos'] {
  const { primera_parte: one, segunda_parte: other } = partido.detalles;
  const hasChanges = [...one, ...other].some(({ evento }) => evento === 'cambio');
  if (!hasChanges && !partido.sin_cambios) return null;
  const seen = watchMatch(partido, partido.minutos_parte ?? 45);
  return new Map([...seen].map(([id, { minutos }]) => [id, minutos]));
}

describe('the charts of the demonstration', () => {
  const page = forAllTests(startPages);
  let temporadas: readonly Season[];
  beforeAll(async () => {
    const { db, clock } = page.api;
    let ids = 0;
    const newId = () => `demo${String((ids += 1)).padStart(16, '0')}`;
    await seedDemo({ db, now: () => clock.now, newId } as Parameters<typeof seedDemo>[0]);
    const partidos = await page.api.succeed(endpoints.fetchPartidos);
    temporadas = (await page.api.succeed(endpoints.fetchTemporadas)).map(({ _id: id, nombre }) => ({
      id,
      nombre,
      sheets: sheetsOf(
        partidos.filter(({ temporada_id: temporada }) => temporada === id),
        minutesOf,
      ),
    }));
  });

  /** The charts in the HTML of a page, without JavaScript. */
  async function read(path: string): Promise<readonly ReadFigure[]> {
    const { status, html } = await page.get(path);
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

  it('of each season have the figures of its sheets', async () => {
    const { nombre } = await page.api.succeed(endpoints.fetchAjustes);
    expect(temporadas.length).toBeGreaterThan(0);
    for (const { id, sheets } of temporadas) {
      expect(sheets.length, id).toBeGreaterThanOrEqual(3);
      const figures = await read(`/estadisticas?temporada=${id}`);
      expect(tableOf(figures, 'Puntos'), id).toEqual(points(sheets, nombre));
      expect(tableOf(figures, 'Goles por partido'), id).toEqual(goalsPerPartido(sheets));
      expect(tableOf(figures, 'Goles cada 15 minutos'), id).toEqual(goalsPer15Minutes(sheets));
      expect(tableOf(figures, 'En casa y fuera'), id).toEqual(homeAndAway(sheets));
    }
  });

  it('of league positions have the entered ones', async () => {
    const { api } = page;
    const id = temporadas.at(-1)?.id ?? '';
    const [competicion] = await api.succeed(endpoints.fetchCompeticiones);
    const team = (nombre: string, pts: number) => ({
      nombre,
      pj: 9,
      g: 3,
      e: 3,
      p: 3,
      gf: 9,
      gc: 9,
      pts,
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
    const played = temporadas.flatMap(({ sheets }) => sheets);
    for (const sheet of played) {
      const rows = tableOf(await read(`/partidos/${sheet.partido._id}`), 'Evolución del marcador');
      expect(rows ?? null, sheet.partido._id).toEqual(course(sheet));
    }
    expect(played.filter((sheet) => course(sheet) !== null).length).toBeGreaterThan(3);
  });

  it('of all seasons have the played ones', async () => {
    const rows = tableOf(await read('/historia'), 'Los años del club');
    expect(rows).toEqual(temporadas.length > 1 ? years(temporadas) : undefined);
  });

  it('of each player of the season have his matches, and no empty charts', async () => {
    const sheets = temporadas.at(-1)?.sheets ?? [];
    const jugadores = await page.api.succeed(endpoints.fetchJugadores);
    const seen: string[] = [];
    for (const { _id, posicion } of jugadores) {
      const figures = await read(`/jugador/${_id}`);
      const shown = new Map(figures.map(({ title, rows }) => [title, rows]));
      const expected = ofJugador(sheets, _id, posicion.por);
      expect(Object.fromEntries(shown), _id).toEqual(Object.fromEntries(expected));
      seen.push(...expected.keys());
    }
    expect(new Set(seen)).toContain('Goles y asistencias');
    expect(new Set(seen)).toContain('Goles encajados');
    expect(seen.includes('Minutos')).toBe(sheets.filter(({ minutos }) => minutos).length >= 3);
  });
});
