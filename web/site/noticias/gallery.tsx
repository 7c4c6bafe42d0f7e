import type { ShownPhoto } from '@club/shared';
import css from './gallery.module.css';

interface GalleryProps {
  readonly fotos: readonly ShownPhoto[];
  /** Number of the item's photos that are shown above the gallery. */
  readonly desde: number;
}

/** Further photos of a news item, each linking to the full image. The sizes are set, so nothing shifts. */
export function Gallery({ fotos, desde }: GalleryProps) {
  if (fotos.length === 0) return null;
  const total = String(desde + fotos.length);
  return (
    <ul className={css.gallery}>
      {fotos.map(({ nombre, url, alt, ancho, alto }, index) => (
        <li key={nombre}>
          <a href={url}>
            <img
              src={url}
              alt={alt === '' ? `Foto ${String(desde + index + 1)} de ${total}` : alt}
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
