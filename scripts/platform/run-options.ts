/** Options for everything that runs the functions of a checkout. */
export interface RunOptions {
  readonly root: string;
  readonly projectId: string;
  /** Settings of the club, as in the deployed `.env`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Called with each line of output. */
  readonly onLine?: (line: string) => void;
}
