import { paths } from './paths';

/* Link props for records. The pages change with a view transition (docs/decisions/0049). */

export const toPartido = (id: string) => ({ to: paths.partido(id), viewTransition: true });

export const toJugador = (id: string) => ({ to: paths.jugador(id), viewTransition: true });
