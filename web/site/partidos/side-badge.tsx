import { Crest } from '../../components/crest';
import { RivalBadge } from '../../components/rival-badge';
import type { Side } from './sides';

/** Badge of a side: the club's crest or the rival's disc. */
export function SideBadge({ side, size }: { readonly side: Side; readonly size: number }) {
  return side.isClub ? (
    <Crest size={size} />
  ) : (
    <RivalBadge nombre={side.nombre} color={side.color} escudo={side.escudo} size={size} />
  );
}
