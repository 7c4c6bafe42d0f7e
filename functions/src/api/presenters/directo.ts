import type { DirectoDoc } from '@club/shared';

/** A live match as it leaves the API. */
export const presentDirecto = (directo: DirectoDoc): DirectoDoc => ({
  partido_id: directo.partido_id,
  version: directo.version,
  pasos: directo.pasos,
  jugadores: directo.jugadores,
  actualizado: directo.actualizado,
});
