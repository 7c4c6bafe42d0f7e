import {
  type CalendarDoc,
  type EquipoEstadisticasDoc,
  firestorePaths,
  RANKING_TOP,
} from '@club/shared';
import clsx from 'clsx';
import { useState } from 'react';
import { Button } from '../../components/button';
import { DeletedPlayersContext } from '../../components/router-link';
import text from '../../components/text.module.css';
import { BestPair } from '../estadisticas/best-pair';
import { LeagueTable } from '../estadisticas/league-table';
import { PlayersTable } from '../estadisticas/players-table';
import { RankingCard } from '../estadisticas/ranking-card';
import { RecordCard, type RecordFigure } from '../estadisticas/record-card';
import { SeasonPlots } from '../charts/season-plots';
import figureCss from '../charts/figure.module.css';
import { BehindRecord } from '../partidos/behind-record';
import { FormStrip } from '../partidos/form-strip';
import { paths } from '../../lib/paths';
import { useReadyDoc } from '../../lib/live/use-live-doc';
import { BehindPair } from './deferred-parts';
import surface from '../../components/surface.module.css';
import css from './estadisticas.module.css';
import { SeasonPage } from './season-page';

/** Short headings, so that the columns fit a phone. */
const COLUMNS = [
  ['goles', 'G', 'Goles'],
  ['asistencias', 'A', 'Asistencias'],
  ['partidos_jugados', 'PJ', 'Partidos'],
  ['minutos', 'Min', 'Minutos'],
  ['mvp', 'MVP', 'MVP'],
  ['tarjetas_amarillas', 'TA', 'Amarillas'],
  ['tarjetas_rojas', 'TR', 'Rojas'],
] as const;

function Statistics({ equipo }: { readonly equipo: EquipoEstadisticasDoc }) {
  const calendario = useReadyDoc<CalendarDoc>(firestorePaths.calendario(equipo.temporada_id));
  const [figure, setFigure] = useState<RecordFigure>();
  const [isPairOpen, setIsPairOpen] = useState(false);
  const pair = equipo.mejor_pareja;
  const { borrados = [], tramos } = calendario ?? {};
  const partidos = Object.values(calendario?.partidos ?? {});
  const { tabla_jugadores: tabla = [], clasificacion } = equipo;
  return (
    <DeletedPlayersContext value={borrados}>
      <h2 className={text.muted}>{equipo.temporada_nombre}</h2>
      <div className={css.season}>
        {clasificacion && <LeagueTable clasificacion={clasificacion} partidos={partidos} />}
        <div className={css.record}>
          <FormStrip partidos={partidos} />
          <RecordCard equipo={equipo} open={figure} onOpen={setFigure} />
          {figure && <BehindRecord partidos={partidos} figure={figure} total={equipo[figure]} />}
        </div>
        <div className={css.plots}>
          <SeasonPlots partidos={partidos} clasificacion={clasificacion} tramos={tramos} />
        </div>
        <div className={css.players}>
          <div className={clsx(surface.columns, css.rankings)}>
            <RankingCard
              title="Goles"
              unit={['gol', 'goles']}
              empty="Aún no hay goles."
              rows={equipo.ranking_goles.map((row) => ({ ...row, count: row.goles }))}
            />
            <RankingCard
              title="Asistencias"
              unit={['asist.', 'asist.']}
              empty="Aún no hay asistencias."
              rows={equipo.ranking_asistencias.map((row) => ({ ...row, count: row.asistencias }))}
            />
          </div>
          {tabla.length > RANKING_TOP && (
            <details>
              <summary className={figureCss.showData}>
                Ver todos los jugadores ({tabla.length})
              </summary>
              <PlayersTable
                label="Todos los jugadores"
                columns={COLUMNS}
                initial="goles"
                tieBreaker="partidos_jugados"
                rows={tabla}
                isUnknown={(playerRow, statistic) =>
                  statistic === 'minutos' && playerRow.partidos_con_minutos === 0
                }
              />
            </details>
          )}
          {pair && <BestPair pair={pair} isOpen={isPairOpen} onOpen={setIsPairOpen} />}
          {pair && isPairOpen && <BehindPair temporadaId={equipo.temporada_id} pair={pair} />}
        </div>
      </div>
    </DeletedPlayersContext>
  );
}

/** Team statistics of a season, with both rankings (regla 51). */
export function Component() {
  return (
    <SeasonPage
      title="Estadísticas"
      empty="Aún no hay estadísticas."
      toPath={firestorePaths.estadisticasEquipo}
      action={
        <Button to={paths.historia} variant="outlined">
          Historia
        </Button>
      }
    >
      {(data: EquipoEstadisticasDoc) =>
        data.retirado ? null : <Statistics key={data._id} equipo={data} />
      }
    </SeasonPage>
  );
}
