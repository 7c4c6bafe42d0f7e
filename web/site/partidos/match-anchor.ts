import type { PartidoPreview } from '@club/shared';

/** Element id of a match in the list. */
export const matchAnchor = ({ partido_id: id }: Pick<PartidoPreview, 'partido_id'>) =>
  `partido-${id}`;
