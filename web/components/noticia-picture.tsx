import { clubConfig, mediaUrl } from '@club/shared';
import { Photo } from './photo';

const { primario, secundario } = clubConfig.colores;

/** Left edge of the view and sky: day, dusk, night. */
const SCENES = [
  [0, primario],
  [56, `color-mix(in srgb, ${primario}, ${secundario} 45%)`],
  [-56, `color-mix(in srgb, ${primario}, #000 45%)`],
] as const;

/** The club's oak over the pitch; news of the same weekday, week after week, are never the same scene twice running. */
function DefaultPicture({ fecha }: { readonly fecha: string }) {
  const [x, sky] = SCENES[Number(fecha.slice(8, 10)) % 3] ?? SCENES[0];
  return (
    <svg
      viewBox={`${String(x)} 0 320 140`}
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      style={{ display: 'block' }}
    >
      <rect x="-60" width="440" height="140" fill={sky} />
      <path d="M-60 108h440v32H-60z" fill="#2f7d46" />
      <path d="M-60 108h440" stroke="#ffffff66" strokeWidth="2" />
      <circle cx="160" cy="140" r="34" fill="none" stroke="#ffffff66" strokeWidth="2" />
      <g fill={secundario} opacity="0.9">
        <path d="M154 78h12v36h-12z" />
        <circle cx="160" cy="52" r="26" />
        <circle cx="132" cy="68" r="20" />
        <circle cx="188" cy="68" r="20" />
        <circle cx="160" cy="74" r="18" />
      </g>
      <circle cx="262" cy="36" r="16" fill="#ffffff2e" />
    </svg>
  );
}

interface NoticiaPictureProps {
  /** When the item was published, ISO: decides the scene of the default picture. */
  readonly fecha: string;
  /** Names of the item's images; the first one that was uploaded is shown. */
  readonly media: readonly string[];
  /** The whole photo, in a larger box: on the page of the item. */
  readonly isWhole?: boolean;
}

/** First image of a news item, or the default picture without one (regla 21). */
export function NoticiaPicture({ fecha, media, isWhole = false }: NoticiaPictureProps) {
  const src = media.map(mediaUrl).find((url) => url !== null);
  const isLarge = isWhole && src !== undefined;
  return (
    <span
      style={{
        position: 'relative',
        display: 'block',
        overflow: 'hidden',
        aspectRatio: isLarge ? '16 / 9' : '320 / 140',
      }}
    >
      <DefaultPicture fecha={fecha} />
      {src !== undefined && (
        <Photo
          src={src}
          {...(isLarge && { fit: 'contain', background: clubConfig.colores.primario })}
        />
      )}
    </span>
  );
}
