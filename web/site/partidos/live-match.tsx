import { type CurrentLiveMatch, listStarters, type Partido } from '@club/shared';
import clsx from 'clsx';
import { Section } from '../../components/page';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { useSettings } from '../../lib/state/club-context';
import type { Live } from './derive-live';
import { Announcer } from './goal-announcer';
import css from './live-match.module.css';
import { MatchHeader } from './match-header';
import { Bench, Pitch } from './pitch';
import { ScreenSwitch } from './screen-switch';
import { toSides } from './sides';
import { StickyScore } from './sticky-score';
import { MvpCard, Timeline } from './timeline-view';
import { useLive } from './use-live';

interface LiveMatchProps {
  readonly partido: Partido;
}

/** The line-up, or nothing until it has been entered. Other players with events are only in the timeline. */
function LiveLineUp({ partido }: LiveMatchProps) {
  const { alineacion, detalles, capitan } = partido;
  const lineUp = { alineacion, detalles, capitan };
  if (listStarters(alineacion).length === 0) return null;
  return (
    <Section title="Alineación">
      <Pitch {...lineUp} />
      <h3 className={css.bench}>Suplentes</h3>
      <Bench {...lineUp} />
    </Section>
  );
}

interface KicksProps {
  readonly partido: Partido;
  readonly kicks: NonNullable<CurrentLiveMatch['tanda']>['kicks'];
}

/** Kicks of a shoot-out, home side first: a dot for a goal, a cross for a miss. */
function Kicks({ partido, kicks }: KicksProps) {
  const { nombre } = useSettings();
  return toSides(partido, nombre).map(({ nombre: side, isClub }) => (
    <li key={side} className={css.kicks}>
      <span>{side}</span>
      <ol className={surface.list}>
        {kicks
          .filter(({ lado }) => (lado === 'club') === isClub)
          .map(({ id, gol: isGoal }) => (
            <li key={id} className={clsx(isGoal && css.goal)}>
              <span aria-hidden>{isGoal ? '' : '✕'}</span>
              <span className={text.hidden}>{isGoal ? 'gol' : 'fallado'}</span>
            </li>
          ))}
      </ol>
    </li>
  ));
}

interface LiveDetailsProps extends LiveMatchProps {
  readonly live: Live;
}

function LiveDetails({ partido, live: { current, status, last } }: LiveDetailsProps) {
  const [what = 'Sin goles ni tarjetas', ...how] = last;
  return (
    <div className={css.details}>
      <Section title="Minuto a minuto" className={css.story}>
        <div aria-hidden className={clsx(surface.card, css.latest)}>
          <p>{what}</p>
          {how.length > 0 && <p className={text.muted}>{how.join(' · ')}</p>}
        </div>
        {status.isForgotten && (
          <div className={clsx(surface.card, css.forgotten)}>
            <p>{`${status.text}. El resultado aparecerá aquí cuando se guarde.`}</p>
          </div>
        )}
        <MvpCard mvp={partido.mvp} />
        <div className={clsx(surface.card, css.timeline)}>
          {current.fase === 'sin_empezar' && current.eventos.length === 0 ? (
            <p className={clsx(css.soon, text.muted)}>El partido está a punto de empezar.</p>
          ) : (
            <Timeline
              partido={partido}
              fase={current.fase}
              kicks={current.tanda && <Kicks partido={partido} kicks={current.tanda.kicks} />}
            />
          )}
        </div>
      </Section>
      <LiveLineUp partido={partido} />
    </div>
  );
}

/** A live match: score and events as they are entered at the pitch (regla 46). */
export function LiveMatch({ partido }: LiveMatchProps) {
  const live = useLive(partido, partido._id);
  if (!live) {
    return (
      <>
        <MatchHeader partido={partido} />
        <div className={clsx(surface.card, css.waiting)}>
          <p>El partido se está jugando. El resultado aparecerá aquí sin recargar la página.</p>
        </div>
      </>
    );
  }
  const shown: Partido = { ...partido, ...live.acta, ...live.score };
  return (
    <>
      <MatchHeader partido={shown} liveStatus={live.status}>
        <StickyScore partido={shown} liveStatus={live.status} />
      </MatchHeader>
      <div className={text.hidden}>
        <Announcer text={live.announcement} />
      </div>
      <ScreenSwitch />
      <LiveDetails partido={shown} live={live} />
    </>
  );
}
