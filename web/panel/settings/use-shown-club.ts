import type { Settings } from '@club/shared';
import { palettes } from '@club/shared/palettes';
import { useContext, useEffect } from 'react';
import { ShowClubContext } from '../common/shown-club';

/** Applies these settings to the whole panel, whose page was rendered with older ones. */
export function useShownClub(ajustes: Settings | undefined): void {
  const show = useContext(ShowClubContext);
  useEffect(() => {
    if (ajustes) show(ajustes, palettes(ajustes.colores));
  }, [show, ajustes]);
}
