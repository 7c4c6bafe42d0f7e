import type { NoticiaCard as NoticiaCardData } from '@club/shared';
import clsx from 'clsx';
import { CardLink } from '../../components/card-link';
import { NoticiaPicture } from '../../components/noticia-picture';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { formatDate } from '../../lib/dates';
import { paths } from '../../lib/paths';
import css from './noticia-card.module.css';

type HeadingLevel = 'h2' | 'h3';

interface NoticiaCardProps {
  readonly noticia: NoticiaCardData;
  readonly headingLevel: HeadingLevel;
}

/** News card: picture, date, title and summary. */
function NoticiaCard({ noticia, headingLevel: Heading }: NoticiaCardProps) {
  return (
    <article className={clsx(surface.card, css.card)}>
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
  );
}

interface NoticiaGridProps {
  readonly noticias: readonly NoticiaCardData[];
  /** Heading level of the cards' titles; one below the section's heading. */
  readonly headingLevel: HeadingLevel;
}

/** Grid of news cards: the latest large, the others in rows; two columns on wide screens. */
export function NoticiaGrid({ noticias, headingLevel }: NoticiaGridProps) {
  return (
    <div className={css.grid}>
      {noticias.map((noticia) => (
        <NoticiaCard key={noticia._id} noticia={noticia} headingLevel={headingLevel} />
      ))}
    </div>
  );
}
