import { useState } from 'react';
import { toPartido } from '../../lib/paths';

/**
 * Link props for a match's card, and whether the link was followed. Only the followed card takes part in the view
 * transition (`view-transition.module.css`), because its names must be unique on the page.
 */
export function usePartidoLink(id: string) {
  const [isFollowed, setIsFollowed] = useState(false);
  const link = {
    ...toPartido(id),
    onClick: () => setIsFollowed(true),
  };
  return { link, isFollowed };
}
