import { mediaUrl, type NoticiaCard, scoreParts, shortClubName } from '@club/shared';
import clsx from 'clsx';
import { useSettings } from '../lib/state/club-context';
import { Crest } from './crest';
import { NoticiaArt } from './noticia-art';
import css from './noticia-picture.module.css';
import { Photo } from './photo';
import { RivalBadge } from './rival-badge';
import surface from './surface.module.css';

interface NoticiaPictureProps {
  readonly noticia: Pick<NoticiaCard, '_id' | 'titulo' | 'media'>;
  /** Linked match, if it is played. Shown if there are no photos. */
  readonly partido?: NoticiaCard['partido'];
  /** Alternative text of the first photo. */
  readonly alt?: string;
  /** Shows the whole photo in a larger box, for the item's own page. */
  readonly isWhole?: boolean;
}

/** Width and height of a crest in pixels; CSS fits it to the picture. */
const SIZE = 64;

/** Crests, names and score of a played match, home side first (regla 11), as on its share picture. */
function Match({ partido }: { readonly partido: NonNullable<NoticiaCard['partido']> }) {
  const { nombre: clubName } = useSettings();
  const { nombre_equipo: rival = '', color_equipo: color = '#444444', escudo_equipo } = partido;
  const { goals, kicks } = scoreParts(partido) ?? {};
  const sides = [
    [clubName, <Crest key="club" size={SIZE} />],
    [
      rival,
      <RivalBadge key="rival" nombre={rival} color={color} escudo={escudo_equipo} size={SIZE} />,
    ],
  ] as const;
  const [home, away] = (partido.local ? sides : sides.toReversed()).map(([nombre, badge]) => (
    <span key={nombre} className={css.side}>
      <span className={css.badge}>{badge}</span>
      <span className={css.name}>{shortClubName(nombre)}</span>
    </span>
  ));
  return (
    <span className={css.match} aria-hidden>
      {home}
      <span className={css.score}>
        {goals}
        {kicks !== undefined && <small>{kicks}</small>}
      </span>
      {away}
    </span>
  );
}

/** First photo of a news item. Without one: its match, or a drawing (regla 21). */
export function NoticiaPicture({
  noticia: { _id, titulo, media },
  partido,
  alt = '',
  isWhole = false,
}: NoticiaPictureProps) {
  const { dibujo } = useSettings().camiseta;
  const src = media.map(mediaUrl).find((url) => url !== null);
  const isLarge = isWhole && src !== undefined;
  return (
    <span data-dibujo={dibujo} className={clsx(surface.club, css.picture, isLarge && css.large)}>
      <span aria-hidden className={css.art}>
        <NoticiaArt seed={_id} titulo={partido ? undefined : titulo} />
      </span>
      {src === undefined ? (
        partido && <Match partido={partido} />
      ) : (
        <Photo
          src={src}
          alt={alt}
          {...(isLarge && { fit: 'contain', background: 'var(--club)', isEager: true })}
        />
      )}
    </span>
  );
}
