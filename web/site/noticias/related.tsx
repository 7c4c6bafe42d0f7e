import { type Partido, type MentionedPartido, partidoTitle } from '@club/shared';
import { InternalLink } from '../../components/router-link';
import { useSettings } from '../../lib/state/club-context';
import { formatDate } from '../../lib/dates';
import { toPartido, paths } from '../../lib/paths';
import css from './noticia-card.module.css';

/** Link from a news item to its match. */
export function NoticiaPartido({ partido }: { readonly partido: MentionedPartido }) {
  const { nombre } = useSettings();
  return (
    <p className={css.related}>
      <InternalLink {...toPartido(partido.partido_id)}>
        Partido: {partidoTitle(partido, nombre)}
      </InternalLink>
      <span>
        {partido.nombre_competicion}, {formatDate(partido.fecha_str)}
      </span>
    </p>
  );
}

/** Links from a match to the news about it. */
export function PartidoNoticias({ noticias }: { readonly noticias: Partido['noticias'] }) {
  return noticias?.map(({ noticia_id: id, titulo }) => (
    <p key={id} className={css.related}>
      <InternalLink to={paths.noticia(id)}>Noticia: {titulo}</InternalLink>
    </p>
  ));
}
