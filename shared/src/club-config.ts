/** Settings that are part of the code, because the panel's settings (`records/settings.ts`) cannot hold them. */
export const clubConfig = {
  /**
   * Username `x` signs in at the identity provider as `x@{dominioLogin}`. Existing accounts depend on it (regla 63).
   */
  dominioLogin: 'cd-encina.example',
  /** Language of all texts and dates. */
  idioma: 'es-ES',
} as const;
