import { daysUntil, decisionText, joinParts } from '@club/shared';
import clsx from 'clsx';
import { Button } from '../../components/button';
import { ResultChip } from '../../components/result';
import { formatDay } from '../../lib/dates';
import { useSettings } from '../../lib/state/club-context';
import { useToday } from '../../lib/use-now';
import type { MatchCardProps } from '../partidos/match-card';
import viewTransition from '../partidos/view-transition.module.css';
import { NamedSide } from '../partidos/side-badge';
import { sidesOf } from '../partidos/sides';
import { usePartidoLink } from '../partidos/use-partido-link';
import { whenText } from '../partidos/when';
import { HeroNotes } from './hero-notes';
import { ScoreDigits } from '../partidos/score';
import css from './hero.module.css';

/** Main match of the home page: live, upcoming or played. */
export function HeroMatch({ partido, liveStatus }: MatchCardProps) {
  const { nombre, zona_horaria: zone } = useSettings();
  const today = useToday();
  const [left, right] = sidesOf(partido, nombre);
  const { link, isFollowed } = usePartidoLink(partido.partido_id);
  const { resultado } = partido;
  const decision = decisionText(partido, nombre);
  const isPlayed = resultado !== '';
  const isLive = partido.estado === 'en_juego' && !isPlayed;
  const label = isPlayed
    ? `Final · ${formatDay(partido.fecha_str)}`
    : whenText(partido, today, zone);
  return (
    <div className={css.match}>
      <div className={css.label}>
        {isLive ? (
          <p className={clsx(!liveStatus?.isForgotten && css.live)} data-testid="minuto">
            {liveStatus?.isForgotten
              ? liveStatus.text
              : `En directo ${liveStatus?.text ?? ''}`.trim()}
          </p>
        ) : (
          <p>{label}</p>
        )}
        {isPlayed && <ResultChip resultado={resultado} />}
      </div>
      <div className={clsx(css.sides, isFollowed && viewTransition.sides)}>
        <NamedSide side={left} size={64} className={css.side} nameClass={css.name} />
        {isPlayed || isLive ? (
          <p className={clsx(css.score, isFollowed && viewTransition.score)} data-testid="marcador">
            <ScoreDigits partido={partido} />
          </p>
        ) : (
          <p className={css.time}>{partido.hora_str}</p>
        )}
        <NamedSide side={right} size={64} className={css.side} nameClass={css.name} />
      </div>
      {isPlayed && decision !== '' && <p className={css.where}>{decision}</p>}
      <p className={css.where}>
        {joinParts(' · ', partido.nombre_competicion, partido.nombre_campo)}
      </p>
      <HeroNotes
        partido={partido}
        lastGoal={liveStatus?.lastGoal}
        withRecord={isPlayed || (!isLive && daysUntil(today, partido, zone) === 0)}
      />
      <Button variant="outlined" {...link} className={css.action}>
        {isLive ? 'Seguir el partido' : 'Ver el partido'}
      </Button>
    </div>
  );
}
