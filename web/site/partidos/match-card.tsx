import { decisionText, joinParts, type PartidoPreview } from '@club/shared';
import clsx from 'clsx';
import { Button } from '../../components/button';
import { ResultChip } from '../../components/result';
import { InternalLink, useFollowedLink } from '../../components/router-link';
import text from '../../components/text.module.css';
import { useSettings } from '../../lib/state/club-context';
import { formatDay } from '../../lib/dates';
import css from './match-card.module.css';
import { LiveLine, StateChip, Score } from './score';
import { resultText, type Side, toSides, changeText, SideBadge } from './sides';
import { useLivePreview } from './use-live';
import viewTransition from './view-transition.module.css';
import { toPartido } from '../../lib/paths';

/** Link props for a match's card, and whether it is the last link followed (`useFollowedLink`). */
export function usePartidoLink(id: string) {
  const { isFollowed, onClick } = useFollowedLink();
  return { link: { ...toPartido(id), onClick }, isFollowed };
}

interface CardSideProps {
  readonly side: Side;
  /** The card's link, if it is on the rival's name. A card without a button «Ver ficha» has no other link. */
  readonly link: ReturnType<typeof usePartidoLink>['link'] | undefined;
}

function CardSide({ side, link }: CardSideProps) {
  return (
    <div className={css.side}>
      <SideBadge side={side} size={32} />
      <p className={css.name}>
        {side.isClub || !link ? (
          side.nombre
        ) : (
          <InternalLink {...link} color="inherit">
            {side.nombre}
          </InternalLink>
        )}
      </p>
    </div>
  );
}

interface MatchCardProps {
  readonly partido: PartidoPreview;
  /** Why the match is shown, if it is not in a list. */
  readonly label?: string;
}

/** Match in a list: date, competition and ground, sides and score. All of it is one link to its page. */
export function MatchCard({ partido: preview, label = '' }: MatchCardProps) {
  const { partido, liveStatus } = useLivePreview(preview);
  const { nombre: clubName } = useSettings();
  const [left, right] = toSides(partido, clubName);
  const { resultado, estado } = partido;
  const isInList = label === '';
  const isLive = estado === 'en_juego';
  const isUpcoming = resultado === '' && !isLive;
  const hasTime = isUpcoming && estado === 'programado';
  const note = resultado === '' ? changeText(partido) : decisionText(partido, clubName);
  const verb = isLive ? 'Ver directo' : 'Ver ficha';
  const { link, isFollowed } = usePartidoLink(partido.partido_id);
  const nameLink = isUpcoming ? link : undefined;
  return (
    <article className={css.card}>
      <div className={css.head}>
        <p className={clsx(css.facts, text.muted)}>
          <strong>{joinParts(' · ', label, formatDay(partido.fecha_str))}</strong>
          {' · '}
          {joinParts(
            ' · ',
            hasTime ? '' : partido.hora_str,
            partido.nombre_competicion,
            isInList && partido.jornada !== undefined ? `Jornada ${String(partido.jornada)}` : '',
            isInList ? partido.nombre_campo : '',
          )}
        </p>
        {resultado !== '' && <ResultChip resultado={resultado} />}
        {isUpcoming ? (
          <Button size="small" disabled className={css.acta}>
            Ver ficha
          </Button>
        ) : (
          <Button
            size="small"
            {...link}
            className={css.acta}
            aria-label={`${verb}: ${resultText(partido, clubName)}`}
          >
            {verb}
          </Button>
        )}
      </div>
      <div className={clsx(css.sides, isFollowed && viewTransition.sides)}>
        <CardSide side={left} link={nameLink} />
        <div className={css.result}>
          <Score
            partido={partido}
            className={clsx(isUpcoming && css.versus, isFollowed && viewTransition.score)}
          />
          {hasTime && <p className={css.time}>{partido.hora_str}</p>}
          <LiveLine estado={estado} liveStatus={liveStatus} />
          {!liveStatus?.isForgotten && <StateChip estado={estado} />}
        </div>
        <CardSide side={right} link={nameLink} />
      </div>
      {note && <strong className={css.note}>{note}</strong>}
    </article>
  );
}
