import type { Filas } from './estadisticas';

/**
 * Players with a row in a season who are no longer in the squad's document, in order: pages name them without a link
 * (regla 18).
 */
export const borradosOf = (filas: Filas, jugadores: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(filas)
    .filter((id) => !Object.hasOwn(jugadores, id))
    .sort();
