import type { Campo, Competicion, Equipo } from '@club/shared';

/** A rival team as it leaves the API. */
export const presentEquipo = ({ _id, nombre, color_hex }: Equipo): Equipo => ({
  _id,
  nombre,
  color_hex,
});

/** A competition as it leaves the API. */
export const presentCompeticion = ({ _id, nombre }: Competicion): Competicion => ({ _id, nombre });

/** A ground as it leaves the API. */
export const presentCampo = ({ _id, nombre }: Campo): Campo => ({ _id, nombre });
