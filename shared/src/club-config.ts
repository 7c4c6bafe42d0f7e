/** What cannot be a setting of the panel (`registros/ajustes.ts`), and so is part of the code. */
export const clubConfig = {
  /** A username `x` signs in at the identity provider as `x@{dominioLogin}`: accounts depend on it (regla 63). */
  dominioLogin: 'cd-encina.example',
  /** Of every text and date of the product. */
  idioma: 'es-ES',
} as const;
