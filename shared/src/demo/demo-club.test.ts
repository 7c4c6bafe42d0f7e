import { EVENTO_KINDS } from '../eventos/table';
import { describe, expect, it } from 'vitest';
import { disagreements, findOurPosition } from '../rules/clasificacion';
import { allEvents } from '../rules/score';
import { nextGames } from '../rules/moment';
import { resolveActa } from '../rules/acta';
import { kickoffFromLocal } from '../rules/dates';
import { previewPartido, withActa } from '../rules/partido';
import type { Partido } from '../records/partido';
import { updateClasificacionSchema } from '../schemas/clasificacion';
import { EMPTY_SHEET } from '../testing/acta-arbitrary';
import { buildPartido, buildSummary } from '../testing/partido-builder';
import { buildDemoClub } from './index';

/** The demo's seasons with their matches. Throws if a kick-off or a sheet is invalid. */
function playedSeasons(today: string) {
  const { temporadas } = buildDemoClub(today);
  const squad = new Map(
    temporadas.flatMap(({ jugadores }) =>
      jugadores.map(({ clave }) => [clave, buildSummary(clave)] as const),
    ),
  );
  const play = ({
    clave: _id,
    body,
    acta: given,
  }: (typeof temporadas)[number]['partidos'][number]): Partido => {
    const { equipo_id, competicion_id, local, estado = 'programado' } = body;
    const kickoff = kickoffFromLocal(body.fecha_str ?? '', body.hora_str ?? '');
    if (!kickoff.ok) throw new Error(kickoff.refusal.detail);
    const ids = { _id, equipo_id, competicion_id, nombre_competicion: competicion_id };
    const unplayed = buildPartido({ ...ids, local, estado, ...kickoff.value });
    if (!given) return unplayed;
    const acta = resolveActa(given, EMPTY_SHEET, (id) => squad.get(id));
    if (!acta.ok) throw new Error(`${_id}: ${acta.refusal.code}`);
    return withActa(unplayed, acta.value);
  };
  return temporadas.map((temporada) => ({ temporada, partidos: temporada.partidos.map(play) }));
}

/** Each weekday, both clock changes, a leap day, the turn of a year. */
const DAYS = [
  ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-03-28'],
  ...['2026-03-29', '2026-10-25', '2028-02-29', '2027-01-01'],
];

describe.each(DAYS)('the demo club on %s', (today) => {
  const club = buildDemoClub(today);
  const [anterior, actual] = playedSeasons(today);
  if (!anterior || !actual) throw new Error('the demo has two seasons');

  it('has matches in order of kick-off: past ones played, future ones not', () => {
    const instants = [...anterior.partidos, ...actual.partidos].map(({ fecha_date }) => fecha_date);
    expect(instants).toEqual([...instants].sort());
    const past = instants.filter((instant) => instant.slice(0, 10) < today);
    const played = [...anterior.partidos, ...actual.partidos].map(({ jugado }) => jugado);
    expect(played).toEqual(instants.map((_instant, index) => index < past.length));
  });

  it('has next games with a defeat, a draw and a win, then three upcoming matches of different status', () => {
    const shown = nextGames(actual.partidos.map(previewPartido));
    expect(shown.map(({ resultado, estado }) => resultado || estado)).toEqual([
      ...['lose', 'draw', 'win', 'programado', 'aplazado', 'suspendido'],
    ]);
    expect(new Set(shown.slice(0, 3).map(({ local }) => local))).toEqual(new Set([true, false]));
    expect(new Set(shown.slice(3).map(({ local }) => local))).toEqual(new Set([true, false]));
  });

  it('publishes no news in the future, and in order', () => {
    const instants = club.noticias.map(({ publicada }) => publicada);
    expect(instants).toEqual([...instants].sort());
    expect(instants.every((instant) => instant.slice(0, 10) < today)).toBe(true);
  });
});

describe('the demo club', () => {
  const club = buildDemoClub('2026-11-21');
  const [anterior, actual] = playedSeasons('2026-11-21');
  if (!anterior || !actual) throw new Error('the demo has two seasons');
  const played = [...anterior.partidos, ...actual.partidos].filter(({ jugado }) => jugado);

  it('names its seasons after the current date', () => {
    const nombres = (today: string) =>
      buildDemoClub(today).temporadas.map(({ body: data }) => data.nombre);
    expect(nombres('2026-11-21')).toEqual(['Temporada 2025/26', 'Temporada 2026/27']);
    expect(nombres('2027-06-30')).toEqual(['Temporada 2025/26', 'Temporada 2026/27']);
    expect(nombres('2099-07-01')).toEqual(['Temporada 2098/99', 'Temporada 2099/00']);
  });

  it('has a consistent league table that matches its own sheets', () => {
    const { temporada, partidos } = actual;
    const rows = temporada.clasificacion?.filas.map(({ body: data }) => data) ?? [];
    expect(updateClasificacionSchema.shape.filas.safeParse(rows).error).toBeUndefined();
    expect(findOurPosition(rows)).toEqual(temporada.estadisticas);
    expect(disagreements(rows, partidos.map(previewPartido), 'liga')).toEqual([]);
    const sum = (campo: 'g' | 'e' | 'p' | 'gf' | 'gc') =>
      rows.reduce((total, row) => total + row[campo], 0);
    expect([sum('g'), sum('gf'), sum('e') % 2]).toEqual([sum('p'), sum('gc'), 0]);
    const byPoints = rows.toSorted((a, b) => b.pts - a.pts || b.gf - b.gc - (a.gf - a.gc));
    expect(rows).toEqual(byPoints);
    const rivales = temporada.clasificacion?.filas.flatMap(({ equipo }) => equipo ?? []);
    expect(rivales?.toSorted()).toEqual(club.equipos.map(({ clave }) => clave).toSorted());
  });

  it('has every kind of event and every form of a goal', () => {
    const eventos = played.flatMap(({ detalles }) => allEvents(detalles));
    expect(new Set(eventos.map(({ evento }) => evento)).size).toBe(EVENTO_KINDS.length);
    expect(new Set(eventos.flatMap(({ autor }) => autor?.forma ?? [])).size).toBe(7);
  });
});
