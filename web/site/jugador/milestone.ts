/** A milestone that a count has reached or is close to. */
interface Milestone {
  readonly meta: number;
  /** Number still missing; 0 when it has just been reached. */
  readonly faltan: number;
}

/** Maximum distance from a milestone at which it is shown. */
export const MILESTONE_NEAR = 2;

const isMeta = (cuenta: number) =>
  cuenta === 10 || cuenta === 25 || (cuenta >= 50 && cuenta % 50 === 0);

/** Milestone (10, 25, 50, 100, 150…) at or up to `MILESTONE_NEAR` above a count: "A un gol de los 50". */
export function milestoneOf(cuenta: number): Milestone | undefined {
  for (let faltan = 0; faltan <= MILESTONE_NEAR; faltan += 1) {
    if (isMeta(cuenta + faltan)) return { meta: cuenta + faltan, faltan };
  }
  return undefined;
}
