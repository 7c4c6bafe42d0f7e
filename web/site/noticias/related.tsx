import { type Partido, type PartidoCitado, tituloPartido } from '@club/shared';
import { InternalLink } from '../../components/router-link';
import { useAjustes } from '../../lib/estado/club-context';
import { formatDate } from '../../lib/fechas';
import { toPartido } from '../../lib/links';
import { paths } from '../../lib/paths';
import css from './related.module.css';

/** From a news item to the match that it tells of. */
export function PartidoDeNoticia({ partido }: { readonly partido: PartidoCitado }) {
  const { nombre } = useAjustes();
  return (
    <p className={css.related}>
      <InternalLink {...toPartido(partido.partido_id)}>
        Partido: {tituloPartido(partido, nombre)}
      </InternalLink>
      <span>
        {partido.nombre_competicion}, {formatDate(partido.fecha_str)}
      </span>
    </p>
  );
}

/** From a match to the news that tell of it. */
export function NoticiasDePartido({ noticias }: { readonly noticias: Partido['noticias'] }) {
  return noticias?.map(({ noticia_id: id, titulo }) => (
    <p key={id} className={css.related}>
      <InternalLink to={paths.noticia(id)}>Noticia: {titulo}</InternalLink>
    </p>
  ));
}
