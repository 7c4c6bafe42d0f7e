import { useState } from 'react';
import { toPartido } from '../../lib/links';

/**
 * The link of a match's card, to be spread over it, and whether it has been followed: then the card says which of its
 * parts travel to the match's page (`shared-parts.module.css`). Until then it does not, for other cards have the same.
 */
export function usePartidoLink(id: string) {
  const [isFollowed, setIsFollowed] = useState(false);
  const link = {
    ...toPartido(id),
    onClick: () => {
      setIsFollowed(true);
    },
  };
  return { link, isFollowed };
}
