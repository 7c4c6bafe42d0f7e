import {
  firestorePaths,
  type MentionedPartido,
  type Noticia,
  listNoticiaPhotos,
  partidoTitle,
  type ShownPhoto,
} from '@club/shared';
import clsx from 'clsx';
import { NoticiaPicture } from '../../components/noticia-picture';
import { useDocumentTitle } from '../../components/page';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { formatDate } from '../../lib/dates';
import { paths, toPartido } from '../../lib/paths';
import { useSettings } from '../../lib/state/club-context';
import { InternalLink } from '../../components/router-link';
import { splitByLinks } from '../noticias/links';
import cardCss from '../noticias/noticia-card.module.css';
import { BackRow, DocumentContent } from './record-page';
import { LateShareButton } from '../deferred-parts';
import css from './noticia.module.css';

/** User text as plain text, with web addresses as external links. */
function LinkedText({ content }: { readonly content: string }) {
  return splitByLinks(content).map(({ part, href }, index) =>
    href === undefined ? (
      part
    ) : (
      <a key={index} href={href} rel="noopener nofollow ugc">
        {part}
      </a>
    ),
  );
}

interface GalleryProps {
  /** Without the first photo, which is above the text. */
  readonly fotos: readonly ShownPhoto[];
}

/** Further photos of a news item, each linking to the full image. The sizes are set, so nothing shifts. */
function Gallery({ fotos }: GalleryProps) {
  if (fotos.length === 0) return null;
  const total = String(fotos.length + 1);
  return (
    <ul className={css.gallery}>
      {fotos.map(({ nombre, url, alt, ancho, alto }, index) => (
        <li key={nombre}>
          <a href={url}>
            <img
              src={url}
              alt={alt === '' ? `Foto ${String(index + 2)} de ${total}` : alt}
              loading="lazy"
              decoding="async"
              width={ancho}
              height={alto}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Link from a news item to its match. */
function NoticiaPartido({ partido }: { readonly partido: MentionedPartido }) {
  const { nombre } = useSettings();
  return (
    <p className={cardCss.related}>
      <InternalLink {...toPartido(partido.partido_id)}>
        Partido: {partidoTitle(partido, nombre)}
      </InternalLink>
      <span>
        {partido.nombre_competicion}, {formatDate(partido.fecha_str)}
      </span>
    </p>
  );
}

function Article({ noticia }: { readonly noticia: Noticia }) {
  useDocumentTitle(noticia.titulo);
  const [first, ...fotos] = listNoticiaPhotos(noticia);
  return (
    <div className={css.noticia}>
      <BackRow to={paths.noticias} label="Volver a noticias">
        <LateShareButton text={noticia.titulo} />
      </BackRow>
      <article className={surface.card}>
        <NoticiaPicture
          noticia={noticia}
          {...(first && { alt: first.alt })}
          {...(noticia.partido?.jugado && { partido: noticia.partido })}
          isWhole
        />
        <div className={css.body}>
          <time dateTime={noticia.fecha_date} className={clsx(text.body2, text.muted)}>
            {formatDate(noticia.fecha_str)}
          </time>
          <h1>{noticia.titulo}</h1>
          <p className={css.text}>
            <LinkedText content={noticia.contenido} />
          </p>
          {noticia.partido && <NoticiaPartido partido={noticia.partido} />}
          <Gallery fotos={fotos} />
        </div>
      </article>
    </div>
  );
}

/** News item as plain text with line breaks, its photos and its match (regla 57). */
export function Component() {
  return (
    <DocumentContent toPath={firestorePaths.noticia}>
      {(data: Noticia) => <Article noticia={data} />}
    </DocumentContent>
  );
}
