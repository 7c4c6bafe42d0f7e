import { decisionText, joinParts, type Partido, sharePicturePath } from '@club/shared';
import type { ShareButtonProps } from '../../components/share-button';
import { formatLongDay } from '../../lib/dates';
import { LateShareButton } from '../deferred-parts';
import { resultText, toSides } from './sides';
import { useSettings } from '../../lib/state/club-context';

/** Text to share: the final score, or date and ground. */
export function matchShareText(partido: Partido, clubName: string): string {
  if (partido.jugado) {
    const result = `${resultText(partido, clubName)} (${partido.nombre_competicion})`;
    return joinParts('. ', result, decisionText(partido, clubName));
  }
  const [left, right] = toSides(partido, clubName);
  const when = `${formatLongDay(partido.fecha_str)} a las ${partido.hora_str}`;
  return `${left.nombre} - ${right.nombre}: ${joinParts(', ', when, partido.nombre_campo)}`;
}

interface MatchShareProps extends Pick<ShareButtonProps, 'isCompact'> {
  readonly partido: Partido;
}

/** Share button of a match. */
export function MatchShare({ partido, isCompact = true }: MatchShareProps) {
  const settings = useSettings();
  return (
    <LateShareButton
      text={matchShareText(partido, settings.nombre)}
      picture={sharePicturePath('partido', partido, settings)}
      isCompact={isCompact}
    />
  );
}

/** Share button of a match's MVP. */
export function MvpShare({ partido }: { readonly partido: Partido }) {
  const settings = useSettings();
  if (!partido.mvp) return null;
  return (
    <LateShareButton
      text={`MVP: ${partido.mvp.nombre_con_inicial}. ${matchShareText(partido, settings.nombre)}`}
      picture={sharePicturePath('mvp', partido, settings)}
      label="Compartir MVP"
    />
  );
}
