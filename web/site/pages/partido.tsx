import {
  type CalendarDoc,
  decisionText,
  firestorePaths,
  type Partido,
  partidoTitle,
} from '@club/shared';
import clsx from 'clsx';
import { SectionHeading, useDocumentTitle } from '../../components/page';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { MatchPlot } from '../charts/match-plot';
import { PartidoNoticias } from '../noticias/related';
import { LineUpHeading } from '../partidos/line-up-heading';
import { LiveMatch } from '../partidos/live-match';
import { MatchHeader } from '../partidos/match-header';
import { Bench, Pitch } from '../partidos/pitch';
import { MvpCard, Timeline } from '../partidos/timeline-view';
import { paths } from '../../lib/paths';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { BackRow } from './back-row';
import {
  Announcer,
  BeforeMatch,
  NotificationsButton,
  GoalAnnouncer,
  MatchCalendar,
  MatchShare,
  Meetings,
  MvpShare,
  StickyScore,
} from './deferred-parts';
import css from './partido.module.css';
import { useSettings } from '../../lib/state/club-context';
import { DocumentContent } from './document-content';

// Exported for the page of all components (`componentes/load.ts`).
export { Bench, MatchHeader, MvpCard, Pitch, Timeline };

interface PlayedMatchProps {
  readonly partido: Partido;
  readonly borrados: readonly string[];
}

function PlayedMatch({ partido, borrados }: PlayedMatchProps) {
  const { alineacion, detalles, capitan } = partido;
  const { nombre } = useSettings();
  if (partido.incomparecencia) {
    return (
      <div className={clsx(surface.card, css.waiting)}>
        <p>{`${decisionText(partido, nombre)}: el partido no se jugó.`}</p>
      </div>
    );
  }
  const lineUp = { alineacion, detalles, borrados, capitan };
  return (
    <div className={clsx(surface.columns, css.columns)}>
      <section className={css.details}>
        <MvpCard mvp={partido.mvp} borrados={borrados} action={<MvpShare partido={partido} />} />
        <MatchPlot partido={partido} />
        <SectionHeading>Detalles del partido</SectionHeading>
        <div className={clsx(surface.card, css.timeline)}>
          <Timeline partido={partido} />
        </div>
      </section>
      <section className={css.lineUp}>
        <LineUpHeading alineacion={partido.alineacion} />
        <Pitch {...lineUp} />
        <h3 className={css.bench}>Suplentes</h3>
        <Bench {...lineUp} />
      </section>
    </div>
  );
}

const WAITING: Partial<Record<Partido['estado'], string>> = {
  aplazado: 'El partido está aplazado. Aquí aparecerá la nueva fecha.',
  suspendido: 'El partido está suspendido.',
  cancelado: 'El partido se ha cancelado.',
};

const LATER = { Announcer, StickyScore };

function MatchPage({ partido }: { readonly partido: Partido }) {
  const calendario = useLiveDoc<CalendarDoc>(firestorePaths.calendario(partido.temporada_id));
  const borrados = calendario.status === 'ready' ? (calendario.data.borrados ?? []) : [];
  const { nombre } = useSettings();
  const titulo = partidoTitle(partido, nombre);
  const isLive = partido.estado === 'en_juego' && !partido.jugado;
  useDocumentTitle(titulo);
  return (
    <div className={css.match}>
      <h1 className={text.hidden}>{titulo}</h1>
      {isLive ? (
        <LiveMatch partido={partido} borrados={borrados} later={LATER} />
      ) : (
        <MatchHeader partido={partido}>
          <StickyScore partido={partido} vivo={undefined} />
        </MatchHeader>
      )}
      <PartidoNoticias noticias={partido.noticias} />
      <div className={text.hidden}>
        <GoalAnnouncer partido={partido} />
      </div>
      {partido.jugado && <PlayedMatch partido={partido} borrados={borrados} />}
      {!partido.jugado && !isLive && (
        <>
          <div className={clsx(surface.card, css.waiting)}>
            <p>
              {WAITING[partido.estado] ??
                'Aún no se ha jugado. La alineación y los goles aparecerán aquí sin recargar la página.'}
            </p>
          </div>
          <MatchCalendar partido={partido} />
          <BeforeMatch
            partido={partido}
            calendario={calendario.status === 'ready' ? calendario.data : undefined}
          />
        </>
      )}
      {(partido.jugado || isLive) && calendario.status === 'ready' && (
        <Meetings key={partido._id} partido={partido} calendario={calendario.data} />
      )}
    </div>
  );
}

/** Match page before, during and after the match, live (regla 25). */
export function PartidoRoute() {
  return (
    <DocumentContent pathOf={firestorePaths.partido}>
      {(data: Partido) => (
        <div className={css.page}>
          <BackRow to={paths.partidos} label="Volver a partidos">
            <NotificationsButton className={css.avisos} />
            <MatchShare partido={data} />
          </BackRow>
          <MatchPage key={data._id} partido={data} />
        </div>
      )}
    </DocumentContent>
  );
}
