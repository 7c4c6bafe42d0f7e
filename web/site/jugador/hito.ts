/** A round number that a count has reached or is about to. */
interface Hito {
  readonly meta: number;
  /** How many are missing: 0 when it has just been reached. */
  readonly faltan: number;
}

/** From how far a round number is worth a word. */
export const HITO_CERCA = 2;

const isMeta = (cuenta: number) =>
  cuenta === 10 || cuenta === 25 || (cuenta >= 50 && cuenta % 50 === 0);

/** "A un gol de los 50": the round number (10, 25, 50, 100, 150…) that a count is at or next to. */
export function hitoOf(cuenta: number): Hito | undefined {
  for (let faltan = 0; faltan <= HITO_CERCA; faltan += 1) {
    if (isMeta(cuenta + faltan)) return { meta: cuenta + faltan, faltan };
  }
  return undefined;
}
