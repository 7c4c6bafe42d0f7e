import { efemerides, type PartidoPreview } from '@club/shared';
import clsx from 'clsx';
import { InternalLink } from '../../components/router-link';
import text from '../../components/text.module.css';
import { paths } from '../../lib/paths';
import { useHoy } from '../../lib/use-hoy';
import { scoreText, sidesOf } from './sides';

/** `Hoy hace un año: CD Encina 3 - 1 Rival`, when there was a match on this day. */
export function OnThisDay({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  const hoy = useHoy();
  return efemerides(partidos, hoy).map(({ partido, anios }) => {
    const [left, right] = sidesOf(partido);
    return (
      <p key={partido.partido_id} className={clsx(text.body2, text.muted)}>
        {`Hoy hace ${anios === 1 ? 'un año' : `${String(anios)} años`}: `}
        <InternalLink to={paths.partido(partido.partido_id)}>
          {`${left.nombre} ${scoreText(partido)} ${right.nombre}`}
        </InternalLink>
      </p>
    );
  });
}
