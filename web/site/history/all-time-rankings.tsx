import { type AllTimeFigure, type AllTimeJugador, RANKING_TOP, allTimeRanking } from '@club/shared';
import clsx from 'clsx';
import { type Column, PlayersTable } from '../estadisticas/players-table';
import { RankingCard } from '../estadisticas/ranking-card';
import figure from '../charts/figure.module.css';
import surface from '../../components/surface.module.css';
import css from '../pages/history.module.css';

const RANKINGS = [
  ['partidos', 'Más partidos', ['part.', 'part.']],
  ['goles', 'Máximos goleadores', ['gol', 'goles']],
  ['asistencias', 'Máximos asistentes', ['asist.', 'asist.']],
  ['mvp', 'Más veces MVP', ['vez', 'veces']],
] as const satisfies readonly (readonly [AllTimeFigure, string, readonly [string, string]])[];

const COLUMNS: readonly Column<AllTimeFigure | 'temporadas'>[] = [
  ['temporadas', 'T', 'Temporadas'],
  ['partidos', 'PJ', 'Partidos'],
  ['goles', 'G', 'Goles'],
  ['asistencias', 'A', 'Asistencias'],
  ['mvp', 'MVP', 'MVP'],
];

/** Top five of each figure, and a table of all players. */
export function AllTimeRankings({ jugadores }: { readonly jugadores: readonly AllTimeJugador[] }) {
  return (
    <div>
      <div className={clsx(surface.columns, css.rankings)}>
        {RANKINGS.map(([statistic, title, unit]) => (
          <RankingCard
            key={statistic}
            title={title}
            unit={unit}
            empty="Todavía nadie."
            rows={allTimeRanking(jugadores, statistic, RANKING_TOP).map((jugador) => ({
              ...jugador,
              count: jugador[statistic],
              hasPage: jugador.en_plantilla,
            }))}
          />
        ))}
      </div>
      {jugadores.length > RANKING_TOP && (
        <details>
          <summary className={figure.more}>Ver todos ({jugadores.length})</summary>
          <PlayersTable
            label="Todos los jugadores del club"
            columns={COLUMNS}
            initial="partidos"
            tieBreaker="partidos"
            rows={jugadores}
            hasPage={(jugador) => jugador.en_plantilla}
          />
        </details>
      )}
    </div>
  );
}
