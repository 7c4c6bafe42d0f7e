import { allEvents, type Partido } from '@club/shared';
import clsx from 'clsx';
import { ResultChip } from '../../components/resultado';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { useAjustes } from '../../lib/estado/club-context';
import { formatLongDay } from '../../lib/fechas';
import { EstadoChip } from './estado-chip';
import { LiveLine } from './live-line';
import { mapUrl } from './map-url';
import css from './match-header.module.css';
import { Score } from './score';
import { scorers } from './scorers';
import { SideBadge } from './side-badge';
import { type Side, sidesOf, type Vivo } from './sides';
import { StickyScore } from './sticky-score';

interface HeaderSideProps {
  readonly side: Side;
  readonly goals: readonly string[];
}

/** A side with its goals below it. */
function HeaderSide({ side, goals }: HeaderSideProps) {
  return (
    <div className={css.side}>
      <SideBadge side={side} size={64} />
      <p className={css.name}>{side.nombre}</p>
      <ul className={clsx(surface.list, css.scorers)}>
        {goals.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

interface MatchHeaderProps {
  readonly partido: Partido;
  readonly vivo?: Vivo | undefined;
}

/** Top of a match page: competition, both sides with the score in its colour and letter, who scored, when and where. */
export function MatchHeader({ partido, vivo }: MatchHeaderProps) {
  const { nombre: nombreClub, camiseta } = useAjustes();
  const [left, right] = sidesOf(partido, nombreClub);
  const { resultado } = partido;
  // While it is played they stand in its story: a header that grew with each goal would move all of the page.
  const goalsOf = ({ isClub }: Side) =>
    vivo ? [] : scorers(allEvents(partido.detalles), isClub ? 'goles_anotados' : 'goles_encajados');
  return (
    <div data-dibujo={camiseta.dibujo} className={clsx(surface.band, surface.club, css.header)}>
      <div className={css.competition}>
        <span className={text.overline}>{partido.nombre_competicion}</span>
        {!vivo?.isForgotten && <EstadoChip estado={partido.estado} />}
      </div>
      <div className={css.sides}>
        <HeaderSide side={left} goals={goalsOf(left)} />
        <div className={css.result}>
          <Score partido={partido} isLarge />
          {resultado !== '' && <ResultChip resultado={resultado} />}
          <LiveLine estado={partido.estado} vivo={vivo} />
        </div>
        <HeaderSide side={right} goals={goalsOf(right)} />
      </div>
      <p className={clsx(css.when, text.body2)}>
        <time dateTime={partido.fecha_date}>
          {formatLongDay(partido.fecha_str)} · {partido.hora_str}
        </time>
        <br />
        {partido.nombre_campo}
      </p>
      {partido.direccion_campo && (
        <p className={clsx(css.address, text.body2)}>
          <span>{partido.direccion_campo}</span>
          <a
            href={mapUrl(`${partido.nombre_campo}, ${partido.direccion_campo}`)}
            target="_blank"
            rel="noopener noreferrer"
            className={css.map}
          >
            Cómo llegar
          </a>
        </p>
      )}
      <StickyScore partido={partido} vivo={vivo} />
    </div>
  );
}
