import { Crest } from '../../components/crest';
import { RivalBadge } from '../../components/rival-badge';
import type { Side } from './sides';

interface NamedSideProps {
  readonly side: Side;
  readonly size: number;
  readonly css: Readonly<Record<string, string>>;
  /** Its name within a link is no paragraph. */
  readonly as?: 'p' | 'span';
}

/** A side with its name below its badge, by the classes `side` and `name`. */
export function NamedSide({ side, size, css, as: Name = 'p' }: NamedSideProps) {
  return (
    <div className={css['side']}>
      <SideBadge side={side} size={size} />
      <Name className={css['name']}>{side.nombre}</Name>
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
