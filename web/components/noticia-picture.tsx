import { mediaUrl, type NoticiaCard, scoreText } from '@club/shared';
import clsx from 'clsx';
import { NoticiaArt } from './noticia-art';
import css from './noticia-picture.module.css';
import { Photo } from './photo';

interface NoticiaPictureProps {
  /** The item's id. Selects the generated picture when there are no photos. */
  readonly id: string;
  /** Image names of the item. The first uploaded one is shown. */
  readonly media: readonly string[];
  /** Linked match. Its score is written on the generated picture. */
  readonly partido?: NoticiaCard['partido'];
  /** Alternative text of the first photo. */
  readonly alt?: string;
  /** Shows the whole photo in a larger box, for the item's own page. */
  readonly isWhole?: boolean;
}

/** `2 - 4`, home side first (regla 11). */
function Score({ partido }: { readonly partido: NonNullable<NoticiaCard['partido']> }) {
  return (
    <span className={clsx(css.score, partido.tanda && css.decided)} aria-hidden>
      {scoreText(partido)}
    </span>
  );
}

/** First image of a news item, or a generated picture without one (regla 21). */
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
