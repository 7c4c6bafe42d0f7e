/** The signed-in account. It only decides which screens are shown; the server checks permissions. */
export interface Account {
  readonly email: string;
  /** False for a helper, who may only enter matches. */
  readonly isAdmin: boolean;
}
