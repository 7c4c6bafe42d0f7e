import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CardLink } from '../../components/card-link';
import { resultClass, ResultChip } from '../../components/result';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { formatDay } from '../../lib/dates';
import type { MatchCardProps } from './match-card';
import { ScoreDigits } from './score';
import css from './next-game-card.module.css';
import shared from './shared-parts.module.css';
import { NamedSide } from './side-badge';
import { stateLabel, sidesOf } from './sides';
import { usePartidoLink } from './use-partido-link';
import { whenText } from './when';
import { useSettings } from '../../lib/state/club-context';
import { useToday } from '../../lib/use-today';

/** Card of the next-games panel (regla 28): a link with its score, or a plain card with '-'. */
export function NextGameCard({ partido, vivo }: MatchCardProps) {
  const { nombre: clubName, zona_horaria: zone } = useSettings();
  const today = useToday();
  const [left, right] = sidesOf(partido, clubName);
  const { link, isFollowed: isOpening } = usePartidoLink(partido.partido_id);
  const { resultado } = partido;
  const isLive = partido.estado === 'en_juego';
  const isPlayed = resultado !== '';
  const isComing = !isPlayed && partido.estado === 'programado';
  const isForgotten = vivo?.isForgotten === true;
  const isFollowed = isLive && !isForgotten;
  const estado = isLive ? undefined : stateLabel(partido.estado);
  const content: ReactNode = (
    <>
      <div className={css.match}>
        <p className={clsx(text.caption, isComing || isFollowed ? css.strong : text.muted)}>
          {isFollowed ? (
            <>
              <span aria-hidden className={css.live}>
                ●
              </span>{' '}
              EN DIRECTO {vivo?.texto}
            </>
          ) : isPlayed ? (
            `Jugado · ${formatDay(partido.fecha_str)}`
          ) : (
            whenText(partido, today, zone)
          )}
        </p>
        {isComing && <p className={css.time}>{partido.hora_str}</p>}
        <div className={clsx(css.sides, isOpening && shared.sides)}>
          <NamedSide side={left} size={44} className={css.side} nameClass={css.name} as="span" />
          <p className={clsx(css.versus, text.muted)}>VS</p>
          <NamedSide side={right} size={44} className={css.side} nameClass={css.name} as="span" />
        </div>
        <p className={clsx(text.caption, text.muted)}>{partido.nombre_competicion}</p>
        {estado !== undefined && (
          <p className={clsx(css.strong, text.caption, text.muted)}>{estado}</p>
        )}
      </div>
      <div
        className={clsx(
          css.result,
          isPlayed ? resultClass(resultado) : [css.pending, !isFollowed && text.muted],
        )}
      >
        {isForgotten && 'Sin noticias'}
        {partido.goles_anotados === null ? (
          '-'
        ) : (
          <span data-testid="marcador" className={clsx(isOpening && shared.score)}>
            <ScoreDigits partido={partido} />
          </span>
        )}
        {isPlayed && <ResultChip resultado={resultado} />}
      </div>
    </>
  );
  return (
    <div className={clsx(surface.card, css.card, isPlayed ? css.past : isComing && css.coming)}>
      {isPlayed || isLive ? <CardLink {...link}>{content}</CardLink> : content}
    </div>
  );
}
