import {
  decisionText,
  type Evento,
  hasExtraTime,
  type LivePhase,
  MINUTES_PER_HALF,
  minuteText,
  type Partido,
  type Period,
  PERIODS,
  PHASE_KINDS,
  type PhaseKind,
} from '@club/shared';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PlayerPicture } from '../../components/player-picture';
import { PlayerLink } from '../../components/router-link';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { useSettings } from '../../lib/state/club-context';
import { EventIcon } from './event-icon';
import { eventSide, eventText, runningScores } from './timeline';
import css from './timeline-view.module.css';

interface EventRowProps {
  readonly evento: Evento;
  readonly side: 'left' | 'right';
  readonly score: string | undefined;
}

function EventRow({ evento, side, score }: EventRowProps) {
  const { title, detail } = eventText(evento);
  return (
    <li data-lado={side} className={css.event}>
      <div className={css.what}>
        <p className={css.title}>
          {title}
          {score !== undefined && <span className={css.score}> ({score})</span>}
        </p>
        {detail.map((line) => (
          <p key={line} className={clsx(text.caption, text.muted)}>
            {line}
          </p>
        ))}
      </div>
      <div className={css.when}>
        <EventIcon evento={evento.evento} size={22} />
        <p className={css.minute}>{minuteText(evento)}</p>
      </div>
    </li>
  );
}

/** Result of a shoot-out, home side first, and who went through. */
function ShootOutRow({ partido, isOver }: { readonly partido: Partido; readonly isOver: boolean }) {
  const { nombre } = useSettings();
  const { anotados: ours = 0, encajados: theirs = 0 } = partido.tanda ?? {};
  return (
    <li className={css.shootOut}>
      <p className={css.title}>{(partido.local ? [ours, theirs] : [theirs, ours]).join('-')}</p>
      {isOver && <p>{decisionText(partido, nombre)}</p>}
    </li>
  );
}

/** Whether a match in a phase has reached a step. Except for the first half, a phase is named after its first step. */
const hasReached = (phase: LivePhase, step: PhaseKind) =>
  phase !== 'sin_empezar' &&
  PHASE_KINDS.indexOf(phase === 'primera_parte' ? 'comienzo' : phase) >= PHASE_KINDS.indexOf(step);

interface TimelineProps {
  readonly partido: Partido;
  /** Phase of a live match; later phases have no marker yet. */
  readonly fase?: LivePhase;
  /** Kicks of a live shoot-out. */
  readonly kicks?: ReactNode;
}

/** Timeline of a match: its periods with markers, events on their team's side (regla 47), and its shoot-out. */
export function Timeline({ partido, fase: phase = 'final', kicks }: TimelineProps) {
  const { detalles, local, minutos_parte: halfMinutes = MINUTES_PER_HALF, tanda } = partido;
  const scores = runningScores(partido);
  const rows = (period: Period) => {
    const earlier = PERIODS.slice(0, PERIODS.indexOf(period)).flatMap((one) => detalles[one] ?? []);
    return detalles[period]?.map((evento, index) => (
      <EventRow
        key={index}
        evento={evento}
        side={eventSide(evento, local)}
        score={scores[earlier.length + index]}
      />
    ));
  };
  const marker = (step: PhaseKind, label: string, isNeeded = true) =>
    isNeeded &&
    hasReached(phase, step) && (
      <li className={clsx(css.marker, text.overline, text.muted)}>{label}</li>
    );
  const hasExtra = hasExtraTime(detalles);
  // A match that ended after two halves has only the last marker, «Final del partido».
  const goesOn = hasExtra || tanda !== undefined || phase !== 'final';
  return (
    <ol className={surface.list}>
      {marker('comienzo', 'Inicio del partido')}
      {rows('primera_parte')}
      {marker('descanso', 'Descanso')}
      {rows('segunda_parte')}
      {marker('fin_segunda_parte', `Final de los ${String(2 * halfMinutes)} minutos`, goesOn)}
      {marker('prorroga_1', 'Prórroga', hasExtra)}
      {rows('prorroga_1')}
      {marker('descanso_prorroga', 'Descanso de la prórroga', hasExtra)}
      {rows('prorroga_2')}
      {marker('tanda', 'Tanda de penaltis', tanda !== undefined)}
      {tanda && hasReached(phase, 'tanda') && (
        <>
          {kicks}
          <ShootOutRow partido={partido} isOver={phase === 'final'} />
        </>
      )}
      {marker('final', 'Final del partido')}
    </ol>
  );
}

interface MvpCardProps extends Pick<Partido, 'mvp'> {
  readonly action?: ReactNode;
}

/** Most valuable player; nothing if there is none. */
export function MvpCard({ mvp, action }: MvpCardProps) {
  if (!mvp) return null;
  return (
    <div className={clsx(surface.card, css.mvp)}>
      <PlayerPicture jugador={mvp} size={56} />
      <div className={css.best}>
        <span className={clsx(css.label, text.overline)}>MVP del partido</span>
        <PlayerLink id={mvp.jugador_id} className={css.player}>
          {mvp.nombre_con_inicial}
        </PlayerLink>
      </div>
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}
