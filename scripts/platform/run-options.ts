/** What whatever runs the functions of a checkout is told. */
export interface RunOptions {
  readonly root: string;
  readonly projectId: string;
  /** Settings of the club, as in the deployed `.env`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Sees each line that it prints. */
  readonly onLine?: (line: string) => void;
}
