import { decisionText, joinParts, type PartidoPreview, scoreText } from '@club/shared';
import clsx from 'clsx';
import { Button } from '../../components/button';
import { ResultChip } from '../../components/result';
import { InternalLink } from '../../components/router-link';
import text from '../../components/text.module.css';
import { useSettings } from '../../lib/state/club-context';
import { formatDay } from '../../lib/dates';
import { changeText } from './change-text';
import { StateChip } from './state-chip';
import { LiveLine } from './live-line';
import css from './match-card.module.css';
import { matchAnchor } from './match-anchor';
import { Score } from './score';
import shared from './shared-parts.module.css';
import { SideBadge } from './side-badge';
import { type Side, sidesOf, type Vivo } from './sides';
import { usePartidoLink } from './use-partido-link';

interface CardSideProps {
  readonly side: Side;
  /** Link to the match page. On the rival's name, because an unplayed match has no other link. */
  readonly link: ReturnType<typeof usePartidoLink>['link'];
}

function CardSide({ side, link }: CardSideProps) {
  return (
    <div className={css.side}>
      <SideBadge side={side} size={32} />
      <p className={css.name}>
        {side.isClub ? (
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

export interface MatchCardProps {
  readonly partido: PartidoPreview;
  /** Only for a live match; its score is in `partido`. */
  readonly vivo?: Vivo | undefined;
}

/** Match in a list: sides, score, date, ground, competition and a link to its page. */
export function MatchCard({ partido, vivo }: MatchCardProps) {
  const { nombre: clubName } = useSettings();
  const [left, right] = sidesOf(partido, clubName);
  const { resultado } = partido;
  const change = changeText(partido);
  const decision = resultado === '' ? '' : decisionText(partido, clubName);
  const isLive = partido.estado === 'en_juego';
  const verb = isLive ? 'Ver directo' : 'Ver ficha';
  const { link, isFollowed } = usePartidoLink(partido.partido_id);
  return (
    <article id={matchAnchor(partido)} className={css.card}>
      <div className={clsx(css.sides, isFollowed && shared.sides)}>
        <CardSide side={left} link={link} />
        <div className={css.result}>
          <Score partido={partido} className={clsx(isFollowed && shared.score)} />
          <LiveLine estado={partido.estado} vivo={vivo} />
          {!vivo?.isForgotten && <StateChip estado={partido.estado} />}
        </div>
        <CardSide side={right} link={link} />
      </div>
      <div className={css.foot}>
        <p className={clsx(css.facts, text.muted)}>
          {joinParts(
            ' · ',
            formatDay(partido.fecha_str),
            partido.hora_str,
            partido.nombre_competicion,
            partido.jornada === undefined ? '' : `Jornada ${String(partido.jornada)}`,
            partido.nombre_campo,
          )}
          {decision !== '' && <strong className={css.change}>{decision}</strong>}
          {change !== undefined && <strong className={css.change}>{change}</strong>}
        </p>
        <div className={css.sheet}>
          {resultado !== '' && <ResultChip resultado={resultado} />}
          {resultado === '' && !isLive ? (
            <Button size="small" disabled className={css.acta}>
              Ver ficha
            </Button>
          ) : (
            <Button
              size="small"
              {...link}
              className={css.acta}
              aria-label={`${verb}: ${left.nombre} ${scoreText(partido)} ${right.nombre}`}
            >
              {verb}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
