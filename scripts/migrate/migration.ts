import type { Services } from '@club/functions';

/** A step from one schema version of the stored data to the next. */
export interface Migration {
  /** Schema version after the step: one more than that of the step before. */
  readonly version: number;
  /** Description for the person at the terminal. */
  readonly descripcion: string;
  /**
   * Runs the step and returns the number of documents written or deleted. Must be idempotent and safe to interrupt at
   * any point: the site keeps running meanwhile.
   */
  readonly run: (services: Services) => Promise<number>;
}
