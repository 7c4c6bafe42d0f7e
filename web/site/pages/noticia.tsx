import { firestorePaths, type Noticia } from '@club/shared';
import clsx from 'clsx';
import { NoticiaPicture } from '../../components/noticia-picture';
import { useDocumentTitle } from '../../components/page';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { formatDate } from '../../lib/fechas';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { paths } from '../../lib/paths';
import { BackRow } from './back-row';
import { ShareButton } from './deferred-parts';
import { LiveContent } from './live-content';
import css from './noticia.module.css';
import { NotFound } from '../../components/not-found';
import { useDocumentId } from '../../lib/use-document-id';

function Article({ noticia }: { readonly noticia: Noticia }) {
  useDocumentTitle(noticia.titulo);
  return (
    <div className={css.noticia}>
      <BackRow to={paths.noticias} label="Volver a noticias">
        <ShareButton text={noticia.titulo} />
      </BackRow>
      <article className={surface.card}>
        <NoticiaPicture fecha={noticia.fecha_date} media={noticia.media} isWhole />
        <div className={css.body}>
          <time dateTime={noticia.fecha_date} className={clsx(text.body2, text.muted)}>
            {formatDate(noticia.fecha_date)}
          </time>
          <h1>{noticia.titulo}</h1>
          <p>{noticia.contenido}</p>
        </div>
      </article>
    </div>
  );
}

/** A news item as plain text, line breaks kept (regla 57). */
export function NoticiaRoute() {
  const id = useDocumentId();
  const noticia = useLiveDoc<Noticia>(id === undefined ? undefined : firestorePaths.noticia(id));
  if (id === undefined) return <NotFound />;
  return (
    <LiveContent doc={noticia} missing={<NotFound />}>
      {(data) => <Article noticia={data} />}
    </LiveContent>
  );
}
