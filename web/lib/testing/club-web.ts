import { ajustesDemo } from '@club/shared/demo';
import { paletas } from '@club/shared/paletas';
import type { ClubWeb } from '../estado/club-context';

export const CLUB_WEB: ClubWeb & Required<Pick<ClubWeb, 'paletas'>> = {
  ajustes: ajustesDemo,
  paletas: paletas(ajustesDemo.colores),
};
