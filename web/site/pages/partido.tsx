import {
  type CalendarDoc,
  decisionText,
  firestorePaths,
  type Partido,
  partidoTitle,
} from '@club/shared';
import clsx from 'clsx';
import { useMemo } from 'react';
import { SectionHeading, useDocumentTitle } from '../../components/page';
import { DeletedPlayersContext, InternalLink } from '../../components/router-link';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { MatchPlot } from '../charts/match-plot';
import cardCss from '../noticias/noticia-card.module.css';
import { GoalAnnouncer } from '../partidos/score';
import { MatchHeader } from '../partidos/match-header';
import { LineUp, LineUpHeading } from '../partidos/pitch';
import { MatchShare, MvpShare } from '../partidos/match-share';
import { MvpCard, Timeline } from '../partidos/timeline-view';
import { island } from '../../lib/hydration';
import { paths } from '../../lib/paths';
import { useReadyDoc } from '../../lib/live/use-live-doc';
import { BackRow, DocumentContent } from './record-page';
import { NotificationsButton } from '../deferred-parts';
import css from './partido.module.css';
import { useSettings } from '../../lib/state/club-context';

const loadUpcoming = () => import('../partidos/upcoming-match');
const UpcomingMatch = island(async () => (await loadUpcoming()).UpcomingMatch);
const LiveMatch = island(
  async () => (await import('../partidos/live-match')).LiveMatch,
  ({ partido }) => <MatchHeader partido={partido} />,
);
const Meetings = island(async () => (await loadUpcoming()).Meetings);

interface MatchProps {
  readonly partido: Partido;
}

function PlayedMatch({ partido }: MatchProps) {
  const { alineacion, detalles, capitan } = partido;
  const { nombre } = useSettings();
  if (partido.incomparecencia) {
    return (
      <div className={clsx(surface.card, css.waiting)}>
        <p>{`${decisionText(partido, nombre)}: el partido no se jugó.`}</p>
      </div>
    );
  }
  return (
    <div className={clsx(surface.columns, css.columns)}>
      <section className={css.details}>
        <MvpCard mvp={partido.mvp} action={<MvpShare partido={partido} />} />
        <MatchPlot partido={partido} />
        <SectionHeading>Detalles del partido</SectionHeading>
        <div className={clsx(surface.card, css.timeline)}>
          <Timeline partido={partido} />
        </div>
      </section>
      <section className={css.lineUp}>
        <LineUpHeading alineacion={alineacion} />
        <LineUp alineacion={alineacion} detalles={detalles} capitan={capitan} />
      </section>
    </div>
  );
}

/** Links from a match to the news about it. */
function PartidoNoticias({ noticias }: { readonly noticias: Partido['noticias'] }) {
  return noticias?.map(({ noticia_id: id, titulo }) => (
    <p key={id} className={cardCss.related}>
      <InternalLink to={paths.noticia(id)}>Noticia: {titulo}</InternalLink>
    </p>
  ));
}

const NOBODY: readonly string[] = [];

const isInPlay = ({ estado, jugado }: Partido) => estado === 'en_juego' && !jugado;

function MatchPage({ partido }: MatchProps) {
  const calendario = useReadyDoc<CalendarDoc>(firestorePaths.calendario(partido.temporada_id));
  const { nombre } = useSettings();
  const title = partidoTitle(partido, nombre);
  const isLive = isInPlay(partido);
  const isStarted = isLive || partido.jugado;
  useDocumentTitle(title);
  const { noticias } = partido;
  // An island that is not hydrated yet must not get new props.
  const news = useMemo(() => <PartidoNoticias noticias={noticias} />, [noticias]);
  return (
    <DeletedPlayersContext value={calendario?.borrados ?? NOBODY}>
      <div className={css.match}>
        <h1 className={text.hidden}>{title}</h1>
        {isLive && <LiveMatch partido={partido} />}
        {partido.jugado && <MatchHeader partido={partido} />}
        {isStarted ? (
          news
        ) : (
          <UpcomingMatch partido={partido} calendario={calendario}>
            {news}
          </UpcomingMatch>
        )}
        <div className={text.hidden}>
          <GoalAnnouncer partido={partido} />
        </div>
        {partido.jugado && <PlayedMatch partido={partido} />}
        {isStarted && calendario && (
          <Meetings key={partido._id} partido={partido} calendario={calendario} />
        )}
      </div>
    </DeletedPlayersContext>
  );
}

/** Match page before, during and after the match, live (regla 25). */
export function Component() {
  return (
    <DocumentContent toPath={firestorePaths.partido}>
      {(data: Partido) => (
        <div className={css.page}>
          <BackRow to={paths.partidos} label="Volver a partidos">
            <NotificationsButton className={css.avisos} />
            {(data.jugado || isInPlay(data)) && <MatchShare partido={data} />}
          </BackRow>
          <MatchPage key={data._id} partido={data} />
        </div>
      )}
    </DocumentContent>
  );
}
