import { endpoints } from '@club/shared';
import { expect } from 'vitest';
import type { TestApi } from '../test-api';
import type { ClubModel } from './club-model';
import { scoreOf } from './figures';

interface Played {
  readonly id: string;
  readonly temporada: string;
  readonly favor: number;
  readonly contra: number;
  /** Positive for a victory, negative for a defeat. */
  readonly sign: number;
  /** Goals of each scorer. */
  readonly goles: Readonly<Record<string, number>>;
}

/** Every played match of the club, by day. */
function playedPartidos(model: ClubModel): Played[] {
  const played = model.ids('partido').flatMap((id) => {
    const { temporada, dia, acta } = model.partido(id);
    if (!acta) return [];
    const goles: Record<string, number> = {};
    for (const { autor } of acta.goles) {
      if (autor !== null) goles[autor] = (goles[autor] ?? 0) + 1;
    }
    return [{ id, temporada, dia, goles, ...scoreOf(acta) }];
  });
  return played.sort((a, b) => a.dia - b.dia);
}

const accountOf = (partidos: readonly Played[]) => ({
  jugados: partidos.length,
  ganados: partidos.filter(({ sign }) => sign > 0).length,
  empatados: partidos.filter(({ sign }) => sign === 0).length,
  perdidos: partidos.filter(({ sign }) => sign < 0).length,
  goles_favor: partidos.reduce((sum, { favor }) => sum + favor, 0),
  goles_contra: partidos.reduce((sum, { contra }) => sum + contra, 0),
});

/** Id of the match with the highest figure, the first if tied. `null` if no figure is above zero. */
function firstWithMost(partidos: readonly Played[], figure: (partido: Played) => number) {
  const most = Math.max(0, ...partidos.map(figure));
  return most === 0 ? null : (partidos.find((partido) => figure(partido) === most)?.id ?? null);
}

/** The longest run of matches that satisfy a condition, the first if tied. Computed naively from each match on. */
function streak(partidos: readonly Played[], meets: (partido: Played) => boolean) {
  const runs = partidos.map((_partido, from) => {
    const rest = partidos.slice(from);
    const end = rest.findIndex((partido) => !meets(partido));
    return end === -1 ? rest : rest.slice(0, end);
  });
  const most = Math.max(0, ...runs.map((run) => run.length));
  const run = runs.find(({ length }) => length === most) ?? [];
  return most === 0 ? null : [most, run[0]?.id, run.at(-1)?.id];
}

/** Matches, goals, assists and MVP of everybody, over the visible seasons. */
function jugadoresOf(model: ClubModel): Record<string, readonly number[]> {
  const figures: Record<string, number[]> = {};
  for (const temporada of model.orden) {
    if (temporada !== model.actual() && !model.hasArchive(temporada)) continue;
    for (const id of model.jugadoresOf(temporada)) {
      const visible = model.visible(temporada, id);
      const added = [visible.partidos_jugados, visible.goles, visible.asistencias, visible.mvp];
      figures[id] = added.map((value, index) => value + (figures[id]?.[index] ?? 0));
    }
  }
  return figures;
}

/** Checks the all-time data against the model, computed from scratch. */
export async function expectAllTime(api: TestApi, model: ClubModel): Promise<void> {
  const { totales, records, jugadores, rivales, temporadas } = await api.succeed(
    endpoints.fetchHistoria,
  );
  const partidos = playedPartidos(model);
  const inTemporada = (id: string) => partidos.filter(({ temporada }) => temporada === id);
  expect(totales).toEqual({
    temporadas: model.orden.filter((id) => inTemporada(id).length > 0).length,
    ...accountOf(partidos),
  });
  expect(temporadas).toEqual(
    model.orden.map((id) => ({
      temporada_id: id,
      temporada_nombre: model.temporadaName(id),
      ...accountOf(inTemporada(id)),
    })),
  );
  const [nombre] = model.ids('equipo').map((id) => model.get(`equipo:${id}`));
  expect(rivales.map(({ equipo_id: _id, ...rival }) => rival)).toEqual(
    partidos.length === 0 ? [] : [{ nombre, ...accountOf(partidos) }],
  );

  const mostGoals = ({ goles }: Played) => Math.max(0, ...Object.values(goles));
  const { mas_goles_en_un_partido: rout } = records;
  const ids = (run: typeof records.racha_invicta) =>
    run && [run.partidos, run.desde.partido_id, run.hasta.partido_id];
  expect({
    victoria: records.mayor_victoria?.partido_id ?? null,
    derrota: records.mayor_derrota?.partido_id ?? null,
    invicta: ids(records.racha_invicta),
    victorias: ids(records.racha_victorias),
    goleada: rout && [rout.partido.partido_id, rout.goles],
  }).toEqual({
    // Goal difference comes first, then our goals.
    victoria: firstWithMost(partidos, ({ favor, contra }) =>
      favor > contra ? (favor - contra) * 100 + favor : 0,
    ),
    derrota: firstWithMost(partidos, ({ favor, contra }) =>
      contra > favor ? (contra - favor) * 100 + contra : 0,
    ),
    invicta: streak(partidos, ({ sign }) => sign >= 0),
    victorias: streak(partidos, ({ sign }) => sign > 0),
    goleada: (() => {
      const id = firstWithMost(partidos, mostGoals);
      const partido = partidos.find((one) => one.id === id);
      return partido ? [partido.id, mostGoals(partido)] : null;
    })(),
  });

  const expected = jugadoresOf(model);
  for (const [index, statistic] of (
    ['partidos', 'goles', 'asistencias', 'mvp'] as const
  ).entries()) {
    const rows = Object.entries(expected).filter(([, figures]) => (figures[index] ?? 0) > 0);
    expect(
      Object.fromEntries(
        jugadores[statistic].map((one) => [
          one.jugador_id,
          [one.partidos, one.goles, one.asistencias, one.mvp],
        ]),
      ),
      statistic,
    ).toEqual(Object.fromEntries(rows));
    const inOrder = jugadores[statistic].map((one) => one[statistic]);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a));
  }
}
