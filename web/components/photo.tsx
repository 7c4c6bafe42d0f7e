import { useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../lib/hydration';

interface PhotoProps {
  readonly src: string;
  /** Alternative text; leave it out if the text next to the photo already says it. */
  readonly alt?: string;
  /** Loads eagerly; for the main photo of a page. */
  readonly isEager?: boolean;
  readonly isRound?: boolean;
  /** Loads after hydration; for one of many photos, which together would delay the page. */
  readonly isLate?: boolean;
  /** `contain` shows the whole photo, `cover` crops it to fill the box. */
  readonly fit?: 'cover' | 'contain';
  /** CSS background behind a photo that does not fill the box. */
  readonly background?: string;
}

/**
 * Photo on top of a placeholder. The placeholder stays visible until the photo has loaded, and if it fails to load. The
 * parent (`position: relative`) has a fixed size, so there is no layout shift.
 */
export function Photo({
  src,
  alt = '',
  isEager = false,
  isRound = false,
  isLate = false,
  fit = 'cover',
  background,
}: PhotoProps) {
  const [failed, setFailed] = useState<string>();
  const isHydrated = useIsHydrated();
  const photo = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // In server-rendered HTML the image may have failed before hydration attached `onError`.
    const { complete = false, naturalWidth = 0 } = photo.current ?? {};
    if (complete && naturalWidth === 0) setFailed(src);
  }, [src]);
  if (failed === src || (isLate && !isHydrated)) return null;
  return (
    <img
      ref={photo}
      src={src}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(src)}
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
