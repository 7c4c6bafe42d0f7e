import type { Partido } from '@club/shared';
import clsx from 'clsx';
import { ResultChip } from '../../components/resultado';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { formatLongDay } from '../../lib/fechas';
import { EstadoChip } from './estado-chip';
import { LiveLine } from './live-line';
import css from './match-header.module.css';
import { Score } from './score';
import { SideBadge } from './side-badge';
import { type Side, sidesOf, type Vivo } from './sides';

function HeaderSide({ side }: { readonly side: Side }) {
  return (
    <div className={css.side}>
      <SideBadge side={side} size={72} />
      <p className={css.name}>{side.nombre}</p>
    </div>
  );
}

/** Top of a match page: competition, both sides with the score in its colour and letter, when and where. */
export function MatchHeader({
  partido,
  vivo,
}: {
  readonly partido: Partido;
  readonly vivo?: Vivo | undefined;
}) {
  const [left, right] = sidesOf(partido);
  const { resultado } = partido;
  return (
    <div className={clsx(surface.card, css.header)}>
      <div className={css.competition}>
        <span className={text.overline}>{partido.nombre_competicion}</span>
        {!vivo?.isForgotten && <EstadoChip estado={partido.estado} />}
      </div>
      <div className={css.sides}>
        <HeaderSide side={left} />
        <div className={css.result}>
          <Score partido={partido} isLarge />
          {resultado !== '' && <ResultChip resultado={resultado} />}
          <LiveLine estado={partido.estado} vivo={vivo} />
        </div>
        <HeaderSide side={right} />
      </div>
      <p className={clsx(css.when, text.body2, text.muted)}>
        <time dateTime={partido.fecha_date}>
          {formatLongDay(partido.fecha_date)} · {partido.hora_str}
        </time>
        <br />
        {partido.nombre_campo}
      </p>
    </div>
  );
}
