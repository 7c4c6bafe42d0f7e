import { efemerides, type PartidoPreview } from '@club/shared';
import Typography from '@mui/material/Typography';
import { InternalLink } from '../../components/router-link';
import { paths } from '../../lib/paths';
import { useHoy } from '../../lib/use-hoy';
import { scoreText, sidesOf } from './sides';

/** `Hoy hace un año: CD Encina 3 - 1 Rival`, when there was a match on this day. */
export function OnThisDay({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  const hoy = useHoy();
  return efemerides(partidos, hoy).map(({ partido, anios }) => {
    const [left, right] = sidesOf(partido);
    return (
      <Typography key={partido.partido_id} variant="body2" color="text.secondary">
        {`Hoy hace ${anios === 1 ? 'un año' : `${String(anios)} años`}: `}
        <InternalLink to={paths.partido(partido.partido_id)}>
          {`${left.nombre} ${scoreText(partido)} ${right.nombre}`}
        </InternalLink>
      </Typography>
    );
  });
}
