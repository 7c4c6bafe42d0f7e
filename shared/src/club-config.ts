/** Settings that are part of the code, because the panel's settings (`records/settings.ts`) cannot hold them. */
export const clubConfig = {
  /**
   * Username `x` signs in at the identity provider as `x@{loginDomain}`. Existing accounts depend on it (regla 63).
   */
  loginDomain: 'cd-encina.example',
  /** Language of all texts and dates. */
  language: 'es-ES',
} as const;
