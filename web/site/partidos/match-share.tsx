import { type Partido, sharePicturePath } from '@club/shared';
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
  return (
    <ShareButton text={matchShareText(partido)} picture={sharePicturePath('partido', partido)} />
  );
}

/** Shares who was the best of a match. */
export function MvpShare({ partido }: { readonly partido: Partido }) {
  if (!partido.mvp) return null;
  return (
    <ShareButton
      text={`MVP: ${partido.mvp.nombre_con_inicial}. ${matchShareText(partido)}`}
      picture={sharePicturePath('mvp', partido)}
      label="Compartir MVP"
    />
  );
}
