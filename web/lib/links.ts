import { joinParts } from '@club/shared';
import { paths } from './paths';

/* Link props for records. The pages change with a view transition (docs/decisions/0002). */

export const toPartido = (id: string) => ({ to: paths.partido(id), viewTransition: true });

export const toJugador = (id: string) => ({ to: paths.jugador(id), viewTransition: true });

/** Google Maps link for a place. Nothing is loaded from Google until the reader follows it. */
export const mapUrl = (...place: readonly string[]) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(joinParts(', ', ...place))}`;
