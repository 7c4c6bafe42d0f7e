import type { PartidoPreview } from '@club/shared';
import clsx from 'clsx';
import { Button } from '../../components/button';
import { ResultChip } from '../../components/resultado';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { formatDay } from '../../lib/fechas';
import { paths } from '../../lib/paths';
import { EstadoChip } from './estado-chip';
import { LiveLine } from './live-line';
import css from './match-card.module.css';
import { Score } from './score';
import { SideBadge } from './side-badge';
import { type Side, scoreText, sidesOf, type Vivo } from './sides';

function CardSide({ side }: { readonly side: Side }) {
  return (
    <div className={css.side}>
      <SideBadge side={side} size={40} />
      <p className={css.name}>{side.nombre}</p>
    </div>
  );
}

export interface MatchCardProps {
  readonly partido: PartidoPreview;
  /** Of a match in play; its score is in `partido`. */
  readonly vivo?: Vivo | undefined;
}

/** A match in the list: competition, when, where, both sides with score, and the link to its sheet. */
export function MatchCard({ partido, vivo }: MatchCardProps) {
  const [left, right] = sidesOf(partido);
  const { resultado } = partido;
  const isLive = partido.estado === 'en_juego';
  const verb = isLive ? 'Ver directo' : 'Ver ficha';
  return (
    <article className={clsx(surface.card, css.card)}>
      <div className={css.head}>
        <span className={text.overline}>{partido.nombre_competicion}</span>
        {!vivo?.isForgotten && <EstadoChip estado={partido.estado} />}
        {resultado !== '' && <ResultChip resultado={resultado} />}
      </div>
      <div className={css.sides}>
        <CardSide side={left} />
        <div>
          <Score partido={partido} />
          <LiveLine estado={partido.estado} vivo={vivo} />
        </div>
        <CardSide side={right} />
      </div>
      <div className={css.foot}>
        <p className={clsx(text.body2, text.muted)}>
          {formatDay(partido.fecha_date)} · {partido.hora_str}
          <br />
          {partido.nombre_campo}
        </p>
        {resultado === '' && !isLive ? (
          <Button variant="outlined" disabled className={css.ficha}>
            Ver ficha
          </Button>
        ) : (
          <Button
            variant="outlined"
            to={paths.partido(partido.partido_id)}
            className={css.ficha}
            aria-label={`${verb}: ${left.nombre} ${scoreText(partido)} ${right.nombre}`}
          >
            {verb}
          </Button>
        )}
      </div>
    </article>
  );
}
