import { refuse } from '@club/shared';
import type { ImportacionDoc } from './documents';

/** Why nothing may be written while all of the club is being written or deleted. */
export const refuseUnderWay = ({ vaciado }: ImportacionDoc) =>
  refuse(vaciado ? 'vaciado-a-medias' : 'importacion-a-medias');
