/** Who is signed in. What he may do is the server's affair: here it decides which screens he sees. */
export interface Cuenta {
  readonly email: string;
  /** False for a helper, who may only enter matches. */
  readonly isAdministrador: boolean;
}
