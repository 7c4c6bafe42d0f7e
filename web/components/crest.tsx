import { CREST_SHAPE, initialsPlace } from '@club/shared';
import { useSettings, useCrestSrc } from '../lib/state/club-context';

/**
 * The club's crest: the uploaded picture, or else a shield in the club's colours with its initials. Decorative: the
 * club's name must be written next to it.
 */
export function Crest({ size }: { readonly size: number }) {
  const { escudo } = useSettings();
  const src = useCrestSrc();
  if (escudo.disponible) {
    return (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        style={{ flexShrink: 0, objectFit: 'contain' }}
      />
    );
  }
  const place = initialsPlace(escudo.iniciales);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      style={{ flexShrink: 0, maxWidth: 90 }}
      aria-hidden
    >
      <path
        d={CREST_SHAPE}
        fill="var(--club)"
        stroke="var(--crest-line)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <text
        x="32"
        y={place.y}
        textAnchor="middle"
        fontSize={place.size}
        fontWeight="800"
        fontFamily="var(--display)"
        fill="var(--on-club)"
      >
        {escudo.iniciales}
      </text>
    </svg>
  );
}
