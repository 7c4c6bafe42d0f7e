import { type PartidoPreview, statusLabel } from '@club/shared';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/page-states';
import { resultClass, ResultChip } from '../../components/result';
import { CardLink } from '../../components/router-link';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { formatDay } from '../../lib/dates';
import { useSettings } from '../../lib/state/club-context';
import { useToday } from '../../lib/use-now';
import { usePartidoLink } from './match-card';
import css from './next-games-panel.module.css';
import { ScoreDigits } from './score';
import { toSides, whenText, NamedSide } from './sides';
import { useLivePreview } from './use-live';
import viewTransition from './view-transition.module.css';

/** Card of a match; a link if the match is live or played. Without a score it shows '-'. */
function NextGameCard({ partido: preview }: { readonly partido: PartidoPreview }) {
  const { partido, liveStatus } = useLivePreview(preview);
  const { nombre: clubName, zona_horaria: zone } = useSettings();
  const today = useToday();
  const [left, right] = toSides(partido, clubName);
  const { link, isFollowed } = usePartidoLink(partido.partido_id);
  const { resultado } = partido;
  const isLive = partido.estado === 'en_juego';
  const isPlayed = resultado !== '';
  const isUpcoming = !isPlayed && partido.estado === 'programado';
  const isForgotten = liveStatus?.isForgotten === true;
  const isShownLive = isLive && !isForgotten;
  const estado = isLive ? undefined : statusLabel(partido.estado);
  const label = isPlayed
    ? `Jugado · ${formatDay(partido.fecha_str)}`
    : whenText(partido, today, zone);
  const content: ReactNode = (
    <>
      <div className={css.match}>
        <p className={clsx(text.caption, isUpcoming || isShownLive ? css.strong : text.muted)}>
          {isShownLive ? (
            <>
              <span aria-hidden className={css.live}>
                ●
              </span>{' '}
              EN DIRECTO {liveStatus?.text}
            </>
          ) : (
            label
          )}
        </p>
        {isUpcoming && <p className={css.time}>{partido.hora_str}</p>}
        <div className={clsx(css.sides, isFollowed && viewTransition.sides)}>
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
          isPlayed ? resultClass(resultado) : [css.pending, !isShownLive && text.muted],
        )}
      >
        {isForgotten && 'Sin noticias'}
        {partido.goles_anotados === null ? (
          '-'
        ) : (
          <span data-testid="marcador" className={clsx(isFollowed && viewTransition.score)}>
            <ScoreDigits partido={partido} />
          </span>
        )}
        {isPlayed && <ResultChip resultado={resultado} />}
      </div>
    </>
  );
  return (
    <div className={clsx(surface.card, css.card, isPlayed ? css.past : isUpcoming && css.coming)}>
      {isPlayed || isLive ? <CardLink {...link}>{content}</CardLink> : content}
    </div>
  );
}

/** Panel of next games: 2 cards per row on small screens, 3 on medium, 6 on extra-large (regla 28). */
export function NextGamesPanel({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  if (partidos.length === 0) return <EmptyState title="Aún no hay partidos." />;
  return (
    <ul className={clsx(surface.list, surface.columns, css.games)}>
      {partidos.map((partido) => (
        <li key={partido.partido_id}>
          <NextGameCard partido={partido} />
        </li>
      ))}
    </ul>
  );
}
