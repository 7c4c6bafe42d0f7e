import type { Ajustes } from '@club/shared';
import { paletas } from '@club/shared/palettes';
import { useContext, useEffect } from 'react';
import { ShowClubContext } from '../common/shown-club';

/** Applies these settings to the whole panel, whose page was rendered with older ones. */
export function useShownClub(ajustes: Ajustes | undefined): void {
  const show = useContext(ShowClubContext);
  useEffect(() => {
    if (ajustes) show(ajustes, paletas(ajustes.colores));
  }, [show, ajustes]);
}
