import { mediaUrl, type NoticiaCard } from '@club/shared';
import clsx from 'clsx';
import { NoticiaArt } from './noticia-art';
import css from './noticia-picture.module.css';
import { Photo } from './photo';

interface NoticiaPictureProps {
  /** The item's id: decides the picture of one without photos. */
  readonly id: string;
  /** Names of the item's images; the first one that was uploaded is shown. */
  readonly media: readonly string[];
  /** How the match ended that it tells of: written on the picture of one without photos. */
  readonly partido?: NoticiaCard['partido'];
  /** What its first photo shows. */
  readonly alt?: string;
  /** The whole photo, in a larger box: on the page of the item. */
  readonly isWhole?: boolean;
}

/** `2 - 4`, home side first (regla 11). */
function Score({ partido }: { readonly partido: NonNullable<NoticiaCard['partido']> }) {
  const goles = [partido.goles_anotados, partido.goles_encajados];
  return (
    <span className={css.score} aria-hidden>
      {(partido.local ? goles : goles.reverse()).join(' - ')}
    </span>
  );
}

/** First image of a news item, or the default picture without one (regla 21). */
export function NoticiaPicture({
  id,
  media,
  partido,
  alt = '',
  isWhole = false,
}: NoticiaPictureProps) {
  const src = media.map(mediaUrl).find((url) => url !== null);
  const isLarge = isWhole && src !== undefined;
  return (
    <span className={clsx(css.picture, isLarge && css.large)}>
      <NoticiaArt seed={id} />
      {src === undefined ? (
        partido && <Score partido={partido} />
      ) : (
        <Photo
          src={src}
          alt={alt}
          {...(isLarge && { fit: 'contain', background: 'var(--club)', isFirst: true })}
        />
      )}
    </span>
  );
}
