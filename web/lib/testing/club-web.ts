import { demoSettings } from '@club/shared/demo';
import { palettes } from '@club/shared/palettes';
import type { ClubOfPage } from '@club/shared';

export const CLUB_WEB: ClubOfPage = {
  ajustes: demoSettings,
  palettes: palettes(demoSettings.colores),
};
