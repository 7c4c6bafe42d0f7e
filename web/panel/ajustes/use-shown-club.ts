import type { Ajustes } from '@club/shared';
import { paletas } from '@club/shared/paletas';
import { useContext, useEffect } from 'react';
import { ShowClubContext } from '../common/shown-club';

/** Shows these settings all over the panel: its page was made with those of before. */
export function useShownClub(ajustes: Ajustes | undefined): void {
  const show = useContext(ShowClubContext);
  useEffect(() => {
    if (ajustes) show(ajustes, paletas(ajustes.colores));
  }, [show, ajustes]);
}
