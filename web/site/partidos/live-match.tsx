import { type CurrentLiveMatch, listStarters, type Partido } from '@club/shared';
import clsx from 'clsx';
import { Section } from '../../components/page';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { useSettings } from '../../lib/state/club-context';
import type { Live } from './derive-live';
import { Announcer } from './score';
import css from './live-match.module.css';
import { MatchHeader } from './match-header';
import { LineUp } from './pitch';
import { toSides } from './sides';
import { MvpCard, Timeline } from './timeline-view';
import { useLive } from './use-live';
import { useEffect, useState } from 'react';
import switchCss from './screen-switch.module.css';
import { useIsHydrated } from '../../lib/hydration';
import { keepScreenOn } from '../../lib/screen-lock';

/** Whether the screen is kept on, whether the device refused that, and a toggle. */
function useWakeLock() {
  const [isOn, setIsOn] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(
    () =>
      isOn
        ? keepScreenOn(() => {
            setIsOn(false);
            setIsRefused(true);
          })
        : undefined,
    [isOn],
  );
  const toggle = () => {
    setIsRefused(false);
    setIsOn(!isOn);
  };
  return { isOn, isRefused, toggle };
}

/** Switch «Mantener la pantalla encendida». Renders nothing if the browser does not support it. */
export function ScreenSwitch() {
  // False on the server, in old browsers and on insecure pages.
  const canStayOn = useIsHydrated() && 'wakeLock' in navigator;
  const { isOn, isRefused, toggle } = useWakeLock();
  return (
    <div className={switchCss.row}>
      {canStayOn && (
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          className={switchCss.switch}
          onClick={toggle}
        >
          <span aria-hidden className={switchCss.track} />
          Mantener la pantalla encendida
        </button>
      )}
      <p role="status" className={clsx(text.body2, switchCss.message)}>
        {isRefused && 'El dispositivo no lo permite ahora: puede que le quede poca batería.'}
      </p>
    </div>
  );
}

interface LiveMatchProps {
  readonly partido: Partido;
}

/** The line-up, or nothing until it has been entered. Other players with events are only in the timeline. */
function LiveLineUp({ partido }: LiveMatchProps) {
  const { alineacion, detalles, capitan } = partido;
  if (listStarters(alineacion).length === 0) return null;
  return (
    <Section title="Alineación">
      <LineUp alineacion={alineacion} detalles={detalles} capitan={capitan} />
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

/** Below the header of a live match: last event, best player, timeline and line-up. */
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
      <MatchHeader partido={shown} liveStatus={live.status} />
      <div className={text.hidden}>
        <Announcer text={live.announcement} />
      </div>
      <ScreenSwitch />
      <LiveDetails partido={shown} live={live} />
    </>
  );
}
