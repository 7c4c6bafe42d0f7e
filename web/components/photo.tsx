import { useEffect, useRef, useState } from 'react';

interface PhotoProps {
  readonly src: string;
  /** What it shows, where that is not said beside it. */
  readonly alt?: string;
  /** What a page is opened for is loaded at once. */
  readonly isFirst?: boolean;
  readonly isRound?: boolean;
  /** `contain` shows the whole photo, `cover` fills its box and cuts what stands out. */
  readonly fit?: 'cover' | 'contain';
  /** Around a photo that does not fill its box. */
  readonly background?: string;
}

/**
 * A photo over the default picture of its box, which is seen until the photo has come, and if it does not come. The box
 * (`position: relative`) has its size already: nothing moves.
 */
export function Photo({
  src,
  alt = '',
  isFirst = false,
  isRound = false,
  fit = 'cover',
  background,
}: PhotoProps) {
  const [failed, setFailed] = useState<string>();
  const photo = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // In a page from the server a photo may have failed before anybody listened.
    const { complete = false, naturalWidth = 0 } = photo.current ?? {};
    if (complete && naturalWidth === 0) setFailed(src);
  }, [src]);
  if (failed === src) return null;
  return (
    <img
      ref={photo}
      src={src}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => {
        setFailed(src);
      }}
      style={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        objectFit: fit,
        ...(background !== undefined && { background }),
        ...(isRound && { borderRadius: '50%' }),
      }}
    />
  );
}
