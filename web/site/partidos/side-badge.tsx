import { Crest } from '../../components/crest';
import { RivalBadge } from '../../components/rival-badge';
import type { Side } from './sides';

interface NamedSideProps {
  readonly side: Side;
  readonly size: number;
  readonly className: string | undefined;
  readonly nameClass: string | undefined;
  /** `span` inside a link, where a paragraph is not valid. */
  readonly as?: 'p' | 'span';
}

/** A side's badge with the name below. */
export function NamedSide({ side, size, className, nameClass, as: NameTag = 'p' }: NamedSideProps) {
  return (
    <div className={className}>
      <SideBadge side={side} size={size} />
      <NameTag className={nameClass}>{side.nombre}</NameTag>
    </div>
  );
}

/** The club's crest, or the rival's badge. */
export function SideBadge({ side, size }: { readonly side: Side; readonly size: number }) {
  return side.isClub ? (
    <Crest size={size} />
  ) : (
    <RivalBadge nombre={side.nombre} color={side.color} escudo={side.escudo} size={size} />
  );
}
