import { ajustesDemo } from '@club/shared/demo';
import { paletas } from '@club/shared/paletas';
import type { ClubWeb } from '../estado/club-context';

/** What a page of the demo club knows of it. */
export const CLUB_WEB: ClubWeb & Required<Pick<ClubWeb, 'paletas'>> = {
  ajustes: ajustesDemo,
  paletas: paletas(ajustesDemo.colores),
};
