import type { NoticiaCard } from '@club/shared';
import clsx from 'clsx';
import { NoticiaPicture } from '../../components/noticia-picture';
import { CardLink } from '../../components/router-link';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { formatDate } from '../../lib/dates';
import { paths } from '../../lib/paths';
import css from './noticia-card.module.css';

interface NoticiaGridProps {
  readonly noticias: readonly NoticiaCard[];
  /** Heading level of the cards' titles; one below the section's heading. */
  readonly headingLevel: 'h2' | 'h3';
}

/** Grid of news cards: the latest large, the others in rows; two columns on wide screens. */
export function NoticiaGrid({ noticias, headingLevel: Heading }: NoticiaGridProps) {
  return (
    <div className={css.grid}>
      {noticias.map((noticia) => (
        <article key={noticia._id} className={clsx(surface.card, css.card)}>
          <CardLink to={paths.noticia(noticia._id)}>
            <NoticiaPicture noticia={noticia} partido={noticia.partido} />
            <div className={css.body}>
              <time dateTime={noticia.fecha_date} className={clsx(text.caption, text.muted)}>
                {formatDate(noticia.fecha_str)}
              </time>
              <Heading className={css.title}>{noticia.titulo}</Heading>
              <p className={clsx(text.body2, text.muted)}>{noticia.resumen}</p>
            </div>
          </CardLink>
        </article>
      ))}
    </div>
  );
}
