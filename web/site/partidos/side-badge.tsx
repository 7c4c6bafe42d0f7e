import { Crest } from '../../components/crest';
import { RivalBadge } from '../../components/rival-badge';
import type { Side } from './sides';

interface NamedSideProps {
  readonly side: Side;
  readonly size: number;
  readonly className: string | undefined;
  /** Of its name. */
  readonly nameClass: string | undefined;
  /** Its name within a link is no paragraph. */
  readonly as?: 'p' | 'span';
}

/** A side with its name below its badge. */
export function NamedSide({ side, size, className, nameClass, as: Name = 'p' }: NamedSideProps) {
  return (
    <div className={className}>
      <SideBadge side={side} size={size} />
      <Name className={nameClass}>{side.nombre}</Name>
    </div>
  );
}

/** Badge of a side: the club's crest or the rival's disc. */
export function SideBadge({ side, size }: { readonly side: Side; readonly size: number }) {
  return side.isClub ? (
    <Crest size={size} />
  ) : (
    <RivalBadge nombre={side.nombre} color={side.color} escudo={side.escudo} size={size} />
  );
}
