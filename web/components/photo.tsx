import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../lib/hydration';

interface PhotoProps {
  readonly src: string;
  /** Alternative text; leave it out if the text next to the photo already says it. */
  readonly alt?: string;
  /** Loads eagerly; for the main photo of a page. */
  readonly isEager?: boolean;
  readonly isRound?: boolean;
  /** Loads after hydration; for pages with many photos, which would delay their code. */
  readonly isLate?: boolean;
  /** `contain` shows the whole photo, `cover` crops it to fill the box. */
  readonly fit?: 'cover' | 'contain';
  /** CSS background behind a photo that does not fill the box. */
  readonly background?: string;
  /** Shown instead of a photo that cannot be loaded. */
  readonly fallback?: ReactNode;
}

/**
 * Photo that fills its parent. Until it has loaded, what is behind it is visible. The parent (`position: relative`) has
 * a fixed size, so there is no layout shift.
 */
export function Photo({
  src,
  alt = '',
  isEager = false,
  isRound = false,
  isLate = false,
  fit = 'cover',
  background,
  fallback,
}: PhotoProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const isHydrated = useIsHydrated();
  const photo = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // In server-rendered HTML the image may have failed before hydration attached `onError`.
    const { complete = false, naturalWidth = 0 } = photo.current ?? {};
    if (complete && naturalWidth === 0) setFailedSrc(src);
  }, [src]);
  if (failedSrc === src) return fallback;
  if (isLate && !isHydrated) return null;
  return (
    <img
      ref={photo}
      src={src}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailedSrc(src)}
      style={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        objectFit: fit,
        background,
        borderRadius: isRound ? '50%' : undefined,
      }}
    />
  );
}
