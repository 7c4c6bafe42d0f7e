import {
  firestorePaths,
  type AllTimeDoc,
  deriveAllTime,
  type AllTime,
  type AllTimeFigure,
  type AllTimeJugador,
  RANKING_TOP,
  allTimeRanking,
} from '@club/shared';
import { useMemo } from 'react';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { EmptyState, LiveContent } from '../../components/page-states';
import { DeletedPlayersContext } from '../../components/router-link';
import { Page, Section } from '../../components/page';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { paths } from '../../lib/paths';
import { Records } from '../history/records';
import { Totals } from '../history/totals';
import { YearsPlot } from '../history/years-plot';
import css from './history.module.css';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { countText } from '../../lib/number-text';
import { type Column, PlayersTable } from '../estadisticas/players-table';
import { RankingCard } from '../estadisticas/ranking-card';
import figureCss from '../charts/figure.module.css';

/** All rivals ever played, most matches first, with links to their pages. */
function Rivals({ rivales }: Pick<AllTime, 'rivales'>) {
  return (
    <ul className={clsx(surface.card, surface.list, css.rivals)}>
      {rivales.map(({ nombre, jugados: played, ganados, empatados, perdidos, ...rival }) => (
        <li key={nombre}>
          <Link to={paths.rival(nombre)}>
            <span className={css.name}>{nombre}</span>
            <span className={clsx(text.body2, text.muted)}>
              {countText(played, 'partido')}: {ganados} V, {empatados} E, {perdidos} D · goles{' '}
              {rival.goles_favor}-{rival.goles_contra}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

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
function AllTimeRankings({ jugadores }: { readonly jugadores: readonly AllTimeJugador[] }) {
  return (
    <div>
      <div className={clsx(surface.columns, css.rankings)}>
        {RANKINGS.map(([statistic, title, unit]) => (
          <RankingCard
            key={statistic}
            title={title}
            unit={unit}
            emptyText="Todavía nadie."
            rows={allTimeRanking(jugadores, statistic, RANKING_TOP).map((jugador) => ({
              ...jugador,
              count: jugador[statistic],
            }))}
          />
        ))}
      </div>
      {jugadores.length > RANKING_TOP && (
        <details>
          <summary className={figureCss.showData}>Ver todos ({jugadores.length})</summary>
          <PlayersTable
            label="Todos los jugadores del club"
            columns={COLUMNS}
            initial="partidos"
            tieBreaker="partidos"
            rows={jugadores}
          />
        </details>
      )}
    </div>
  );
}

function AllTimeParts({ historia }: { readonly historia: AllTimeDoc }) {
  const { totales, records, jugadores, rivales, temporadas } = useMemo(
    () => deriveAllTime(historia),
    [historia],
  );
  if (totales.jugados === 0 && jugadores.length === 0) {
    return <EmptyState title="Aún no hay historia que contar." />;
  }
  const deleted = jugadores.filter((jugador) => !jugador.en_plantilla);
  return (
    <DeletedPlayersContext value={deleted.map(({ jugador_id: id }) => id)}>
      <div className={css.parts}>
        <Totals totales={totales} />
        <div className={css.columns}>
          <YearsPlot temporadas={temporadas} />
          {totales.jugados > 0 && (
            <Section title="Récords">
              <Records records={records} />
            </Section>
          )}
        </div>
        <AllTimeRankings jugadores={jugadores} />
        {rivales.length > 0 && (
          <Section title="Rivales" headingId="rivales">
            <Rivals rivales={rivales} />
          </Section>
        )}
      </div>
    </DeletedPlayersContext>
  );
}

/** The club's history in all seasons, from one document (regla 83). */
export function Component() {
  const historia = useLiveDoc<AllTimeDoc>(firestorePaths.historia());
  return (
    <Page
      title="Historia"
      action={
        <Button to={paths.estadisticas} variant="outlined">
          Ver la temporada
        </Button>
      }
    >
      <LiveContent doc={historia} missing={<EmptyState title="Aún no hay historia que contar." />}>
        {(data) => <AllTimeParts historia={data} />}
      </LiveContent>
    </Page>
  );
}
