import { demoSettings } from '@club/shared/demo';
import { palettes } from '@club/shared/palettes';
import type { ClubWeb } from '../state/club-context';

export const CLUB_WEB: ClubWeb & Required<Pick<ClubWeb, 'palettes'>> = {
  ajustes: demoSettings,
  palettes: palettes(demoSettings.colores),
};
