import 'vitest';

declare module 'vitest' {
  /** Values that the global set-up of integration tests provides to test files. */
  export interface ProvidedContext {
    /** `host:port` of the Firestore emulator, for any project id. */
    readonly firestoreHost: string;
    /** `host:port` of the Auth emulator. */
    readonly authHost: string;
    readonly authProjectId: string;
    /** URL of the folder with the web's server build, as the function `pagina` reads it. */
    readonly webBuild: string;
  }
}
