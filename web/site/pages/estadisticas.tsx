import {
  type CalendarDoc,
  type EquipoEstadisticasDoc,
  firestorePaths,
  RANKING_TOP,
  type Pair,
  playedPartidos,
  type PartidoPreview,
} from '@club/shared';
import clsx from 'clsx';
import { useState } from 'react';
import { Button } from '../../components/button';
import { DeletedPlayersContext } from '../../components/router-link';
import text from '../../components/text.module.css';
import { LeagueTable } from '../estadisticas/league-table';
import { PlayersTable } from '../estadisticas/players-table';
import { RankingCard } from '../estadisticas/ranking-card';
import { RecordCard, type RecordFigure } from '../estadisticas/record-card';
import { SeasonPlots } from '../charts/season-plots';
import figureCss from '../charts/figure.module.css';
import { FormStrip } from '../partidos/form-strip';
import { paths } from '../../lib/paths';
import { useReadyDoc } from '../../lib/live/use-live-doc';
import { MatchesBehindPair } from '../deferred-parts';
import surface from '../../components/surface.module.css';
import css from './estadisticas.module.css';
import { SeasonPage } from './season-page';
import { FigureButton } from '../../components/figure-button';
import { MatchesBehind } from '../partidos/match-rows';

const RESULTS = { ganados: 'win', empatados: 'draw', perdidos: 'lose' } as const;

interface BehindRecordProps {
  readonly partidos: readonly PartidoPreview[];
  readonly figure: RecordFigure;
  /** The displayed figure, with manual corrections. */
  readonly total: number;
}

/** Matches behind a figure of the team's record, latest first. */
function BehindRecord({ partidos, figure, total }: BehindRecordProps) {
  const behind = playedPartidos(partidos)
    .filter(({ resultado }) => figure === 'partidos_jugados' || resultado === RESULTS[figure])
    .reverse();
  return (
    <MatchesBehind
      partidos={behind}
      sumText={`Hay ${String(behind.length)} en el calendario`}
      isCorrected={behind.length !== total}
    />
  );
}

interface BestPairProps {
  readonly temporadaId: string;
  readonly pair: Pair;
}

/** `Mejor pareja: Nico P. asiste y Álex R. marca, 7 goles`. A tap on the goals shows the matches (regla 51). */
function BestPair({ temporadaId, pair }: BestPairProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p className={clsx(text.body2, text.muted)}>
        Mejor pareja: {pair.asistente.jugador_nombre} asiste y {pair.autor.jugador_nombre} marca,{' '}
        <span style={{ position: 'relative' }}>
          <FigureButton label="Mejor pareja" isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
            {pair.goles} goles
          </FigureButton>
        </span>
      </p>
      {isOpen && <MatchesBehindPair temporadaId={temporadaId} pair={pair} />}
    </>
  );
}

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
              emptyText="Aún no hay goles."
              rows={equipo.ranking_goles.map((row) => ({ ...row, count: row.goles }))}
            />
            <RankingCard
              title="Asistencias"
              unit={['asist.', 'asist.']}
              emptyText="Aún no hay asistencias."
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
          {pair && <BestPair temporadaId={equipo.temporada_id} pair={pair} />}
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
