import { useState } from 'react';
import { toPartido } from '../../lib/links';

/**
 * Link props for a match's card, and whether the link was followed. Only the followed card gets the
 * `view-transition-name`s (`view-transition.module.css`), as they must be unique on the page.
 */
export function usePartidoLink(id: string) {
  const [isFollowed, setIsFollowed] = useState(false);
  const link = {
    ...toPartido(id),
    onClick: () => setIsFollowed(true),
  };
  return { link, isFollowed };
}
