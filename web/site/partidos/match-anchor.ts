import type { PartidoPreview } from '@club/shared';

/** Where a match stands in its season's list. */
export const matchAnchor = ({ partido_id: id }: Pick<PartidoPreview, 'partido_id'>) =>
  `partido-${id}`;
