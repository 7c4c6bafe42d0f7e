import type { Partido } from '@club/shared';
import { ShareButton } from '../../components/share-button';
import { formatLongDay } from '../../lib/fechas';
import { scoreText, sidesOf } from './sides';

/** What a reader tells others of a match: how it ended, or when it is played. */
function matchShareText(partido: Partido): string {
  const [left, right] = sidesOf(partido);
  return partido.jugado
    ? `${left.nombre} ${scoreText(partido)} ${right.nombre} (${partido.nombre_competicion})`
    : `${left.nombre} - ${right.nombre}: ${formatLongDay(partido.fecha_date)} a las ${partido.hora_str}, ${partido.nombre_campo}`;
}

/** Shares a match. */
export function MatchShare({ partido }: { readonly partido: Partido }) {
  return <ShareButton text={matchShareText(partido)} />;
}
