/** What cannot be a setting of the panel (`registros/ajustes.ts`), and so is part of the code. */
export interface ClubConfig {
  /** A username `x` signs in at the identity provider as `x@{dominioLogin}`: accounts depend on it (regla 63). */
  readonly dominioLogin: string;
  /** Of every text and date of the product. */
  readonly idioma: 'es-ES';
}

export const clubConfig: ClubConfig = {
  dominioLogin: 'cd-encina.example',
  idioma: 'es-ES',
};
