import { demoSettings } from '@club/shared/demo';
import { paletas } from '@club/shared/palettes';
import type { ClubWeb } from '../state/club-context';

export const CLUB_WEB: ClubWeb & Required<Pick<ClubWeb, 'paletas'>> = {
  ajustes: demoSettings,
  paletas: paletas(demoSettings.colores),
};
