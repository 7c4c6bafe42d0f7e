import { type Partido, sharePicturePath } from '@club/shared';
import { ShareButton } from '../../components/share-button';
import { formatLongDay } from '../../lib/fechas';
import { scoreText, sidesOf } from './sides';
import { useAjustes } from '../../lib/estado/club-context';

/** What a reader tells others of a match: how it ended, or when it is played. */
function matchShareText(partido: Partido, nombreClub: string): string {
  const [left, right] = sidesOf(partido, nombreClub);
  return partido.jugado
    ? `${left.nombre} ${scoreText(partido)} ${right.nombre} (${partido.nombre_competicion})`
    : `${left.nombre} - ${right.nombre}: ${formatLongDay(partido.fecha_str)} a las ${partido.hora_str}, ${partido.nombre_campo}`;
}

/** Shares a match, from the row above its page. */
export function MatchShare({ partido }: { readonly partido: Partido }) {
  const ajustes = useAjustes();
  return (
    <ShareButton
      text={matchShareText(partido, ajustes.nombre)}
      picture={sharePicturePath('partido', partido, ajustes)}
      isCompact
    />
  );
}

/** Shares who was the best of a match. */
export function MvpShare({ partido }: { readonly partido: Partido }) {
  const ajustes = useAjustes();
  if (!partido.mvp) return null;
  return (
    <ShareButton
      text={`MVP: ${partido.mvp.nombre_con_inicial}. ${matchShareText(partido, ajustes.nombre)}`}
      picture={sharePicturePath('mvp', partido, ajustes)}
      label="Compartir MVP"
    />
  );
}
