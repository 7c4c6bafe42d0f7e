import { type Partido, sharePicturePath } from '@club/shared';
import { ShareButton } from '../../components/share-button';
import { formatLongDay } from '../../lib/dates';
import { scoreText, sidesOf } from './sides';
import { useSettings } from '../../lib/state/club-context';

/** Text to share: the final score, or date and ground. */
function matchShareText(partido: Partido, clubName: string): string {
  const [left, right] = sidesOf(partido, clubName);
  return partido.jugado
    ? `${left.nombre} ${scoreText(partido)} ${right.nombre} (${partido.nombre_competicion})`
    : `${left.nombre} - ${right.nombre}: ${formatLongDay(partido.fecha_str)} a las ${partido.hora_str}, ${partido.nombre_campo}`;
}

/** Share button of a match. */
export function MatchShare({ partido }: { readonly partido: Partido }) {
  const ajustes = useSettings();
  return (
    <ShareButton
      text={matchShareText(partido, ajustes.nombre)}
      picture={sharePicturePath('partido', partido, ajustes)}
      isCompact
    />
  );
}

/** Share button of a match's MVP. */
export function MvpShare({ partido }: { readonly partido: Partido }) {
  const ajustes = useSettings();
  if (!partido.mvp) return null;
  return (
    <ShareButton
      text={`MVP: ${partido.mvp.nombre_con_inicial}. ${matchShareText(partido, ajustes.nombre)}`}
      picture={sharePicturePath('mvp', partido, ajustes)}
      label="Compartir MVP"
    />
  );
}
