import type { Services } from '@club/functions';

/** A step from one form of the stored data to the next. */
export interface Migration {
  /** Version of the data once it is done: one more than that of the step before. */
  readonly version: number;
  /** What it does, for the person at the terminal. */
  readonly descripcion: string;
  /**
   * Does it, and gives how many documents it wrote or removed. It may be cut off at any point and run again, and finds
   * nothing to do in data that has the new form already: the site goes on meanwhile.
   */
  readonly run: (services: Services) => Promise<number>;
}
