/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `'true'` in builds that talk to the local emulators. */
  readonly VITE_EMULADORES?: string;
}
