import type { Evento, LivePhase, Partido } from '@club/shared';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PlayerPicture } from '../../components/player-picture';
import { InternalLink } from '../../components/router-link';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { toJugador } from '../../lib/links';
import { EventIcon } from './event-icon';
import { eventSide, eventText, minuteText, runningScores } from './timeline';
import css from './timeline-view.module.css';

function Marker({ children }: { readonly children: string }) {
  return <li className={clsx(css.marker, text.overline, text.muted)}>{children}</li>;
}

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

interface TimelineProps {
  readonly partido: Partido;
  /** Phase of a live match; later phases have no marker yet. */
  readonly fase?: LivePhase;
}

/** Timeline of a match: both halves with markers, and events on their team's side (regla 47). */
export function Timeline({ partido, fase: phase = 'final' }: TimelineProps) {
  const { primera_parte: first, segunda_parte: second } = partido.detalles;
  const scores = runningScores(partido);
  const row = (evento: Evento, index: number) => (
    <EventRow
      key={index}
      evento={evento}
      side={eventSide(evento, partido.local)}
      score={scores[index]}
    />
  );
  return (
    <ol className={surface.list}>
      {phase !== 'sin_empezar' && <Marker>Inicio del partido</Marker>}
      {first.map(row)}
      {phase !== 'sin_empezar' && phase !== 'primera_parte' && <Marker>Descanso</Marker>}
      {second.map((evento, index) => row(evento, first.length + index))}
      {phase === 'final' && <Marker>Final del partido</Marker>}
    </ol>
  );
}

interface MvpCardProps extends Pick<Partido, 'mvp'> {
  /** Ids of deleted players, who are named without a link (regla 18). */
  readonly borrados: readonly string[];
  readonly action?: ReactNode;
}

/** Most valuable player; nothing if there is none. */
export function MvpCard({ mvp, borrados, action }: MvpCardProps) {
  if (!mvp) return null;
  return (
    <div className={clsx(surface.card, css.mvp)}>
      <PlayerPicture
        jugadorId={mvp.jugador_id}
        imagen={mvp.img_perfil}
        dorsal={mvp.dorsal}
        size={56}
      />
      <div className={css.best}>
        <span className={clsx(css.label, text.overline)}>MVP del partido</span>
        <p className={css.player}>
          {borrados.includes(mvp.jugador_id) ? (
            mvp.nombre_con_inicial
          ) : (
            <InternalLink {...toJugador(mvp.jugador_id)} color="inherit">
              {mvp.nombre_con_inicial}
            </InternalLink>
          )}
        </p>
      </div>
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}
