import {
  type CurrentLiveMatch,
  type Evento,
  liveScore,
  type Partido,
  ROWS,
  publicActa,
  allEvents,
  deriveLiveMatch,
  type LiveMatchDoc,
  firestorePaths,
} from '@club/shared';
import clsx from 'clsx';
import { type ComponentType, useMemo, useState } from 'react';
import { Section } from '../../components/page';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import type { BoardProps, LiveMatchProps } from './live-parts';
import { announcementOf, lastKickText, lastGoalText, liveStatusOf } from './live-text';
import { sidesOf, type LiveStatus } from './sides';
import { eventText, minuteText } from './timeline';
import css from './live-views.module.css';
import { ScreenSwitch } from './screen-switch';
import type { MatchCardProps } from './match-card';
import { useSettings } from '../../lib/state/club-context';
import { useNowContext, useNow } from '../../lib/use-now';
import { useLiveDoc } from '../../lib/live/use-live-doc';

/** Milliseconds between updates of the minute. */
const TICK_MS = 5_000;

/**
 * Live state of a match, derived from its log; `undefined` without a log. When the sheet is saved, the log is deleted
 * shortly before the match changes, so the last log stays on screen until then.
 */
function useLiveMatch(partidoId: string) {
  const doc = useLiveDoc<LiveMatchDoc>(firestorePaths.directo(partidoId));
  const [lastLog, setLastLog] = useState<LiveMatchDoc>();
  if (doc.status === 'ready' && doc.data !== lastLog) setLastLog(doc.data);
  const log = doc.status === 'ready' ? doc.data : lastLog;
  const { zona_horaria: zone } = useSettings();
  const rendered = useNowContext();
  const now = useNow(TICK_MS) ?? rendered;
  const state = useMemo(() => {
    if (!log) return undefined;
    const current = deriveLiveMatch(log.pasos);
    const acta = publicActa(current, log.jugadores);
    const eventos = allEvents(acta.detalles);
    return {
      current,
      /** They replace the same fields of the match's document. */
      fields: { ...acta, ...liveScore(current) },
      lastEvent: eventos.at(-1),
      lastGoal: lastGoalText(eventos),
    };
  }, [log]);
  if (!log || !state) return undefined;
  const { lastGoal, ...rest } = state;
  const status: LiveStatus = { ...liveStatusOf(rest.current, log, now, zone), lastGoal };
  return { ...rest, status };
}

interface LivePreviewProps extends MatchCardProps {
  readonly Card: ComponentType<MatchCardProps>;
}

/** Card of a live match with score and minute. */
export function LivePreview({ partido, Card: PreviewCard }: LivePreviewProps) {
  const live = useLiveMatch(partido.partido_id);
  if (!live) return <PreviewCard partido={partido} />;
  return (
    <PreviewCard partido={{ ...partido, ...liveScore(live.current) }} liveStatus={live.status} />
  );
}

/** The line-up, or nothing until it has been entered. Other players with events are only in the timeline. */
function LiveLineUp({ partido, borrados, parts: { Pitch, Bench } }: LiveMatchProps) {
  const { alineacion, detalles, capitan } = partido;
  const lineUp = { alineacion, detalles, borrados, capitan };
  const onPitch = ROWS.filter((fila) => fila !== 'suplentes');
  if (onPitch.every((fila) => alineacion[fila].length === 0)) return null;
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
  return sidesOf(partido, nombre).map(({ nombre: side, isClub }) => (
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

/** What happened last, in lines: a kick of a shoot-out, or else an event. None at the start. */
function lastLines(evento: Evento | undefined, kick: string | undefined): readonly string[] {
  if (kick !== undefined) return [kick];
  if (!evento) return [];
  const { title, detail } = eventText(evento);
  return [`${minuteText(evento)} ${title}`.trim(), ...detail];
}

interface LiveDetailsProps extends LiveMatchProps {
  readonly live: NonNullable<ReturnType<typeof useLiveMatch>>;
}

function LiveDetails({ partido, borrados, parts, live }: LiveDetailsProps) {
  const { MvpCard, Timeline } = parts;
  const { current, status, lastEvent } = live;
  const { nombre } = useSettings();
  const [what = 'Sin goles ni tarjetas', ...how] = lastLines(
    lastEvent,
    lastKickText(partido, current.tanda, nombre),
  );
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
        <MvpCard mvp={partido.mvp} borrados={borrados} />
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
      <LiveLineUp partido={partido} borrados={borrados} parts={parts} />
    </div>
  );
}

/** A live match: score and events as they are entered at the pitch (regla 46). */
export function LiveMatchView({ partido, borrados, parts }: LiveMatchProps) {
  const { MatchHeader, Announcer, StickyScore } = parts;
  const live = useLiveMatch(partido._id);
  const { nombre } = useSettings();
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
  const shown: Partido = { ...partido, ...live.fields };
  return (
    <>
      <MatchHeader partido={shown} liveStatus={live.status}>
        <StickyScore partido={shown} liveStatus={live.status} />
      </MatchHeader>
      <div className={text.hidden}>
        <Announcer text={announcementOf(shown, live.current, live.lastEvent, nombre)} />
      </div>
      <ScreenSwitch />
      <LiveDetails partido={shown} borrados={borrados} parts={parts} live={live} />
    </>
  );
}

interface LiveBoardProps {
  readonly partido: Partido;
  readonly Board: ComponentType<BoardProps>;
  readonly Announcer: LiveMatchProps['parts']['Announcer'];
}

/** Scoreboard of a live match (regla 95). */
export function LiveBoard({ partido, Board, Announcer }: LiveBoardProps) {
  const live = useLiveMatch(partido._id);
  const { nombre } = useSettings();
  if (!live) return <Board partido={partido} minute="En directo" lastEvent="" />;
  const shown: Partido = { ...partido, ...live.fields };
  const kick = lastKickText(shown, live.current.tanda, nombre);
  return (
    <>
      <Board
        partido={shown}
        minute={live.status.text}
        lastEvent={lastLines(live.lastEvent, kick).join(' · ')}
      />
      <div className={text.hidden}>
        <Announcer text={announcementOf(shown, live.current, live.lastEvent, nombre)} />
      </div>
    </>
  );
}
