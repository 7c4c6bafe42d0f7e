import { paths } from './paths';

/*
 * Where a link to a record leads, to be spread over it. The page that opens takes the place of this one by a view
 * transition (docs/decisions/0056).
 */

/** To a match's page. */
export const toPartido = (id: string) => ({ to: paths.partido(id), viewTransition: true });

/** To a player's page. */
export const toJugador = (id: string) => ({ to: paths.jugador(id), viewTransition: true });
